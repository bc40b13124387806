import type { OrdersAnswer, SystemOrder } from '#contract/system/orders.ts';
import type { OrderFeed } from '#server/ports/system/order-feed.ts';
import type { Database } from '../connection/client.ts';
import { placeEvents } from './place-events.ts';

type EventRow = Omit<OrdersAnswer['events'][number], 'at'> & { readonly at: Date };
type OrderRow = Omit<SystemOrder, 'placed_at' | 'lines'> & { placed_at: Date; lines: SystemOrder['lines'] | null };

export function orderFeed(database: Database): OrderFeed {
  return {
    events: async ({ after, limit, shops }) => {
      await placeEvents(database);
      const rows = await database.query<EventRow>(
        `SELECT position, type, reservation_id AS "order", created_at AS at, data FROM outbox_events
          WHERE position > $1 AND type ~ '^(order|withdrawal)[.]' AND ($2::int[] IS NULL OR shop_id = ANY ($2)) ORDER BY position LIMIT $3`,
        [after, shops, limit],
      );
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },
    orders: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await database.query<OrderRow>(
        `SELECT r.reservation_id AS "order", r.status_id AS status, r.shop_id AS shop, r.delivery, r.created_at AS placed_at,
                r.payment_method, r.promocode, r.goods_ore AS goods, r.discount_ore AS discount, r.freight_ore AS freight,
                r.total_ore AS total, r.shipping_method_id AS shipping_method, r.tracking_url,
                CASE WHEN r.anonymised_at IS NULL AND r.customer_name IS NOT NULL THEN json_build_object(
                  'name', r.customer_name, 'email', r.email, 'phone', r.phone, 'address', r.address,
                  'postal_code', r.postal_code, 'city', r.city) END AS customer,
                (SELECT json_agg(json_build_object('ean', l.ean, 'article', l.article_id, 'name', l.name, 'size', l.size,
                          'color', l.color, 'count', l.count, 'price', l.price_ore, 'discount', l.discount_ore,
                          'vat', l.vat_percentage) ORDER BY l.line_no)
                   FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) AS lines
           FROM reservations r WHERE r.reservation_id = ANY ($1) ORDER BY r.reservation_id`,
        [ids],
      );
      return rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString(), lines: row.lines ?? [] }));
    },
  };
}
