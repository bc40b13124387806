import { eanOf } from '#domain/article/ean.ts';
import { nearestWithGoods } from '#domain/shop/nearest-with-goods.ts';
import { shopId, webStockShop } from '#domain/shop/shop-id.ts';
import type { NewShopOffer } from '#server/ports/checkout/shop-offers.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { CounterLine, CounterTransaction } from '#server/ports/counter.ts';
import type { CounterParts } from './counter-parts.ts';

/** As far as somebody would go for it. */
const farthestMetres = 30_000;
const offeredForMs = 3 * 86_400_000;

/**
 * Where the pieces are that were not found: the nearest shop within 30 km that has all of them is offered to the customer, at the price
 * that was agreed. Nothing is held there before they say yes. Gives the shop's name.
 */
export async function offerElsewhere(
  tx: CounterTransaction,
  { checkout: { published }, now }: CounterParts,
  reservation: StoredReservation,
  { line, ean, missing, missingAmount }: CounterLine,
): Promise<string | null> {
  const offer = async (): Promise<(NewShopOffer & { readonly name: string }) | null> => {
    if (reservation.delivery || missing === 0) return null;
    const variant = (await tx.facts.variants([eanOf(ean)], now())).get(eanOf(ean));
    if (variant === undefined || !variant.visible) return null;
    const enough = variant.stock.filter(({ id, qty }) => qty >= missing && id !== webStockShop);
    const goodsIn = new Map<number, number>(enough.map(({ id, qty }) => [id, qty]));
    const nearest = nearestWithGoods(published.current.shops, goodsIn, [reservation.shop]);
    if (nearest === null || nearest.distance > farthestMetres) return null;
    return {
      shop: shopId(nearest.id),
      name: nearest.name,
      count: missing,
      amount: missingAmount,
      metres: nearest.distance,
      until: now() + offeredForMs,
    };
  };
  const found = await offer();
  await tx.offers.write(reservation.id, line, found);
  return found?.name ?? null;
}
