import { mergeBy } from '#domain/collection/merge-by.ts';
import type { FilterOption } from '#domain/filter/filters.ts';
import type { ArticleList, ListData, ListPage, ListTile } from './list-page.ts';

interface CacheEntry<T> {
  readonly value: T;
  readonly expires: number;
}

/*
 * Lists that have been shown in this tab: going back, or taking a filter away again, shows them at once. Only a mounted
 * screen puts anything in, so on the server the cache stays empty and rendering never depends on it (DEC-05).
 */
const lists = new Map<string, CacheEntry<ArticleList>>();
const pages = new Map<string, CacheEntry<ListPage>>();
const tiles = new Map<string, CacheEntry<ListTile | null>>();
let productLines: readonly FilterOption[] = [];
let sizes: readonly FilterOption[] = [];

const maxEntries = 40;
/** As long as a browser may use the start lists without asking again (DEC-33). */
const lifetimeMs = 300_000;

export function cacheList({ page, path, key }: Pick<ListData, 'page' | 'path' | 'key'>, list: ArticleList): void {
  put(pages, path, page);
  put(lists, key, list);
  put(tiles, path, list.tile);
  productLines = mergeBy(productLines, list.facets.productlines, ({ id }) => id);
  sizes = mergeBy(sizes, list.facets.sizes, ({ id }) => id);
}

export function cachedList(key: string): ArticleList | undefined {
  return get(lists, key);
}

/** A list filtered by price is always asked for anew: each release of the slider sends a request (UI-55). */
export function evictList(key: string): void {
  lists.delete(key);
}

export function cachedPage(path: string): ListPage | undefined {
  return get(pages, path);
}

/** The tile among the articles is the same whatever they are filtered by. */
export function cachedTile(path: string): ListTile | null | undefined {
  return get(tiles, path);
}

/** Filter options that were on offer before and that no start list names. */
export function cachedOptions(): Readonly<Record<'productLines' | 'sizes', readonly FilterOption[]>> {
  return { productLines, sizes };
}

function put<T>(cache: Map<string, CacheEntry<T>>, key: string, value: T): void {
  cache.delete(key);
  cache.set(key, { value, expires: Date.now() + lifetimeMs });
  const oldest = cache.keys().next();
  if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
}

function get<T>(cache: ReadonlyMap<string, CacheEntry<T>>, key: string): T | undefined {
  const entry = cache.get(key);
  return entry !== undefined && Date.now() < entry.expires ? entry.value : undefined;
}
