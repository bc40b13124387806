import { reservationStatus } from '#domain/reservation/status.ts';
import { may } from '#domain/staff/may.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { Mail } from '#server/ports/mail.ts';
import { done, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../../checkout/checkout-parts.ts';
import { cancelLocked } from '../../counter/cancel-order.ts';
import { refreshPayment } from '../../payment/refresh-payment.ts';
import { deskAct } from '../desk-use-case.ts';
import { lockOrder } from './lock-order.ts';

export const cancelOrder = deskAct({ call: 'cancelOrder', action: 'order-cancelled' }, async (tx, input, context) => {
  const { id, version, reason, text } = input;
  if (reason === 'other' && text === '') return refused({ code: 'bad-request', fields: ['text'] });
  const locked = await lockOrder(tx, context, { id, version, permission: 'orders.cancel' });
  if (!locked.ok) return locked;
  const { reservation } = locked.value;
  const moved = await cancelLocked(tx, context.parts.checkout, reservation, reason);
  if (!moved.ok) return refused({ code: 'conflict', reason: 'not-cancellable' });
  const before = { status: reservation.status };
  const after = { status: moved.value.status, reason };
  const words = text === '' ? reason : text;
  return done({
    answer: {},
    audit: { subject: `reservation:${id}`, before, after, reason: words, shop: reservation.shop },
  });
});

export const writeOrderNote = deskAct(
  { call: 'writeOrderNote', action: 'order-note-written' },
  async (tx, { id, version, text }, { actor, now, parts }) => {
    const reservation = await parts.checkout.store.reservation(id);
    if (reservation === null || !may(actor, 'orders.write', { shopId: reservation.shop }))
      return refused({ code: 'unknown' });
    const before = await tx.deskOrders.note(id);
    const written = await tx.deskOrders.writeNote({ id, text, version, member: actor.member, at: now });
    const subject = `reservation:${id}`;
    if (written === null) return refused({ code: 'changed', subject, thing: before });
    // What the note says may be about somebody: the log keeps that it was written, not the words.
    const audit = { subject, before: { length: before.text.length }, after: { length: text.length } };
    return done({ answer: { version: written }, audit });
  },
);

export const resendOrderMail = deskAct(
  { call: 'resendOrderMail', action: 'order-mail-resent' },
  async (tx, { id, mail: wanted }, context) => {
    const locked = await lockOrder(tx, context, { id, version: null, permission: 'orders.write' });
    if (!locked.ok) return locked;
    const mail = mailAgain(context.parts.checkout, locked.value.reservation, wanted);
    if (mail === null) return refused({ code: 'conflict', reason: 'no-such-mail' });
    const { mostAnHour: _nobodysFlood, ...again } = mail;
    await tx.outbox.queue({ ...again, dedupeKey: `${mail.dedupeKey}:again:${context.now}` });
    return done({
      answer: { recipient: mail.recipient },
      audit: { subject: `reservation:${id}`, after: { mail: mail.kind } },
    });
  },
);

function mailAgain(
  { mails }: CheckoutParts,
  reservation: StoredReservation,
  wanted: 'confirmation' | 'status',
): Mail | null {
  if (wanted === 'status') return mails.statusChanged(reservation, reservationStatus.inProgress);
  if (reservation.paymentMethod === null) return mails.received(reservation);
  return reservation.status === reservationStatus.awaitingPayment ? null : mails.receipt(reservation);
}

/** The provider is asked after the commit: no transaction waits for it. What it says stands in the order soon after. */
export const askProvider = deskAct(
  { call: 'askProvider', action: 'provider-asked' },
  async (_tx, { id }, { actor, parts }) => {
    const reservation = await parts.checkout.store.reservation(id);
    if (reservation === null || !may(actor, 'orders.see', { shopId: reservation.shop }))
      return refused({ code: 'unknown' });
    const { payment } = reservation;
    if (payment === null) return refused({ code: 'conflict', reason: 'paid-in-till' });
    const work = () => refreshPayment(parts.checkout, payment.id);
    return done({
      answer: {},
      audit: { subject: `reservation:${id}` },
      // biome-ignore lint/suspicious/noThenProperty: what comes after the commit; nobody awaits it
      then: () => parts.checkout.enqueue({ lane: 'desk', key: payment.id, work }),
    });
  },
);
