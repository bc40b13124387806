import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CounterOrderRow } from '#server/ports/counter-rows.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from './milliseconds.ts';
import { awaitsPutBack } from './queue-rows.ts';

/** One order with all that the counter shows of it. */
export async function counterOrderRow(on: Queryable, shop: ShopId, id: number): Promise<CounterOrderRow | null> {
  const [found] = await on.query<{ row: CounterOrderRow }>(
    `SELECT json_build_object(
       'id', r.reservation_id, 'version', r.version, 'status', r.status_id, 'shop', r.shop_id, 'name', r.customer_name,
       'phone', r.phone, 'address', CASE WHEN r.delivery THEN concat_ws(', ', r.address, concat_ws(' ', r.postal_code, r.city)) END,
       'isMember', r.customer_id IS NOT NULL, 'delivery', r.delivery, 'paymentMethod', r.payment_method,
       'payment', (SELECT json_build_object('status', status, 'captured', captured_ore, 'refunded', refunded_ore, 'flagged', flagged,
                     'captureUntil', ${milliseconds('capture_until')})
                     FROM payments WHERE reservation_id = r.reservation_id
                    ORDER BY status IN ('pending', 'authorized', 'captured') DESC, created_at DESC LIMIT 1),
       'goods', r.goods_ore, 'discount', r.discount_ore, 'freight', r.freight_ore, 'total', r.total_ore,
       'createdAt', ${milliseconds('r.created_at')}, 'receivedAt', ${firstAt(2)}, 'readyAt', ${firstAt(4)},
       'collectedAt', ${firstAt(5)}, 'statusChangedAt', ${milliseconds('r.status_changed_at')},
       'expiresAt', ${milliseconds('r.expires_at')}, 'extendedFrom', ${milliseconds('r.extended_from')},
       'picker', (SELECT json_build_object('id', staff_member_id, 'name', name) FROM staff_members WHERE staff_member_id = r.picker),
       'place', r.place, 'putBackAt', ${milliseconds('r.put_back_at')}, 'takenPlaces', (${takenPlaces}),
       'lines', (${lines}), 'log', (${log})) AS row
      FROM reservations r WHERE r.reservation_id = $2 AND r.shop_id = $1 AND r.status_id <> 1`,
    [shop, id],
  );
  return found?.row ?? null;
}

function firstAt(status: number): string {
  return `(SELECT ${milliseconds('min(changed_at)')} FROM reservation_status_changes
            WHERE reservation_id = r.reservation_id AND to_status = ${status})`;
}

const takenPlaces = `
  SELECT coalesce(json_agg(DISTINCT o.place), '[]') FROM reservations o
   WHERE o.shop_id = r.shop_id AND o.place IS NOT NULL AND (o.status_id IN (3, 4) OR (${awaitsPutBack('o')}))`;

/** With where a piece lies that was sold again before it was put back. */
const lines = `
  SELECT json_agg(json_build_object(
           'line', l.line_no, 'ean', l.ean, 'articleId', l.article_id, 'name', l.name, 'size', l.size, 'color', l.color,
           'colorCode', g.hex, 'image', l.image, 'mainGroup', mg.name, 'group', ag.name, 'count', l.count, 'picked', l.picked,
           'missing', l.missing, 'missingAmount', l.missing_ore, 'missingReason', l.missing_reason, 'price', l.price_ore,
           'standsOn', CASE WHEN r.status_id IN (2, 3) THEN (
             SELECT w.place FROM reservations w JOIN reservation_lines x USING (reservation_id)
              WHERE w.shop_id = r.shop_id AND x.ean = l.ean AND x.picked > 0 AND w.status_id IN (8, 9)
                AND w.put_back_at IS NULL AND w.picker IS NOT NULL AND w.place IS NOT NULL
              ORDER BY w.status_changed_at LIMIT 1) END) ORDER BY mg.sort, mg.name, l.name, l.line_no)
    FROM reservation_lines l
    LEFT JOIN articles a USING (article_id)
    LEFT JOIN main_groups mg ON mg.main_group_id = a.main_group_id
    LEFT JOIN article_groups2 ag ON ag.article_group2_id = a.article_group2_id
    LEFT JOIN variants v ON v.ean = l.ean
    LEFT JOIN colors k ON k.color_id = v.color_id
    LEFT JOIN color_groups g ON g.color_group_id = k.color_group_id
   WHERE l.reservation_id = r.reservation_id`;

/** What happened, oldest first: moves that nobody of the shop made, what the shop's people did, and what the customer was written. */
const log = `
  SELECT coalesce(json_agg(json_build_object('at', ${milliseconds('e.at')}, 'kind', e.kind, 'details', e.details,
           'clerk', e.clerk, 'device', e.device) ORDER BY e.at, e.place), '[]')
    FROM (
      SELECT changed_at AS at, 0 AS place,
             CASE WHEN from_status IS NULL THEN 'made' WHEN to_status = 2 THEN 'paid' WHEN to_status = 8 THEN 'cancelled'
                  WHEN to_status = 9 THEN 'expired' ELSE 'moved' END AS kind,
             json_build_object('from', from_status, 'to', to_status) AS details, NULL AS clerk, NULL AS device
        FROM reservation_status_changes c
       WHERE c.reservation_id = r.reservation_id AND NOT EXISTS (
             SELECT FROM audit_log a WHERE a.subject = 'reservation:' || r.reservation_id AND a.created_at = c.changed_at
                AND a.staff_member_id IS NOT NULL)
      UNION ALL
      SELECT a.created_at, 1, a.action, coalesce(a.after, a.details)::json, m.name, d.name
        FROM audit_log a LEFT JOIN staff_members m USING (staff_member_id) LEFT JOIN staff_devices d USING (staff_device_id)
       WHERE a.subject = 'reservation:' || r.reservation_id AND a.action <> 'picked'
      UNION ALL
      SELECT o.created_at, 2, 'told', json_build_object('mail', o.kind), NULL, NULL
        FROM mail_outbox o WHERE o.reservation_id = r.reservation_id AND o.kind NOT LIKE 'shop-%'
      UNION ALL
      SELECT t.created_at, 3, 'texted', json_build_object('sms', t.kind, 'state', t.state), NULL, NULL
        FROM sms_outbox t WHERE t.reservation_id = r.reservation_id
    ) e`;
