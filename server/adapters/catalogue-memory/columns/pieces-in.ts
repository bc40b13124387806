import type { ShopStock } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';

/** Pieces of an article in each of the shops, all sizes or one, in the order asked; shops without pieces left out. */
export function piecesIn(
  snapshot: Snapshot,
  articleId: number,
  shopIds: readonly number[],
  sizeId: number | null,
): ShopStock[] {
  const { articles, variants, stock, shops, dimensions } = snapshot;
  const doc = articles.docById.find(articleId);
  if (doc === -1) return [];
  const size = sizeId === null ? null : dimensions.SizeID.ordinalOf(sizeId);
  return shopIds
    .map((id) => {
      const shop = shops.ordinalOf(id);
      let qty = 0;
      const end = checked(variants.ends[doc]);
      for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
        if (size === null || variants.size[variant] === size) qty += stock.pieces(variant, shop);
      }
      return { id, qty };
    })
    .filter(({ qty }) => qty > 0);
}
