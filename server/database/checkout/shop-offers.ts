import type { ShopOffers } from '#server/ports/checkout/shop-offers.ts';
import type { Queryable } from '../connection/client.ts';

export function shopOffers(tx: Queryable): ShopOffers {
  return {
    write: async (reservationId, line, offer) => {
      await tx.execute('DELETE FROM shop_offers WHERE reservation_id = $1 AND line_no = $2 AND taken_by IS NULL', [
        reservationId,
        line,
      ]);
      if (offer === null) return;
      await tx.execute(
        `INSERT INTO shop_offers (reservation_id, line_no, shop_id, count, amount_ore, metres, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (reservation_id, line_no) DO NOTHING`,
        [reservationId, line, offer.shop, offer.count, offer.amount, offer.metres, new Date(offer.until)],
      );
    },
    take: async (offerId, reservationId) => {
      await tx.execute('UPDATE shop_offers SET taken_by = $2 WHERE offer_id = $1', [offerId, reservationId]);
    },
  };
}
