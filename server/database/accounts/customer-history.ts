import type { OrderRecord } from '#contract/history.ts';
import { kronerOf, oere } from '#domain/money/money.ts';
import type { CustomerHistory } from '#server/ports/customer/customer-history.ts';
import { readReservations } from '../checkout/reservation-rows.ts';
import type { Queryable } from '../connection/client.ts';

export function customerHistory(database: Queryable): CustomerHistory {
  const count = async (table: 'reservations' | 'orders' | 'consents', customerId: number) => {
    const [row] = await database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${table} WHERE customer_id = $1`,
      [customerId],
    );
    return row?.total ?? 0;
  };
  return {
    reservations: async (customerId, from, take) => ({
      entries: await readReservations(
        database,
        'r.customer_id = $1 ORDER BY r.created_at DESC, r.reservation_id DESC OFFSET $2 LIMIT $3',
        [customerId, from, take],
      ),
      total: await count('reservations', customerId),
    }),
    orders: async (customerId, from, take) => {
      const rows = await database.query<OrderRow>(
        `SELECT order_id, reservation_id, vat_percentage, vat_ore, net_ore, total_ore, created_at, l.lines
           FROM orders o CROSS JOIN LATERAL (
             SELECT json_agg(json_build_object(
                      'EanNo', l.ean, 'Name', l.name, 'Count', l.count, 'Price', l.price_ore, 'VatPercentage', l.vat_percentage,
                      'ArticleID', r.article_id, 'Size', r.size, 'Color', r.color, 'Image', r.image,
                      'Slug', a.slug, 'Reviewed', w.review_id IS NOT NULL) ORDER BY line_no) AS lines
               FROM order_lines l JOIN reservation_lines r USING (line_no)
               LEFT JOIN articles a ON a.article_id = r.article_id AND a.visible_on_web = 1
               LEFT JOIN reviews w ON w.article_id = r.article_id AND w.customer_id = o.customer_id AND w.rejected_at IS NULL
              WHERE l.order_id = o.order_id AND r.reservation_id = o.reservation_id) l
          WHERE customer_id = $1 ORDER BY created_at DESC, order_id DESC OFFSET $2 LIMIT $3`,
        [customerId, from, take],
      );
      return { entries: rows.map(orderRecord), total: await count('orders', customerId) };
    },
    consents: async (customerId, from, take) => {
      const rows = await database.query<{ consent: string; granted: boolean; changed_at: Date }>(
        `SELECT consent, granted, changed_at FROM consents WHERE customer_id = $1
          ORDER BY changed_at DESC, consent_id DESC OFFSET $2 LIMIT $3`,
        [customerId, from, take],
      );
      const entries = rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
      return { entries, total: await count('consents', customerId) };
    },
  };
}

interface OrderRow {
  readonly order_id: number;
  readonly reservation_id: number;
  readonly vat_percentage: number;
  readonly vat_ore: number;
  readonly net_ore: number;
  readonly total_ore: number;
  readonly created_at: Date;
  /** As they go out, but for the price, which is øre here. */
  readonly lines: OrderRecord['orderlines'] | null;
}

function orderRecord(row: OrderRow): OrderRecord {
  return {
    OrderID: row.order_id,
    VatPercentage: row.vat_percentage,
    Vat: kronerOf(oere(row.vat_ore)),
    NetAmount: kronerOf(oere(row.net_ore)),
    Total: kronerOf(oere(row.total_ore)),
    orderlines: (row.lines ?? []).map((line) => ({ ...line, Price: kronerOf(oere(line.Price)) })),
    DateCreated: row.created_at.toISOString(),
    reservation_id: row.reservation_id,
  };
}
