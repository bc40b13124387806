import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { mustAskAboutCookies } from '#domain/browser-rules/cookies.ts';
import { normaliseQuery } from '#domain/navigation/search-path.ts';
import { readCookie } from '#ui/browser/storage/cookies.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: OwnLocalKey = 'recentSearches';
const most = 6;

/** What was searched for on this device, the latest first. Foreign values are as good as none (DEC-82). */
export function recentSearches(): readonly string[] {
  return localJson.read(key, textsOf) ?? [];
}

/** Nothing is kept before the visitor has answered what may be (DEC-42). */
export function noteSearch(query: string): void {
  if (mustAskAboutCookies(readCookie('cookiesAccepted'))) return;
  localJson.write(key, withSearch(recentSearches(), query));
}

export function emptyRecentSearches(): void {
  localJson.remove(key);
}

/** Where every keystroke searches (DEC-58), the beginnings of a query are no searches of their own. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  return [query, ...recent.filter((text) => !query.startsWith(text))].slice(0, most);
}

function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((text): text is string => typeof text === 'string').map(normaliseQuery);
  return [...new Set(texts)].filter((text) => text !== '').slice(0, most);
}
