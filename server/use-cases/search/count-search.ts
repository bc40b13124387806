import type { CheckedInput } from '#contract/shop-api.ts';
import { countableQuery } from '#domain/search/countable-query.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { SearchSteering } from '#server/ports/content/published.ts';
import { done, type Result } from '#server/ports/result.ts';
import { placesFor } from '../catalogue/places-for.ts';
import type { SearchCounter } from './search-counter.ts';

export interface CountParts {
  readonly index: Catalogue;
  readonly steering: SearchSteering;
  readonly counter: SearchCounter;
  readonly now: number;
  /** The address that asks. */
  readonly visitor: string;
}

/** A search was shown, or a hit at a position followed. What was found is looked up here, not taken from the caller. */
export async function countSearch(
  { index, steering, counter, now, visitor }: CountParts,
  input: CheckedInput<'countSearch'>,
): Promise<Result<null, never>> {
  const text = countableQuery(input.query);
  if (text === null) return done(null);
  if (input.position !== undefined) counter.followed(text, input.position);
  else {
    const places = placesFor(steering, text, now);
    const { total, reading } = await index.query({ text, chain: steering.words, ...places, from: 0, take: 0 });
    counter.searched(text, { hits: total, leftOut: (reading?.leftOut.length ?? 0) > 0 }, visitor);
  }
  return done(null);
}
