import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { mustAskAboutCookies } from '#domain/browser-rules/cookies.ts';
import { normaliseQuery } from '#domain/navigation/addresses/search-path.ts';
import { readCookie } from '#ui/browser/storage/cookies.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: OwnLocalKey = 'recentSearches';
const most = 6;

/** The searches on this device, the latest first. Values that are not ours count as none (DEC-82). */
export function recentSearches(): readonly string[] {
  return localJson.read(key, textsOf) ?? [];
}

/** Nothing is stored before the visitor has consented (DEC-42). */
export function noteSearch(query: string): void {
  if (mustAskAboutCookies(readCookie('cookiesAccepted'))) return;
  localJson.write(key, withSearch(recentSearches(), query));
}

export function emptyRecentSearches(): void {
  localJson.remove(key);
}

/** Where every keystroke searches (DEC-58), the beginnings of a query are not stored as searches. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  return [query, ...recent.filter((text) => !query.startsWith(text))].slice(0, most);
}

function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((text): text is string => typeof text === 'string').map(normaliseQuery);
  return [...new Set(texts)].filter((text) => text !== '').slice(0, most);
}
