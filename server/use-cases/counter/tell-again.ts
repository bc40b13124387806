import { reservationStatus } from '#domain/reservation/status.ts';
import { done, refused } from '#server/ports/result.ts';
import { actOnOrder, type OrderAct } from './act-on-order.ts';
import type { AtCounter, CounterParts } from './counter-parts.ts';

/** 'Ny hentemelding': that the goods are ready, by mail and phone, once more. */
export function tellAgain(parts: CounterParts, at: AtCounter, act: OrderAct) {
  return actOnOrder<null>(parts, at, act, async (tx, { reservation }) => {
    if (reservation.status !== reservationStatus.readyToCollect) return refused({ code: 'not-allowed' });
    const mail = parts.checkout.mails.statusChanged(reservation, reservationStatus.inProgress);
    if (mail !== null) await tx.outbox.queue({ ...mail, dedupeKey: `${mail.dedupeKey}:again:${act.key}` });
    const sms = parts.checkout.sms.ready(reservation);
    if (sms !== null) await tx.outbox.queueSms({ ...sms, dedupeKey: `${sms.dedupeKey}:again:${act.key}` });
    return done({ action: 'told-again', answer: null });
  });
}
