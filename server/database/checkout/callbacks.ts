import type { HeardCallback } from '#server/ports/checkout/checkout-transaction.ts';
import { batchStatements } from '../connection/batch-statements.ts';
import type { Database } from '../connection/client.ts';

/** Many callbacks may come at once, and each must be answered within a second or two, however slow PostgreSQL is (R17). */
export function callbackNotes(database: Database): (callback: HeardCallback) => Promise<boolean> {
  return batchStatements((callbacks) => note(database, callbacks));
}

/**
 * One statement and so one round trip, on the reserved connection: where PostgreSQL is slow, what follows callbacks takes all
 * others. It stores the events and marks the payments as due. It waits for no lock: a payment that is locked right now is
 * skipped, as whoever holds it sets the next check, and this process asks the provider anyway; should it die before that, the
 * event is found by due-payment-checks.ts. Events are written in a fixed order, so that two processes with the same callbacks do
 * not deadlock.
 */
async function note(database: Database, callbacks: readonly HeardCallback[]): Promise<readonly boolean[]> {
  const nameOf = ({ paymentId, provider }: HeardCallback) => `${provider} ${paymentId}`;
  const payments = [...Map.groupBy(callbacks, nameOf).values()].map((heard) => ({
    ...(heard[0] as HeardCallback),
    data: Object.assign({}, ...heard.map(({ data }) => data)) as HeardCallback['data'],
  }));
  const events = [...new Map(callbacks.map((callback) => [`${nameOf(callback)} ${callback.key}`, callback])).values()];
  const rows = await database.reserved.query<{ id: string; provider: string; isTouched: boolean }>(
    `WITH heard AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[]) AS h (payment_id, provider, data, check_at)
     ), known AS (
       SELECT payment_id, provider FROM heard JOIN payments USING (payment_id, provider)
     ), noted AS (
       INSERT INTO payment_events (payment_id, kind, source, event_key)
       SELECT payment_id, 'callback', 'provider', event_key
         FROM unnest($5::text[], $6::text[], $7::text[]) AS e (payment_id, provider, event_key)
         JOIN known USING (payment_id, provider) ORDER BY payment_id, event_key
       ON CONFLICT (payment_id, event_key) DO NOTHING
     ), free AS (
       SELECT p.payment_id, h.data, h.check_at FROM heard h JOIN payments p USING (payment_id, provider)
          FOR NO KEY UPDATE OF p SKIP LOCKED
     ), touched AS (
       UPDATE payments p SET next_check_at = f.check_at, provider_data = p.provider_data || f.data, updated_at = now()
         FROM free f WHERE p.payment_id = f.payment_id RETURNING p.payment_id
     )
     SELECT k.payment_id AS id, k.provider, t.payment_id IS NOT NULL AS "isTouched"
       FROM known k LEFT JOIN touched t USING (payment_id)`,
    [
      payments.map(({ paymentId }) => paymentId),
      payments.map(({ provider }) => provider),
      payments.map(({ data }) => JSON.stringify(data)),
      payments.map(({ checkAt }) => new Date(checkAt)),
      events.map(({ paymentId }) => paymentId),
      events.map(({ provider }) => provider),
      events.map(({ key }) => key),
    ],
  );
  const known = new Map(rows.map((row) => [`${row.provider} ${row.id}`, row]));
  // What only the callback tells must be stored, so here the lock is waited for.
  for (const payment of payments) {
    const { paymentId, data, checkAt } = payment;
    const row = known.get(nameOf(payment));
    if (row === undefined || row.isTouched || Object.keys(data).length === 0) continue;
    await database.execute(
      `UPDATE payments SET provider_data = provider_data || $2, next_check_at = $3, updated_at = now()
        WHERE payment_id = $1`,
      [paymentId, JSON.stringify(data), new Date(checkAt)],
    );
  }
  return callbacks.map((callback) => known.has(nameOf(callback)));
}
