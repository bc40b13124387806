import type { Availability } from '#contract/article.ts';
import type { Variant } from '#domain/article/variant.ts';
import { shopId } from '#domain/shop/shop-id.ts';

/** The variants with the stock of a fresh answer; one it does not name stays as it was (DEC-61). */
export function withFreshStock(variants: readonly Variant[], answer: Availability): readonly Variant[] {
  const byEan = new Map(answer.map((row) => [row.EanNo, row]));
  return variants.map((variant) => {
    const row = byEan.get(variant.ean);
    if (row === undefined) return variant;
    const shops = row.Shops.map(({ id, qty }) => ({ id: shopId(id), qty })); // in the order delivered, DEC-73
    return { ...variant, availability: row.Availability, shops };
  });
}
