import { normaliseQuery } from '../navigation/addresses/search-path.ts';

/** Seven digits, however they are grouped: a phone number, a card, somebody's birth number. */
const manyDigits = /\d(?:[\s.\-–+()]*\d){6}/;

/** A query as it may be counted; null for an empty one, and for one that may be about somebody: a mail address, a long number. */
export function countableQuery(text: string): string | null {
  const query = normaliseQuery(text);
  return query === '' || query.includes('@') || manyDigits.test(query) ? null : query;
}
