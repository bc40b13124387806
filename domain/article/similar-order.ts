import type { Article } from './article.ts';
import { paidPrice } from './paid-price.ts';

type Compared = Pick<Article, 'id' | 'price' | 'campaigns' | 'colorGroups'>;

/** Another colour family puts an article as far back as a price half as high again. */
const colorWeight = 0.5;

/** Others of the same kind by how near they come: in price, and whether they come in one of its colours. The article itself is left out. */
export function bySimilarity<A extends Compared>(article: Compared, others: readonly A[]): readonly A[] {
  const price = Math.max(paidPrice(article), 1);
  const colors = new Set(article.colorGroups.map(({ id }) => id));
  const apart = (other: A) =>
    Math.abs(paidPrice(other) - price) / price + (other.colorGroups.some(({ id }) => colors.has(id)) ? 0 : colorWeight);
  return others.filter(({ id }) => id !== article.id).sort((a, b) => apart(a) - apart(b));
}
