import { mergeBy } from '#domain/collection/merge-by.ts';
import type { FilterOption } from '#domain/filter/filters.ts';
import type { ArticleList, ListData, ListPage, ListTile } from './list-page.ts';

interface Seen<T> {
  readonly value: T;
  readonly until: number;
}

/*
 * Lists that have been on the screen in this tab: going back, or taking a filter away again, shows them at once. Only a
 * screen that is shown puts anything in, so on the server it all stays empty and rendering never depends on it (DEC-05).
 */
const lists = new Map<string, Seen<ArticleList>>();
const pages = new Map<string, Seen<ListPage>>();
const tiles = new Map<string, Seen<ListTile | null>>();
let productLines: readonly FilterOption[] = [];
let sizes: readonly FilterOption[] = [];

const mostKept = 40;
/** As long as a browser may use the start lists without asking again (DEC-33). */
const keptFor = 300_000;

export function rememberList({ page, path, key }: Pick<ListData, 'page' | 'path' | 'key'>, list: ArticleList): void {
  keep(pages, path, page);
  keep(lists, key, list);
  keep(tiles, path, list.tile);
  productLines = mergeBy(productLines, list.facets.productlines, ({ id }) => id);
  sizes = mergeBy(sizes, list.facets.sizes, ({ id }) => id);
}

export function recallList(key: string): ArticleList | undefined {
  return recall(lists, key);
}

/** What is asked for by its price is asked anew: each release of the slider is a question (UI-55). */
export function forgetList(key: string): void {
  lists.delete(key);
}

export function recallPage(path: string): ListPage | undefined {
  return recall(pages, path);
}

/** What stands among the articles, whatever they are filtered by. */
export function recallTile(path: string): ListTile | null | undefined {
  return recall(tiles, path);
}

/** What has been on offer in the filter, and is in no start list. */
export function seenOptions(): Readonly<Record<'productLines' | 'sizes', readonly FilterOption[]>> {
  return { productLines, sizes };
}

function keep<T>(kept: Map<string, Seen<T>>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, { value, until: Date.now() + keptFor });
  const oldest = kept.keys().next();
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
}

function recall<T>(kept: ReadonlyMap<string, Seen<T>>, key: string): T | undefined {
  const seen = kept.get(key);
  return seen !== undefined && Date.now() < seen.until ? seen.value : undefined;
}
