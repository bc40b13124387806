import type { Answer } from '#contract/shop-api.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { SearchSteering } from '#server/ports/content/published.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { PopularSearches } from './popular-searches.ts';

export interface PopularParts {
  readonly index: Catalogue;
  readonly steering: SearchSteering;
  readonly popular: PopularSearches;
}

const shown = 6;
/** Two queries with equally many hits and the same first ones mean the same: 'jakke' and 'jakker'. */
const alike = 5;

/**
 * What others search for now: only what the shop finds today, understood in every word, so that nobody's slip, name or bad
 * language is shown to others; and of several that mean the same, the one that most write.
 */
export async function readPopularSearches({
  index,
  steering,
  popular,
}: PopularParts): Promise<Result<Answer<'popularSearches'>, never>> {
  const queries: string[] = [];
  const meanings = new Set<string>();
  const asked = await popular.current();
  const found = await index.queries(asked.map((text) => ({ text, chain: steering.words, from: 0, take: alike })));
  for (const [at, { total, reading, ids }] of found.entries()) {
    if (total === 0 || reading === null || reading.understood.length === 0) continue;
    if (reading.leftOut.length > 0 || reading.corrected !== null) continue;
    const meaning = [total, ...ids].join(' ');
    if (meanings.has(meaning)) continue;
    meanings.add(meaning);
    if (queries.push(asked[at] ?? '') === shown) break;
  }
  return done(queries);
}
