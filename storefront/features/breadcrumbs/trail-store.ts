import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import {
  arrive,
  type Breadcrumb,
  type BreadcrumbTrail,
  leaveAt,
  nameCurrent,
} from '#domain/navigation/moving/breadcrumbs.ts';
import { readTrail, writeTrail } from '#domain/navigation/moving/stored-breadcrumbs.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { isRecord } from '#domain/storage/parse-json.ts';
import { store } from '#storefront/data/store.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const trailKey = 'breadCrumbs';
/**
 * A trail entry holds no query (DEC-29), so the sort, filters and page count of lists are stored beside the trail, by
 * path.
 */
const searchesKey = 'breadCrumbSearches';

/** Empty on the server and until the page has started. */
export const trail = store<BreadcrumbTrail>([]);

export function readStoredTrail(): void {
  trail.set(readTrail(sessionJson.readText(trailKey)));
}

/** Called before a screen is replaced: stores its query and scroll position (NAV-20). */
export function leaveScreen(search: string, scrollPosition: number): void {
  const left = trail.get().at(-1);
  if (left !== undefined) sessionJson.write(searchesKey, { ...storedSearches(), [pathOf(left)]: search });
  setTrail(leaveAt(trail.get(), scrollPosition));
}

/** Null is the not-found screen. */
export function arriveAtScreen(screen: Pick<Breadcrumb, 'name' | 'params'> | null): void {
  if (screen === null) {
    setTrail(arrive(trail.get(), null));
    return;
  }
  const title = screen.name === 'home' ? breadcrumbsText.home : null;
  setTrail(arrive(trail.get(), { ...screen, title, scrollPosition: 0 }));
}

export function nameScreen(title: string): void {
  setTrail(nameCurrent(trail.get(), title));
}

/** Where an entry leads, with the query it was left with. */
export function addressOf(entry: Breadcrumb): string {
  const path = pathOf(entry);
  return path + (storedSearches()[path] ?? '');
}

function setTrail(next: BreadcrumbTrail): void {
  trail.set(next);
  sessionJson.writeText(trailKey, writeTrail(next));
}

function storedSearches(): Readonly<Record<string, string>> {
  const stored = sessionJson.read(searchesKey, (value) => (isRecord(value) ? value : undefined)) ?? {};
  const known = new Set(trail.get().map(pathOf));
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => known.has(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

function pathOf({ name, params }: Breadcrumb): string {
  return fillPattern(name, params);
}
