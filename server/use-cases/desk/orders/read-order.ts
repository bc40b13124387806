import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { oere } from '#domain/money/money.ts';
import { orderVat } from '#domain/order/order-vat.ts';
import { refundsWholeItems } from '#domain/payment/refund-manner.ts';
import { afterEvent } from '#domain/reservation/status.ts';
import { may } from '#domain/staff/may.ts';
import { lineRefund } from '#domain/withdrawal/refund.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { OrderExtras } from '#server/ports/desk/desk-orders.ts';
import { done, refused } from '#server/ports/result.ts';
import { awaitedWithdrawal } from '../../counter/reading/read-returnable.ts';
import { withdrawableLines, withdrawalRightOf } from '../../reservation/withdrawable-lines.ts';
import { deskRead } from '../desk-use-case.ts';
import { isPendingTooLong } from './order-wish.ts';

/** Whoever reads the same order again within this time has opened it once. */
const openedOnceMs = 10 * 60_000;

export const readOrder = deskRead('order', async (tx, { id }, { actor, parts, now, note }) => {
  const reservation = await parts.checkout.store.reservation(id);
  if (reservation === null || !may(actor, 'orders.see', { shopId: reservation.shop }))
    return refused({ code: 'unknown' });
  const extras = await tx.deskOrders.extras(id);
  if (extras === null) return refused({ code: 'unknown' });
  const subject = `reservation:${id}`;
  if (actor.member !== null && !(await tx.deskOrders.openedSince(actor.member, subject, now - openedOnceMs)))
    await note({ action: 'order-opened', subject, shop: reservation.shop });
  const { brand, contact } = parts.published.current.settings;
  const seller = { name: brand.legal_name, orgNo: contact.orgNo, address: contact.address };
  return done({ ...shownOrder(reservation, extras, now), seller });
});

function shownOrder(reservation: StoredReservation, extras: OrderExtras, now: number): Omit<OrderAnswer, 'seller'> {
  const { id, status, delivery, shop, shopName, goods, discount, freight, total } = reservation;
  const taxed = reservation.lines.map(({ price, count, discount: off, vatPercentage }) => ({
    gross: oere(price * count - off),
    vatPercentage,
  }));
  const { vat, vatPercentage } = orderVat(taxed, freight);
  const right = withdrawalRightOf(reservation, now);
  const awaited = awaitedWithdrawal(reservation);
  return {
    id,
    version: extras.version,
    status,
    at: iso(reservation.createdAt),
    delivery,
    shop: { id: Number(shop), name: shopName },
    promocode: reservation.promocode,
    paymentMethod: reservation.paymentMethod,
    expiresAt: isoOrNull(reservation.expiresAt),
    lines: shownLines(reservation),
    goods,
    discount,
    freight,
    total,
    vat: { percentage: vatPercentage, amount: vat },
    money: shownMoney(reservation, extras, now),
    awaited: awaited === null ? null : { at: iso(awaited.createdAt), reason: awaited.reason, freight: awaited.freight },
    rightUntil: right.kind === 'open' ? isoOrNull(right.until) : null,
    customer: shownCustomer(reservation, extras),
    history: extras.history.map((event) => ({ ...event, at: iso(event.at) })),
    note: { ...extras.note, at: isoOrNull(extras.note.at) },
    canCancel: afterEvent(delivery ? 'deliver' : 'collect', status, 'cancel') !== null,
    terms: extras.terms === null ? null : { id: extras.terms.id, at: iso(extras.terms.at) },
  };
}

/**
 * What a return of each piece that the customer still has would give back; pieces whose return was announced and has not arrived
 * are among them.
 */
function shownLines(reservation: StoredReservation): OrderAnswer['lines'] {
  const awaited = awaitedWithdrawal(reservation);
  return withdrawableLines(reservation).flatMap((line, index) => {
    const bought = reservation.lines[index];
    if (bought === undefined) return [];
    const { ean, articleId, name, size, color, image, count, price, discount, missing = 0 } = bought;
    const told = awaited?.lines.find((one) => one.ean === ean)?.count ?? 0;
    const left = line.count - line.withdrawn + told;
    const gives = Array.from({ length: left }, (_, piece) => Number(lineRefund(line, line.count - left + piece, 1)));
    const sum = price * count - discount;
    return [
      {
        ean,
        articleId,
        name,
        size,
        color,
        image,
        count,
        missing,
        price,
        discount,
        sum,
        told,
        returned: count - left,
        gives,
      },
    ];
  });
}

function shownMoney(
  { payment, paymentMethod }: StoredReservation,
  { money }: OrderExtras,
  now: number,
): OrderAnswer['money'] {
  if (payment === null || paymentMethod === null || money === null) return null;
  const { captured, refunded, status } = payment;
  return {
    provider: paymentMethod,
    status,
    reserved: status === 'authorized' || status === 'captured' ? money.amount : 0,
    reservedAt: isoOrNull(money.reservedAt),
    captured,
    capturedAt: isoOrNull(money.capturedAt),
    refunded,
    refundedAt: isoOrNull(money.refundedAt),
    refundable: Math.max(0, captured - refunded - money.underWay),
    underWay: money.underWay,
    isUnsettled: money.isStuck || isPendingTooLong(money.isPendingSince, now),
    wholeItemsOnly: refundsWholeItems(paymentMethod),
    checkedAt: iso(money.checkedAt),
  };
}

function shownCustomer(reservation: StoredReservation, extras: OrderExtras): OrderAnswer['customer'] {
  const { customerId, name, phone, email, delivery, address, postalCode, city } = reservation;
  if (name === null || phone === null || email === null) return null;
  return {
    id: customerId,
    name,
    phone,
    email,
    address: delivery ? `${address ?? ''}, ${postalCode ?? ''} ${city ?? ''}` : null,
    isMember: extras.isMember,
    orders: extras.customerOrders,
    since: iso(extras.customerSince),
    spent: extras.customerSpent,
    withdrawals: extras.customerWithdrawals,
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
