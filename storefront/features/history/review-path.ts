import type { OrderRecord } from '#contract/history.ts';
import { anchors } from '#domain/navigation/anchors.ts';
import { pathTo } from '#domain/navigation/path-to.ts';

/** Where a bought article is reviewed; null when it has been (DEC-122), or is not shown any more. */
export function reviewPath({
  Slug,
  Reviewed,
}: Pick<OrderRecord['orderlines'][number], 'Slug' | 'Reviewed'>): string | null {
  if (Slug === null || Reviewed) return null;
  return `${pathTo('product', { articleName: Slug })}#${anchors.writeReview}`;
}
