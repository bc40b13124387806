import type { CheckoutStore, CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { Result } from '#server/ports/result.ts';
import type { Database, Queryable, Transaction } from '../connection/client.ts';
import { Rollback } from '../connection/rollback.ts';
import { queueMail } from '../notifications/mail-outbox.ts';
import { queueSms } from '../notifications/sms-outbox.ts';
import { auditLog } from './audit-log.ts';
import { callbackNotes } from './callbacks.ts';
import { takeDuePaymentChecks } from './due-payment-checks.ts';
import { heldPieces } from './holders.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { orders } from './orders.ts';
import {
  findOperation,
  type OperationRow,
  operationColumns,
  paymentOperations,
  storedOperation,
} from './payment-operations.ts';
import { payments, readPayment } from './payments.ts';
import { promocodeUses } from './promocode-uses.ts';
import { readReservations } from './reservation-rows.ts';
import { reservations } from './reservations.ts';
import { saleFacts } from './sale-facts.ts';
import { shopOffers } from './shop-offers.ts';
import { stock } from './stock.ts';
import { withdrawals } from './withdrawals.ts';

export function checkoutStore(database: Database): CheckoutStore {
  return {
    ...saleFacts(database),
    transaction: (work, how) =>
      committedOnly(database, (tx) => work(checkoutTransaction(tx)), { ...how, pipelined: true }),
    reservation: async (id) => (await readReservations(database, 'r.reservation_id = $1', [id]))[0] ?? null,
    reservationWithdrawnBy: async (id) => {
      const condition = 'r.reservation_id = (SELECT reservation_id FROM withdrawals WHERE withdrawal_id = $1)';
      return (await readReservations(database, condition, [id]))[0] ?? null;
    },
    payment: (id) => readPayment(database, id),
    noteCallback: callbackNotes(database),
    operation: (paymentId, operation) => findOperation(database, paymentId, operation),
    takeOperations: (now, againAt, most) =>
      takeUp(database, "state = 'planned' AND next_attempt_at <= $1", [new Date(now), new Date(againAt), most]),
    takeOperation: async (id, now, againAt) => {
      const [taken] = await takeUp(database, "state = 'planned' AND next_attempt_at <= $1 AND operation_id = $4", [
        new Date(now),
        new Date(againAt),
        1,
        id,
      ]);
      return taken ?? null;
    },
    paymentsToCheck: (now, againAt, most) => takeDuePaymentChecks(database, new Date(now), new Date(againAt), most),
    paymentsSince: async (since, after, most) => {
      const rows = await database.query<{ id: string }>(
        'SELECT payment_id AS id FROM payments WHERE updated_at >= $1 AND payment_id > $2 ORDER BY payment_id LIMIT $3',
        [new Date(since), after, most],
      );
      return rows.map(({ id }) => id);
    },
    reservationsWithoutOrder: async (since) => {
      const rows = await database.query<{ id: number }>(
        `SELECT r.reservation_id AS id FROM reservations r
          WHERE r.status_changed_at >= $1 AND NOT EXISTS (SELECT FROM orders o WHERE o.reservation_id = r.reservation_id)
            AND (r.status_id = 5 OR EXISTS (
                  SELECT FROM payments p WHERE p.reservation_id = r.reservation_id AND p.status = 'captured'))`,
        [new Date(since)],
      );
      return rows.map(({ id }) => id);
    },
    takeTurn: async (what, now, forMs) => {
      const taken = await database.execute(
        `INSERT INTO rate_limits AS r (key, hits, expires_at) VALUES ('turn:' || $1, 1, $3)
         ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at WHERE r.expires_at <= $2`,
        [what, new Date(now), new Date(now + forMs)],
      );
      return taken === 1;
    },
    reservationsWithoutEnd: async (most) => {
      const rows = await database.query<{ id: number }>(
        `SELECT reservation_id AS id FROM reservations
          WHERE status_id IN (2, 3) AND payment_method IS NULL AND expires_at IS NULL ORDER BY reservation_id LIMIT $1`,
        [most],
      );
      return rows.map(({ id }) => id);
    },
    holdsToRemind: async (now, most) => {
      const rows = await database.query<{ id: number; expiresAt: Date }>(
        `SELECT r.reservation_id AS id, r.expires_at AS "expiresAt" FROM reservations r
          WHERE r.status_id = 4 AND r.expires_at BETWEEN $1::timestamptz + interval '1 hour' AND $1::timestamptz + interval '28 hours'
            AND r.email IS NOT NULL AND NOT EXISTS (
                  SELECT FROM mail_outbox m WHERE m.dedupe_key = 'reservation:' || r.reservation_id || ':reminder:'
                     || floor(extract(epoch FROM r.expires_at) * 1000)::bigint)
          ORDER BY r.expires_at LIMIT $2`,
        [new Date(now), most],
      );
      return rows.map(({ id, expiresAt }) => ({ id, expiresAt: expiresAt.getTime() }));
    },
    captureDeadlines: async (before, most) => {
      const rows = await database.query<{ id: string }>(
        `SELECT payment_id AS id FROM payments p WHERE status = 'authorized' AND capture_until <= $1 AND NOT EXISTS (
           SELECT FROM payment_events e WHERE e.payment_id = p.payment_id AND e.event_key = 'capture-deadline')
          ORDER BY capture_until LIMIT $2`,
        [new Date(before), most],
      );
      return rows.map(({ id }) => id);
    },
    reservationsToExpire: (now, most) =>
      database.query<{ id: number; paymentId: string | null }>(
        `SELECT r.reservation_id AS id, p.payment_id AS "paymentId" FROM reservations r
           LEFT JOIN payments p ON p.reservation_id = r.reservation_id AND p.status IN ('pending', 'authorized', 'captured')
          WHERE r.status_id IN (1, 2, 3, 4) AND r.expires_at <= $1 AND (r.status_id IN (1, 4) OR r.payment_method IS NULL)
          ORDER BY r.expires_at LIMIT $2`,
        [new Date(now), most],
      ),
  };
}

/** Two processes that ask at the same time get different operations; one that is not finished is due again after its lease. */
async function takeUp(database: Queryable, due: string, params: readonly unknown[]) {
  const rows = await database.query<OperationRow>(
    `UPDATE payment_operations SET attempts = attempts + 1, next_attempt_at = $2 WHERE operation_id IN (
       SELECT operation_id FROM payment_operations o WHERE ${due} AND NOT EXISTS (
         SELECT FROM payment_operations e WHERE o.operation = 'refund' AND e.operation = 'refund' AND e.state = 'planned'
            AND e.payment_id = o.payment_id AND e.operation_id < o.operation_id)
        ORDER BY next_attempt_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING ${operationColumns}`,
    params,
  );
  return rows.map(storedOperation);
}

/** Commits work that is done, undoes what is refused. */
export async function committedOnly<T, Refusal>(
  database: Database,
  work: (tx: Transaction) => Promise<Result<T, Refusal>>,
  how?: { readonly idempotent?: boolean; readonly pipelined?: boolean },
): Promise<Result<T, Refusal>> {
  try {
    return await database.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Rollback(result.refusal);
      return result;
    }, how);
  } catch (error) {
    if (error instanceof Rollback) return { ok: false, refusal: error.refusal as Refusal };
    throw error;
  }
}

export function checkoutTransaction(tx: Transaction): CheckoutTransaction {
  return {
    facts: saleFacts(tx),
    claims: idempotencyKeys(tx),
    held: heldPieces(tx),
    stock: stock(tx),
    reservations: reservations(tx),
    offers: shopOffers(tx),
    orders: orders(tx),
    promocodes: promocodeUses(tx),
    withdrawals: withdrawals(tx),
    payments: payments(tx),
    operations: paymentOperations(tx),
    outbox: { queue: (mail) => queueMail(tx, mail), queueSms: (sms) => queueSms(tx, sms) },
    audit: auditLog(tx),
    commitBehind: (last) => {
      const sent = last();
      tx.commitBehind();
      return sent;
    },
  };
}
