import type { OrderExtras } from '#server/ports/desk/desk-orders.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';
import { orderNote } from './order-note.ts';

/** What the page of an order shows beside the order itself. */
export async function orderExtras(tx: Queryable, id: number): Promise<OrderExtras | null> {
  const [found] = await tx.query<{ row: Omit<OrderExtras, 'note'> }>(
    `SELECT json_build_object(
       'version', r.version,
       'money', (SELECT json_build_object('amount', p.amount_ore, 'underWay', coalesce((${underWay}), 0),
                   'isStuck', p.flagged IS NOT NULL OR EXISTS (SELECT FROM payment_operations o WHERE o.payment_id = p.payment_id
                      AND o.state = 'planned' AND o.attempts > 0 AND o.operation <> 'create'),
                   'isPendingSince', CASE WHEN p.status = 'pending' THEN ${milliseconds('p.created_at')} END,
                   'reservedAt', ${eventAt('authorized', 'captured')}, 'capturedAt', ${eventAt('captured', 'part-captured')},
                   'refundedAt', (SELECT ${milliseconds('max(o.finished_at)')} FROM payment_operations o
                      WHERE o.payment_id = p.payment_id AND o.operation = 'refund' AND o.state = 'done'),
                   'checkedAt', ${milliseconds('p.updated_at')})
                   FROM payments p WHERE p.reservation_id = r.reservation_id
                  ORDER BY p.status IN ('pending', 'authorized', 'captured') DESC, p.created_at DESC LIMIT 1),
       'terms', (SELECT json_build_object('id', v.page_version_id, 'at', ${milliseconds('v.published_at')})
                   FROM page_versions v WHERE v.page_version_id = r.terms_version),
       'isMember', coalesce((SELECT club FROM customers WHERE customer_id = r.customer_id), false),
       'customerOrders', theirs.orders, 'customerSince', theirs.since, 'customerSpent', theirs.spent,
       'customerWithdrawals', theirs.withdrawals,
       'history', (${history})) AS row
      FROM reservations r, LATERAL (${theirs}) theirs WHERE r.reservation_id = $1`,
    [id],
  );
  return found === undefined ? null : { ...found.row, note: await orderNote(tx, id) };
}

const underWay = `
  SELECT sum(o.amount_ore) FROM payment_operations o
   WHERE o.payment_id = p.payment_id AND o.operation = 'refund' AND o.state = 'planned'`;

function eventAt(...kinds: readonly string[]): string {
  return `(SELECT ${milliseconds('min(e.created_at)')} FROM payment_events e
            WHERE e.payment_id = p.payment_id AND e.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
}

/** By the account, or by the address where there is none; each way by its own index. */
const theirs = `
  SELECT count(*)::int AS orders, ${milliseconds('min(o.created_at)')} AS since,
         coalesce(sum(o.total_ore) FILTER (WHERE o.status_id IN (5, 6, 7)), 0)::int AS spent,
         (count(*) FILTER (WHERE EXISTS (SELECT FROM withdrawals w WHERE w.reservation_id = o.reservation_id)))::int AS withdrawals
    FROM (SELECT * FROM reservations a WHERE a.customer_id = r.customer_id
          UNION ALL
          SELECT * FROM reservations b WHERE r.customer_id IS NULL AND lower(b.email) = lower(r.email)
          UNION ALL
          SELECT * FROM reservations c WHERE r.customer_id IS NULL AND r.email IS NULL AND c.reservation_id = r.reservation_id) o`;

/** What happened, oldest first: moves, what people did, what the customer told and was told, what money did. */
const history = `
  SELECT coalesce(json_agg(json_build_object('at', ${milliseconds('e.at')}, 'kind', e.kind, 'details', e.details, 'who', e.who)
                           ORDER BY e.at, e.place), '[]')
    FROM (
      SELECT c.changed_at AS at, 0 AS place, CASE WHEN c.from_status IS NULL THEN 'made' ELSE 'moved' END AS kind,
             json_build_object('from', c.from_status, 'to', c.to_status, 'name', r.customer_name, 'member', r.customer_id IS NOT NULL,
                               'code', r.promocode, 'shop', (SELECT name FROM shops WHERE shop_id = r.shop_id)) AS details,
             (SELECT m.name FROM audit_log a JOIN staff_members m USING (staff_member_id)
               WHERE a.subject = 'reservation:' || r.reservation_id AND a.created_at = c.changed_at LIMIT 1) AS who
        FROM reservation_status_changes c WHERE c.reservation_id = r.reservation_id
      UNION ALL
      SELECT a.created_at, 2, a.action, coalesce(a.after, a.details)::json, m.name
        FROM audit_log a LEFT JOIN staff_members m USING (staff_member_id)
       WHERE a.subject = 'reservation:' || r.reservation_id
         AND a.action NOT IN ('picked', 'order-opened', 'begun', 'made-ready', 'ready', 'handed-out', 'sent', 'order-cancelled', 'cancelled')
      UNION ALL
      SELECT e.created_at, 1, 'payment-' || e.kind, json_build_object('amount', e.amount_ore, 'provider', p.provider), NULL
        FROM payment_events e JOIN payments p USING (payment_id)
       WHERE p.reservation_id = r.reservation_id AND e.kind IN ('authorized', 'captured', 'declined', 'cancelled', 'expired', 'mismatch', 'refused')
      UNION ALL
      SELECT o.finished_at, 4, 'refund-done', json_build_object('amount', o.amount_ore, 'provider', p.provider), NULL
        FROM payment_operations o JOIN payments p USING (payment_id)
       WHERE p.reservation_id = r.reservation_id AND o.operation = 'refund' AND o.state = 'done'
      UNION ALL
      SELECT w.created_at, 3, 'withdrawal-told', json_build_object('reason', w.reason, 'pieces',
               (SELECT sum(l.count) FROM withdrawal_lines l WHERE l.withdrawal_id = w.withdrawal_id)), NULL
        FROM withdrawals w WHERE w.reservation_id = r.reservation_id
      UNION ALL
      SELECT o.created_at, 5, 'mailed', json_build_object('mail', o.kind, 'sent', o.sent_at IS NOT NULL, 'failed', o.given_up_at IS NOT NULL), NULL
        FROM mail_outbox o WHERE o.reservation_id = r.reservation_id AND o.kind NOT LIKE 'shop-%'
      UNION ALL
      SELECT t.created_at, 6, 'texted', json_build_object('sms', t.kind, 'state', t.state), NULL
        FROM sms_outbox t WHERE t.reservation_id = r.reservation_id
    ) e`;
