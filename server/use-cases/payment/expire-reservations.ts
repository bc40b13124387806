import { reservationStatus } from '#domain/reservation/status.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { forEachLimited } from '../concurrency-limit.ts';
import { moveReservation } from '../reservation/move-reservation.ts';
import { giveUpPayment } from './give-up-payment.ts';

/**
 * Ends what was not paid in 30 minutes, not made ready by the shop in time or not collected in three days, and gives the stock
 * back (DEC-94, decision 18). What is paid for waits for the shop: it is listed, and never ended here. Under the
 * reservation's lock and by the table of moves, so that it happens once, whichever process comes first.
 */
export async function expireReservations(parts: PaymentParts, most: number): Promise<number> {
  const due = await parts.store.reservationsToExpire(parts.now(), most);
  await forEachLimited(due, async ({ id, paymentId }) => {
    if (paymentId !== null) await giveUpPayment(parts, paymentId, 'expire');
    await parts.store.transaction<null, never>(async (tx) => {
      const reservation = await tx.reservations.lock(id);
      const isDue = reservation?.expiresAt !== null && (reservation?.expiresAt ?? 0) <= parts.now();
      if (reservation === null || !isDue) return done(null);
      const unpaid = reservation.status === reservationStatus.awaitingPayment;
      await moveReservation(tx, parts, reservation, { event: unpaid ? 'payment-expired' : 'hold-expired' });
      return done(null);
    });
  });
  return due.length;
}
