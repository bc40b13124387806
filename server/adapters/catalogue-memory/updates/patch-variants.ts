import { numberTail } from '../../catalogue-shared/number-key.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { putVariant, type VariantOrdinals } from '../columns/variant-columns.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ArticleUpsert } from './prepare-patch.ts';

/** The variants of an article and their stock: overwritten in place where eans and shops are the same, else moved behind all others. */
export function putVariants(snapshot: Snapshot, upsert: ArticleUpsert, ordinalOf: VariantOrdinals): void {
  const { variants, stock, shops, byEan, byEanTail, texts } = snapshot;
  const { doc } = upsert;
  const held = upsert.variants.map(({ ean }) =>
    upsert.stockOf(ean).flatMap(({ shopId, qty }) => {
      const shop = shops.ordinalOf(shopId);
      return shop === -1 ? [] : [{ shop, pieces: Math.max(0, qty) }];
    }),
  );
  const start = checked(variants.starts[doc]);
  const stays = isSame(snapshot, upsert, held);
  if (!stays) {
    dropVariants(snapshot, doc);
    variants.starts[doc] = variants.count;
    variants.count += upsert.variants.length;
    variants.ends[doc] = variants.count;
  }
  upsert.variants.forEach((row, at) => {
    const variant = (stays ? start : checked(variants.starts[doc])) + at;
    variants.doc[variant] = doc;
    putVariant(variants, variant, row, ordinalOf, texts);
    if (!stays) {
      byEan.add(row.ean, variant);
      byEanTail.add(numberTail(row.ean), variant);
    }
    for (const { shop, pieces } of held[at] ?? []) stock.put(variant, shop, pieces);
  });
}

export function dropVariants({ variants, byEan, byEanTail, texts }: Snapshot, doc: number): void {
  const end = checked(variants.ends[doc]);
  for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
    const ean = texts.text(checked(variants.ean[variant]));
    byEan.remove(ean, variant);
    byEanTail.remove(numberTail(ean), variant);
  }
  variants.ends[doc] = checked(variants.starts[doc]);
}

/** Whether the variants have the eans they had, in that order, carried by the shops that carried them. */
function isSame(
  { variants, stock, texts }: Snapshot,
  { doc, variants: rows }: ArticleUpsert,
  held: readonly (readonly { readonly shop: number }[])[],
): boolean {
  const start = checked(variants.starts[doc]);
  if (checked(variants.ends[doc]) - start !== rows.length) return false;
  return rows.every((row, at) => {
    if (texts.text(checked(variants.ean[start + at])) !== row.ean) return false;
    const carried = new Set<number>();
    stock.each(start + at, (shop) => carried.add(shop));
    const now = new Set(held[at]?.map(({ shop }) => shop));
    return carried.size === now.size && now.isSubsetOf(carried);
  });
}
