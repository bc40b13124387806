import { oere } from '#domain/money/money.ts';
import { closingAfter } from '#domain/reservation/hold-time.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { NewReservation } from '#server/ports/checkout/reservations.ts';
import type { StoredShopOffer } from '#server/ports/checkout/shop-offers.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { type Asking, mayOpen } from './read-reservation.ts';
import { shopHours } from './shop-hours.ts';

export interface AcceptOffer extends Asking {
  readonly offer: number;
}

export interface OfferRefusal {
  readonly reason: 'unknown' | 'over' | 'gone';
}

/** As long as it is held there before somebody of that shop has begun it. */
const heldForMs = 86_400_000;

/**
 * What one shop did not find is held in another that has it: a reservation of its own, to be paid there, at the price that was agreed. No money
 * moves between the shops. A second press, or one whose answer was lost, is told of what the first one made.
 */
export function acceptOffer(
  parts: CheckoutParts,
  asked: AcceptOffer,
): Promise<Result<StoredReservation, OfferRefusal>> {
  return parts.store.transaction<StoredReservation, OfferRefusal>(async (tx) => {
    const order = await tx.reservations.lock(asked.id);
    if (order === null || !mayOpen(parts, order, asked)) return refused({ reason: 'unknown' });
    const offer = order.offers?.find(({ id }) => id === asked.offer);
    if (offer === undefined) return refused({ reason: 'unknown' });
    if (offer.takenBy !== null) {
      const made = await tx.reservations.lock(offer.takenBy);
      return made === null ? refused({ reason: 'over' }) : done(made);
    }
    const wanted = newReservation(parts, order, offer, await tx.reservations.nextId());
    if (wanted === null || offer.until <= parts.now()) return refused({ reason: 'over' });
    return hold(tx, parts, { wanted, offer });
  });
}

async function hold(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  { wanted, offer }: { readonly wanted: NewReservation; readonly offer: StoredShopOffer },
): Promise<Result<StoredReservation, OfferRefusal>> {
  await tx.reservations.write(wanted);
  await tx.offers.take(offer.id, wanted.id);
  const made = await tx.reservations.lock(wanted.id);
  if (made === null) throw new Error(`Reservation ${wanted.id} was not written`);
  const mail = parts.mails.received(made);
  if (mail !== null) await tx.outbox.queue(mail);
  await tx.audit.write({ actor: 'customer', action: 'offer-taken', subject: `reservation:${wanted.id}` });
  // The pieces come last, as everywhere.
  const isTaken = await tx.stock.take(offer.shop, [{ ean: offer.ean, qty: offer.count }]);
  return isTaken ? done(made) : refused({ reason: 'gone' });
}

/** Null: nobody is left to hold it for, or the line is not known any more. */
function newReservation(
  parts: CheckoutParts,
  order: StoredReservation,
  { ean, shop, count, amount }: StoredShopOffer,
  id: number,
): NewReservation | null {
  const line = order.lines.find((one) => one.ean === ean);
  const { name, email, phone, customerId } = order;
  if (line === undefined || name === null || email === null || phone === null) return null;
  const { missing: _, missingAmount: __, ...agreed } = line;
  const goods = oere(line.price * count);
  const discount = oere(goods - amount);
  const now = parts.now();
  const { secrets } = parts;
  return {
    id,
    status: reservationStatus.received,
    shop,
    customerId,
    name,
    email,
    phone,
    delivery: false,
    address: null,
    postalCode: null,
    city: null,
    shippingMethodId: null,
    goods,
    discount,
    freight: oere(0),
    total: amount,
    promocode: null,
    promocodeId: null,
    paymentMethod: null,
    lines: [{ ...agreed, count, discount }],
    receiptHash: secrets.fingerprint(secrets.receiptToken(id)),
    visitor: null,
    expiresAt: closingAfter(shopHours(parts, shop), now + heldForMs),
    holders: [],
    now,
  };
}
