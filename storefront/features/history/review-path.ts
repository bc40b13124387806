import type { OrderRecord } from '#contract/history.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import { variantQuery } from '#domain/navigation/addresses/variant-query.ts';
import { pathTo } from '#domain/navigation/path-to.ts';

/** Where a bought article is reviewed, in the size and colour bought; null when it has been (DEC-122), or is not shown any more. */
export function reviewPath({
  Slug,
  Reviewed,
  Size,
  Color,
}: Pick<OrderRecord['orderlines'][number], 'Slug' | 'Reviewed' | 'Size' | 'Color'>): string | null {
  if (Slug === null || Reviewed) return null;
  const bought = variantQuery({ color: Color, size: Size });
  return `${pathTo('product', { articleName: Slug })}${bought}#${anchors.writeReview}`;
}
