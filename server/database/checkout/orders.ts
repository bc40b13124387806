import type { Orders } from '#server/ports/checkout/orders.ts';
import type { Queryable } from '../connection/client.ts';

export function orders(tx: Queryable): Orders {
  return {
    write: async ({ reservation, vatPercentage, vat, net }) => {
      await tx.execute(
        `WITH made AS (
           INSERT INTO orders (reservation_id, customer_id, vat_percentage, vat_ore, net_ore, total_ore, freight_ore, discount_ore)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (reservation_id) DO NOTHING RETURNING order_id
         )
         INSERT INTO order_lines (order_id, line_no, ean, name, count, price_ore, discount_ore, vat_percentage)
         SELECT order_id, line_no, ean, name, count, price_ore, discount_ore, l.vat_percentage
           FROM made, reservation_lines l WHERE l.reservation_id = $1 AND count > 0`,
        [
          reservation.id,
          reservation.customerId,
          vatPercentage,
          vat,
          net,
          reservation.total,
          reservation.freight,
          reservation.discount,
        ],
      );
    },
  };
}
