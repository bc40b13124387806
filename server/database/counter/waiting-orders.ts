import type { WaitingOrder, WaitingOrders } from '#server/ports/shop-mails.ts';
import type { Database } from '../connection/client.ts';
import { queueMail } from '../notifications/mail-outbox.ts';
import { milliseconds } from './milliseconds.ts';

/** Whether a shop was notified is known by the mail itself: its row carries the order and the kind. */
export function waitingOrders(database: Database): WaitingOrders {
  return {
    list: (since, reminds) =>
      database.query<WaitingOrder>(
        `SELECT * FROM (
           SELECT r.reservation_id AS id, r.shop_id AS shop, s.name AS "shopName", CASE WHEN s.email LIKE '%@%' THEN s.email END AS recipient,
                  (SELECT sum(count) FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) AS pieces,
                  (SELECT json_agg(json_build_object('name', l.name, 'variant', concat_ws(' ', l.color, l.size), 'count', l.count, 'ean', l.ean) ORDER BY l.line_no)
                     FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) AS lines,
                  json_build_object('name', coalesce(r.customer_name, ''), 'phone', coalesce(r.phone, ''),
                    'address', CASE WHEN r.delivery THEN concat_ws(', ', r.address, concat_ws(' ', r.postal_code, r.city)) END) AS customer,
                  r.payment_method AS "paymentMethod", r.delivery, ${milliseconds('c.changed_at')} AS "receivedAt",
                  EXISTS (SELECT FROM mail_outbox WHERE dedupe_key = 'shop:' || r.reservation_id || ':new') AS "isTold",
                  EXISTS (SELECT FROM mail_outbox WHERE dedupe_key = 'shop:' || r.reservation_id || ':reminder') AS "isReminded"
             FROM reservations r JOIN shops s USING (shop_id)
             JOIN reservation_status_changes c ON c.reservation_id = r.reservation_id AND c.to_status = 2
            WHERE r.status_id = 2 AND c.changed_at >= $1) w
          WHERE NOT ("isTold" AND ("isReminded" OR NOT $2)) ORDER BY "receivedAt" LIMIT 500`,
        [new Date(since), reminds],
      ),
    queue: (mail) => queueMail(database, mail),
  };
}
