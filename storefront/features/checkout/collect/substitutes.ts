import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Ean } from '#domain/article/ean.ts';
import type { Variant } from '#domain/article/variant.ts';

/**
 * Variants of the same article in the order one would take them instead: the same size in another colour, then the same
 * colour in the sizes beside it. Both at once is another garment.
 */
export function substitutesFor({ variants }: Pick<ArticleDetail, 'variants'>, ean: Ean): readonly Variant[] {
  const wanted = variants.find((variant) => variant.ean === ean);
  if (wanted === undefined) return [];
  const sizes = [...new Set(variants.map(({ size }) => size.id))];
  const steps = ({ size }: Variant) => Math.abs(sizes.indexOf(size.id) - sizes.indexOf(wanted.size.id));
  const otherColor = variants.filter(({ size, color }) => size.id === wanted.size.id && color.id !== wanted.color.id);
  const nextSize = variants.filter((variant) => variant.color.id === wanted.color.id && steps(variant) === 1);
  return [...otherColor, ...nextSize];
}
