import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CounterStore } from '#server/ports/counter.ts';
import { committedOnly } from '../checkout/checkout-store.ts';
import type { Database } from '../connection/client.ts';
import { codeAttemptWork } from './code-attempts.ts';
import { counterTransaction } from './counter-work.ts';
import { lookUp } from './look-up.ts';
import { milliseconds } from './milliseconds.ts';
import { counterOrderRow } from './order-row.ts';
import { queueContents } from './queue-rows.ts';

export function counterStore(database: Database): CounterStore {
  return {
    ...codeAttemptWork(database),
    ...lookUp(database),
    transaction: (work) => committedOnly(database, (tx) => work(counterTransaction(tx)), { idempotent: true }),
    queue: (shop, since) => queueContents(database, shop, since),
    waiting: (shops) =>
      database.query<{ shop: ShopId; count: number; oldest: number }>(
        `SELECT r.shop_id AS shop, count(DISTINCT r.reservation_id) AS count, min(${milliseconds('c.changed_at')}) AS oldest
           FROM reservations r JOIN reservation_status_changes c ON c.reservation_id = r.reservation_id AND c.to_status = 2
          WHERE r.shop_id = ANY ($1) AND r.status_id = 2 GROUP BY r.shop_id`,
        [shops],
      ),
    order: (shop, id) => counterOrderRow(database, shop, id),
    lastChange: async (id) => {
      const [row] = await database.query<{ by: string; at: number }>(
        `SELECT m.name AS by, ${milliseconds('a.created_at')} AS at FROM audit_log a JOIN staff_members m USING (staff_member_id)
          WHERE a.subject = $1 ORDER BY a.audit_id DESC LIMIT 1`,
        [`reservation:${id}`],
      );
      return row ?? null;
    },
  };
}
