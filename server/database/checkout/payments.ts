import { oere } from '#domain/money/money.ts';
import type { Payments } from '#server/ports/checkout/payments.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { Queryable } from '../connection/client.ts';
import { refundedInTheEnd } from './payment-operations.ts';

export function payments(tx: Queryable): Payments {
  const update = async (id: string, set: string, ...values: readonly unknown[]) => {
    await tx.execute(`UPDATE payments SET ${set}, updated_at = now() WHERE payment_id = $1`, [id, ...values]);
  };
  return {
    write: async ({ id, reservationId, provider, amount, expiresAt, nextCheckAt, data }) => {
      await tx.execute(
        `INSERT INTO payments (payment_id, reservation_id, provider, amount_ore, expires_at, next_check_at, provider_data)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, reservationId, provider, amount, new Date(expiresAt), new Date(nextCheckAt), JSON.stringify(data)],
      );
    },
    lock: async (id) => {
      await tx.execute('SELECT FROM payments WHERE payment_id = $1 FOR NO KEY UPDATE', [id]);
      return readPayment(tx, id);
    },
    move: (id, to, captured) => update(id, 'status = $2, captured_ore = $3', to, captured),
    noteMoved: (id, { captured, refunded }) => update(id, 'captured_ore = $2, refunded_ore = $3', captured, refunded),
    refundable: async (id) => {
      const [row] = await tx.query<{ left: number }>(
        `SELECT captured_ore - (${refundedInTheEnd}) AS left FROM payments p WHERE payment_id = $1`,
        [id],
      );
      return oere(row?.left ?? 0);
    },
    noteCreated: (id, { reference, data, redirectUrl }) =>
      update(
        id,
        'provider_reference = $2, provider_data = provider_data || $3, redirect_url = $4',
        reference,
        JSON.stringify(data),
        redirectUrl,
      ),
    noteCaptureUntil: (id, until) => update(id, 'capture_until = $2', new Date(until)),
    noteProviderData: (id, data) => update(id, 'provider_data = provider_data || $2', JSON.stringify(data)),
    flag: (id, why) => update(id, 'flagged = coalesce(flagged, $2)', why),
    clearFlag: (id) => update(id, 'flagged = NULL'),
    checkAt: (id, at) => update(id, 'next_check_at = $2', at === null ? null : new Date(at)),
    noteEvent: async ({ paymentId, kind, source, key, amount, details }) => {
      const added = await tx.execute(
        `INSERT INTO payment_events (payment_id, kind, source, event_key, amount_ore, details)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id, event_key) DO NOTHING`,
        [paymentId, kind, source, key ?? null, amount ?? null, JSON.stringify(details ?? {})],
      );
      return added === 1;
    },
  };
}

export async function readPayment(on: Queryable, id: string): Promise<StoredPayment | null> {
  const [row] = await on.query<PaymentRow>(
    `SELECT p.payment_id AS id, p.reservation_id AS "reservationId", r.shop_id AS shop, p.provider,
            p.provider_reference AS reference, p.provider_data AS data, p.redirect_url AS "redirectUrl",
            p.amount_ore AS amount, p.status, p.captured_ore AS captured, p.refunded_ore AS refunded, p.flagged,
            p.capture_until AS "captureUntil", p.created_at AS "createdAt", p.expires_at AS "expiresAt"
       FROM payments p JOIN reservations r USING (reservation_id) WHERE p.payment_id = $1`,
    [id],
  );
  if (row === undefined) return null;
  return {
    ...row,
    captureUntil: row.captureUntil?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
}

type PaymentRow = Omit<StoredPayment, 'captureUntil' | 'createdAt' | 'expiresAt'> & {
  readonly captureUntil: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
