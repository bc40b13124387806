import type { ShopId } from '#domain/shop/shop-id.ts';
import type { QueueContents, QueuedOrder } from '#server/ports/counter-rows.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from './milliseconds.ts';

/** Lines of an order that the queue shows, small. */
const shownLines = 4;

/** An order `r` as a list shows it, as JSON. */
export const queuedOrder = `
  SELECT json_build_object(
           'id', r.reservation_id, 'version', r.version, 'status', r.status_id, 'name', r.customer_name, 'delivery', r.delivery,
           'paymentMethod', r.payment_method, 'total', r.total_ore, 'createdAt', ${milliseconds('r.created_at')},
           'receivedAt', ${milliseconds('coalesce(c.received_at, r.created_at)')}, 'expiresAt', ${milliseconds('r.expires_at')},
           'picker', CASE WHEN m.staff_member_id IS NOT NULL THEN json_build_object('id', m.staff_member_id, 'name', m.name) END,
           'place', r.place, 'pieces', l.pieces, 'picked', l.picked, 'missing', l.missing, 'lines', l.shown,
           'lineCount', l.line_count) AS row
    FROM reservations r
    LEFT JOIN staff_members m ON m.staff_member_id = r.picker
   CROSS JOIN LATERAL (
     SELECT min(changed_at) AS received_at FROM reservation_status_changes
      WHERE reservation_id = r.reservation_id AND to_status = 2) c
   CROSS JOIN LATERAL (
     SELECT sum(count + missing) AS pieces, sum(picked) AS picked, sum(missing) AS missing, count(*) AS line_count,
            (json_agg(json_build_object('image', image, 'name', name, 'count', count + missing) ORDER BY line_no)
              FILTER (WHERE line_no <= ${shownLines})) AS shown
       FROM reservation_lines WHERE reservation_id = r.reservation_id) l`;

/** Everything the queue of a shop shows, in one statement; `since` is the beginning of its day. */
export async function queueContents(on: Queryable, shop: ShopId, since: number): Promise<QueueContents> {
  const [row] = await on.query<Omit<QueueContents, 'rows'> & { rows: readonly QueuedOrder[] | null }>(
    `SELECT (SELECT json_agg(q.row) FROM (
              ${queuedOrder} WHERE r.shop_id = $1 AND r.status_id IN (2, 3, 4) ORDER BY r.status_id, c.received_at, r.reservation_id) q) AS rows,
            (SELECT count(*) FROM reservations r WHERE ${awaitsPutBack('r')} AND r.shop_id = $1) AS "toPutBack",
            d.picked, d."handedOut", d."medianMinutesToReady"
       FROM (
         SELECT count(*) FILTER (WHERE c.to_status IN (4, 6)) AS picked,
                count(*) FILTER (WHERE c.to_status IN (5, 6)) AS "handedOut",
                round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.changed_at - b.changed_at) / 60)
                  FILTER (WHERE c.to_status IN (4, 6)))::int AS "medianMinutesToReady"
           FROM reservation_status_changes c JOIN reservations r USING (reservation_id)
           JOIN reservation_status_changes b ON b.reservation_id = c.reservation_id AND b.to_status = 2
          WHERE r.shop_id = $1 AND c.to_status IN (4, 5, 6) AND c.changed_at >= $2 AND r.status_changed_at >= $2) d`,
    [shop, new Date(since)],
  );
  if (row === undefined) throw new Error('The queue gave no row');
  return { ...row, rows: row.rows ?? [] };
}

/** Came to nothing after goods of it were picked, and they have not been put back. */
export function awaitsPutBack(of: string): string {
  return `${of}.status_id IN (8, 9) AND ${of}.put_back_at IS NULL AND ${of}.picker IS NOT NULL
    AND EXISTS (SELECT FROM reservation_lines p WHERE p.reservation_id = ${of}.reservation_id AND p.picked > 0)`;
}
