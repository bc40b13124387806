import type { ListOf } from './catalogue/catalogue-index.ts';

/**
 * What a cached value was made of, so that a change drops exactly what it touched: an article by its id, an article as lists
 * show it (whether a shop has it, but not how many pieces), a list, the counts in the menus, or `any`: some article,
 * whichever. What is published beside the catalogue needs no tag: it comes as a new version, which drops everything.
 */
export type CacheTag = number | `listed:${number}` | ListOf | 'counts' | 'any';

/** For what shows wire records of lists alone: tills tell of pieces a thousand times a second, and few of those empty a shelf. */
export function asListed(articleIds: readonly number[]): CacheTag[] {
  return articleIds.map((id) => `listed:${id}` as const);
}

/** What a read has found, and what that depends on. */
export interface Tagged<T> {
  readonly data: T;
  readonly dependsOn: readonly CacheTag[];
}

export function tagged<T>(data: T, dependsOn: Iterable<CacheTag>): Tagged<T> {
  return { data, dependsOn: [...new Set(dependsOn)] };
}
