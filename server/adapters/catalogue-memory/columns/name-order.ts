import { compareNorwegian } from '#domain/text/collation.ts';
import type { ArticleRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { sortInSlices } from '../../catalogue-shared/structures/sort-in-slices.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { collationKey } from '../structures/collation-key.ts';

export interface NamedRows {
  /** In document order: by name, then by id. */
  readonly rows: ArticleRow[];
  /** By document, equal for equal names: the key of the order of names. */
  readonly ranks: Int32Array;
}

export async function inNameOrder(articles: readonly ArticleRow[], timeSlice: TimeSlice): Promise<NamedRows> {
  const keys: (string | null)[] = new Array(articles.length);
  await timeSlice.each(articles.length, (at) => {
    keys[at] = collationKey(checked(articles[at]).name);
  });
  const compareNames = (a: number, b: number): number => {
    const [x = null, y = null] = [keys[a], keys[b]];
    if (x !== null && y !== null && x !== y) return x < y ? -1 : 1;
    return compareNorwegian(checked(articles[a]).name, checked(articles[b]).name);
  };
  const order = await sortInSlices(
    articles.length,
    (a, b) => compareNames(a, b) || checked(articles[a]).id - checked(articles[b]).id,
    timeSlice,
  );
  const ranks = new Int32Array(order.length);
  const rows: ArticleRow[] = [];
  await timeSlice.each(order.length, (doc) => {
    const row = checked(order[doc]);
    rows.push(checked(articles[row]));
    const sameName = doc > 0 && compareNames(checked(order[doc - 1]), row) === 0;
    ranks[doc] = sameName ? checked(ranks[doc - 1]) : doc;
  });
  return { rows, ranks };
}
