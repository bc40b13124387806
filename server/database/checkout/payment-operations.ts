import type { PaymentOperations } from '#server/ports/checkout/payment-operations.ts';
import type { PaymentOperation } from '#server/ports/checkout/stored-payment.ts';
import type { Queryable } from '../connection/client.ts';

export function paymentOperations(tx: Queryable): PaymentOperations {
  return {
    plan: async ({ paymentId, operation, amount, at }) => {
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
    find: (paymentId, operation) => findOperation(tx, paymentId, operation),
    finish: async (id, state, error) => {
      const finished = await tx.execute(
        `UPDATE payment_operations SET state = $2, last_error = $3, finished_at = now()
          WHERE operation_id = $1 AND state = 'planned'`,
        [id, state, error],
      );
      if (finished === 1 && state === 'failed') await tx.execute(countWithoutFailed, [id]);
    },
    retry: async (id, at, error) => {
      await tx.execute(
        `UPDATE payment_operations SET next_attempt_at = $2, last_error = $3 WHERE operation_id = $1 AND state = 'planned'`,
        [id, new Date(at), error],
      );
    },
  };
}

/** The sum that will have been refunded once all planned refunds are done; each planned refund notes the sum it begins from. */
export const refundedInTheEnd = `greatest(p.refunded_ore, (
  SELECT max(coalesce(o.refunded_before_ore, 0) + o.amount_ore) FROM payment_operations o
   WHERE o.payment_id = p.payment_id AND o.operation = 'refund' AND o.state = 'planned'))`;

const countWithoutFailed = `
  UPDATE payment_operations later SET refunded_before_ore = later.refunded_before_ore - failed.amount_ore
    FROM payment_operations failed
   WHERE failed.operation_id = $1 AND failed.operation = 'refund' AND later.payment_id = failed.payment_id
     AND later.operation = 'refund' AND later.state = 'planned' AND later.operation_id > failed.operation_id`;

export type OperationRow = Omit<PaymentOperation, 'createdAt'> & { readonly createdAt: Date };

export const operationColumns = `operation_id AS id, payment_id AS "paymentId", operation, idempotency_key AS key,
  amount_ore AS amount, refunded_before_ore AS "refundedBefore", state, attempts, created_at AS "createdAt"`;

export function storedOperation(row: OperationRow): PaymentOperation {
  return { ...row, createdAt: row.createdAt.getTime() };
}

/** The one that is alive or done, else the last that failed. */
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
