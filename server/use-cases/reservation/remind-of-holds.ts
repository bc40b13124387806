import { reminderTime } from '#domain/reservation/reminder-time.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { done } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';

/**
 * A day before the hold of what is ready ends its customer is reminded, by mail and phone: once for each end, whichever process comes first.
 * Gives how many were.
 */
export async function remindOfHolds(parts: CheckoutParts, most: number): Promise<number> {
  const due = (await parts.store.holdsToRemind(parts.now(), most)).filter(
    ({ expiresAt }) => reminderTime(expiresAt) <= parts.now(),
  );
  for (const { id, expiresAt } of due) {
    await parts.store.transaction<null, never>(async (tx) => {
      const reservation = await tx.reservations.lock(id);
      if (reservation?.status !== reservationStatus.readyToCollect || reservation.expiresAt !== expiresAt)
        return done(null);
      const mail = parts.mails.reminder(reservation);
      if (mail !== null) await tx.outbox.queue(mail);
      const sms = parts.sms.reminder(reservation);
      if (sms !== null) await tx.outbox.queueSms(sms);
      return done(null);
    });
  }
  return due.length;
}
