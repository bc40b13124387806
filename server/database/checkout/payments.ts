import { oere } from '#domain/money/money.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { PaymentOperation, StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { Queryable } from '../connection/client.ts';

type PaymentWork = Pick<
  CheckoutTransaction,
  | 'writePayment'
  | 'lockPayment'
  | 'movePayment'
  | 'noteMoved'
  | 'refundable'
  | 'notePaymentCreated'
  | 'noteProviderData'
  | 'flagPayment'
  | 'clearFlag'
  | 'checkPaymentAt'
  | 'notePaymentEvent'
  | 'planOperation'
  | 'operation'
  | 'finishOperation'
  | 'retryOperation'
>;

export function paymentWork(tx: Queryable): PaymentWork {
  const update = async (id: string, set: string, ...values: readonly unknown[]) => {
    await tx.execute(`UPDATE payments SET ${set}, updated_at = now() WHERE payment_id = $1`, [id, ...values]);
  };
  return {
    writePayment: async ({ id, reservationId, provider, amount, expiresAt, nextCheckAt, data }) => {
      await tx.execute(
        `INSERT INTO payments (payment_id, reservation_id, provider, amount_ore, expires_at, next_check_at, provider_data)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, reservationId, provider, amount, new Date(expiresAt), new Date(nextCheckAt), JSON.stringify(data)],
      );
    },
    lockPayment: async (id) => {
      await tx.execute('SELECT FROM payments WHERE payment_id = $1 FOR NO KEY UPDATE', [id]);
      return readPayment(tx, id);
    },
    movePayment: (id, to, captured) => update(id, 'status = $2, captured_ore = $3', to, captured),
    noteMoved: (id, { captured, refunded }) => update(id, 'captured_ore = $2, refunded_ore = $3', captured, refunded),
    refundable: async (id) => {
      const [row] = await tx.query<{ left: number }>(
        `SELECT captured_ore - (${refundedInTheEnd}) AS left FROM payments p WHERE payment_id = $1`,
        [id],
      );
      return oere(row?.left ?? 0);
    },
    notePaymentCreated: (id, { reference, data, redirectUrl }) =>
      update(
        id,
        'provider_reference = $2, provider_data = provider_data || $3, redirect_url = $4',
        reference,
        JSON.stringify(data),
        redirectUrl,
      ),
    noteProviderData: (id, data) => update(id, 'provider_data = provider_data || $2', JSON.stringify(data)),
    flagPayment: (id, why) => update(id, 'flagged = coalesce(flagged, $2)', why),
    clearFlag: (id) => update(id, 'flagged = NULL'),
    checkPaymentAt: (id, at) => update(id, 'next_check_at = $2', at === null ? null : new Date(at)),
    notePaymentEvent: async ({ paymentId, kind, source, key, amount, details }) => {
      const added = await tx.execute(
        `INSERT INTO payment_events (payment_id, kind, source, event_key, amount_ore, details)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id, event_key) DO NOTHING`,
        [paymentId, kind, source, key ?? null, amount ?? null, JSON.stringify(details ?? {})],
      );
      return added === 1;
    },
    planOperation: async ({ paymentId, operation, amount, at }) => {
      const [planned] = await tx.query<OperationRow>(
        `INSERT INTO payment_operations (payment_id, operation, amount_ore, next_attempt_at, refunded_before_ore)
         VALUES ($1, $2, $3, $4,
                 CASE WHEN $2 = 'refund' THEN (SELECT ${refundedInTheEnd} FROM payments p WHERE payment_id = $1) END)
         ON CONFLICT (payment_id, operation) WHERE operation <> 'refund' AND state <> 'failed' DO NOTHING
         RETURNING ${operationColumns}`,
        [paymentId, operation, amount, new Date(at)],
      );
      const alive = planned === undefined ? await findOperation(tx, paymentId, operation) : storedOperation(planned);
      if (alive === null) throw new Error(`The ${operation} of payment ${paymentId} was neither planned nor found`);
      return alive;
    },
    operation: (paymentId, operation) => findOperation(tx, paymentId, operation),
    finishOperation: async (id, state, error) => {
      const finished = await tx.execute(
        `UPDATE payment_operations SET state = $2, last_error = $3, finished_at = now()
          WHERE operation_id = $1 AND state = 'planned'`,
        [id, state, error],
      );
      if (finished === 1 && state === 'failed') await tx.execute(countWithoutFailed, [id]);
    },
    retryOperation: async (id, at, error) => {
      await tx.execute(
        `UPDATE payment_operations SET next_attempt_at = $2, last_error = $3 WHERE operation_id = $1 AND state = 'planned'`,
        [id, new Date(at), error],
      );
    },
  };
}

/** The sum of all refunds, planned ones included; a new refund notes it as the point where it begins. */
const refundedInTheEnd = `greatest(p.refunded_ore, (
  SELECT max(coalesce(o.refunded_before_ore, 0) + o.amount_ore) FROM payment_operations o
   WHERE o.payment_id = p.payment_id AND o.operation = 'refund' AND o.state = 'planned'))`;

const countWithoutFailed = `
  UPDATE payment_operations later SET refunded_before_ore = later.refunded_before_ore - failed.amount_ore
    FROM payment_operations failed
   WHERE failed.operation_id = $1 AND failed.operation = 'refund' AND later.payment_id = failed.payment_id
     AND later.operation = 'refund' AND later.state = 'planned' AND later.operation_id > failed.operation_id`;

export async function readPayment(on: Queryable, id: string): Promise<StoredPayment | null> {
  const [row] = await on.query<PaymentRow>(
    `SELECT p.payment_id AS id, p.reservation_id AS "reservationId", r.shop_id AS shop, p.provider,
            p.provider_reference AS reference, p.provider_data AS data, p.redirect_url AS "redirectUrl",
            p.amount_ore AS amount, p.status, p.captured_ore AS captured, p.refunded_ore AS refunded, p.flagged,
            p.created_at AS "createdAt", p.expires_at AS "expiresAt"
       FROM payments p JOIN reservations r USING (reservation_id) WHERE p.payment_id = $1`,
    [id],
  );
  return row === undefined ? null : { ...row, createdAt: row.createdAt.getTime(), expiresAt: row.expiresAt.getTime() };
}

type PaymentRow = Omit<StoredPayment, 'createdAt' | 'expiresAt'> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type OperationRow = Omit<PaymentOperation, 'createdAt'> & { readonly createdAt: Date };

export const operationColumns = `operation_id AS id, payment_id AS "paymentId", operation, idempotency_key AS key,
  amount_ore AS amount, refunded_before_ore AS "refundedBefore", state, attempts, created_at AS "createdAt"`;

export function storedOperation(row: OperationRow): PaymentOperation {
  return { ...row, createdAt: row.createdAt.getTime() };
}

/** The operation that is planned or done, else the last that failed. */
export async function findOperation(
  on: Queryable,
  paymentId: string,
  operation: PaymentOperation['operation'],
): Promise<PaymentOperation | null> {
  const [row] = await on.query<OperationRow>(
    `SELECT ${operationColumns} FROM payment_operations WHERE payment_id = $1 AND operation = $2
      ORDER BY state = 'failed', operation_id DESC LIMIT 1`,
    [paymentId, operation],
  );
  return row === undefined ? null : storedOperation(row);
}
