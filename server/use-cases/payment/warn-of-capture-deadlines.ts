import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';

const warnedBefore = 24 * 3_600_000;

/**
 * A day before a provider stops promising that reserved money can be drawn, the chain is told: once for each payment, whichever
 * process comes first. Gives how many were due.
 */
export async function warnOfCaptureDeadlines(parts: PaymentParts, most: number): Promise<number> {
  const due = await parts.store.captureDeadlines(parts.now() + warnedBefore, most);
  for (const id of due) {
    await parts.store.transaction<null, never>(async (tx) => {
      const payment = await tx.payments.lock(id);
      const reservation = payment === null ? null : await tx.reservations.lock(payment.reservationId);
      if (reservation === null || payment?.status !== 'authorized' || payment.captureUntil === null) return done(null);
      const isNew = await tx.payments.noteEvent({
        paymentId: id,
        kind: 'capture-deadline',
        source: 'job',
        key: 'capture-deadline',
        details: { until: new Date(payment.captureUntil).toISOString() },
      });
      if (isNew) await tx.outbox.queue(parts.mails.captureDeadline(reservation, payment.captureUntil));
      return done(null);
    });
  }
  return due.length;
}
