import { normaliseEmail } from '#domain/customer/email.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { promocodeValidity } from '#domain/promocode/validity.ts';
import { firstStatus, paymentTimeLimit } from '#domain/reservation/status.ts';
import { webStockShop } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction, Claim } from '#server/ports/checkout-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { AgreedOrder, StoredReservation } from '#server/ports/stored-reservation.ts';
import { checkLines } from '../checkout/check-lines.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { Source } from '../checkout/find-stock.ts';
import { orderLines, type WantedItem, wantedItems } from '../checkout/order-lines.ts';
import { priceOrder } from '../checkout/price-order.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { letGoOfOwnPending } from './let-go-of-own-pending.ts';
import { checkOrder, type OrderRefusal, type OrderRequest } from './order-request.ts';
import { takeGoods } from './take-goods.ts';

export interface PlacedOrder {
  readonly reservation: StoredReservation;
  /** Null when it is paid in the shop. */
  readonly paymentId: string | null;
}

/**
 * Places an order: all of it in one transaction, or none of it. Nothing the client says about money counts; the shop's own
 * prices are read in here, the pieces are taken in here, and whoever comes second for the last piece is told so (DEC-88 to
 * DEC-91). What is paid now is held first and paid for afterwards: the payment's row and its first step are part of the same
 * transaction, so that a crash at any point leaves either nothing or something that can be finished or given back.
 */
export function placeReservation(
  parts: CheckoutParts,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  return parts.store.transaction<PlacedOrder, OrderRefusal>(async (tx) => {
    const now = parts.now();
    const claim = claimOf(parts, request);
    if (claim !== null) {
      const verdict = await tx.claim(claim, now);
      if (verdict.kind === 'repeated') return done(verdict.answer as PlacedOrder);
      if (verdict.kind === 'other-request') return refused({ reason: 'other-request' });
    }
    const checked = checkOrder(request, parts.published.current);
    if (!checked.ok) return checked;
    const { person, destination, source, shipping } = checked.value;
    const items = wantedItems(request.payload.items);

    if (request.visitor !== null) await letGoOfOwnPending(tx, parts, request.visitor, wantedStock(items, source));

    const eans = items.map(({ ean }) => ean);
    const variants = await tx.variants(eans, now);
    const problems = checkLines(items, variants, {
      delivery: source.way === 'deliver',
      payNow: request.payment !== null,
    });
    if (problems.length > 0) return refused({ reason: 'cart', problems });

    const code = await findPromocode(tx, request.payload.promocode, now);
    if (!code.ok) return code;
    const priced = priceOrder({
      lines: orderLines(items, variants),
      promocode: code.value,
      shippingPrice: shipping?.price ?? null,
    });
    if (request.payment !== null && request.payment.expectedTotal !== priced.total) {
      return refused({ reason: 'price-changed', total: priced.total });
    }
    if (request.payment !== null && priced.total === 0) return refused({ reason: 'nothing-to-pay' });

    const from = await takeGoods(tx, { items, variants, source, now });
    if (!from.ok) return from;

    const agreed: AgreedOrder = {
      ...person,
      ...destination,
      ...priced,
      shop: from.value.shop,
      customerId: request.customerId,
      delivery: source.way === 'deliver',
      shippingMethodId: shipping?.id ?? null,
      promocode: code.value?.name ?? null,
      paymentMethod: request.payment?.method ?? null,
    };
    const reservation = await write(tx, parts, agreed, {
      ...from.value,
      code: code.value,
      visitor: request.visitor,
      now,
    });
    if (code.value !== null) {
      const customerKey = parts.secrets.fingerprint(normaliseEmail(person.email));
      const used = await tx.takePromocode({ promocodeId: code.value.id, reservationId: reservation.id, customerKey });
      if (!used) return refused({ reason: 'promocode', why: 'usedUp' });
    }

    const paymentId = await beginPayment(tx, parts, reservation, request.origin);
    const mail = paymentId === null ? parts.mails.received(reservation) : null;
    if (mail !== null) await tx.queueMail(mail);
    const placed: PlacedOrder = { reservation, paymentId };
    if (claim !== null) await tx.keepAnswer(claim, placed);
    return done(placed);
  });
}

/** The key is the client's, made for the first press (DEC-89); the same key for another order is a mistake of the client's. */
function claimOf(parts: CheckoutParts, { idempotencyKey, payload, payment }: OrderRequest): Claim | null {
  if (idempotencyKey === null) return null;
  const scope = payment === null ? 'reservations' : 'checkout';
  return { scope, key: idempotencyKey, requestHash: parts.secrets.fingerprint(JSON.stringify([payload, payment])) };
}

async function findPromocode(
  tx: CheckoutTransaction,
  name: string | undefined,
  now: number,
): Promise<Result<Promocode | null, OrderRefusal>> {
  if (name === undefined || name.trim() === '') return done(null);
  const promocode = await tx.promocode(name);
  if (promocode === null) return refused({ reason: 'promocode', why: 'unknown' });
  const validity = promocodeValidity(promocode, now);
  return validity === 'valid' ? done(promocode) : refused({ reason: 'promocode', why: validity });
}

/** The rows of stock this order will want, as far as they can be told before looking. */
function wantedStock(items: readonly WantedItem[], source: Source) {
  return items.map(({ ean }) => ({ ean, shop: source.way === 'collect' ? source.shop : webStockShop }));
}

interface Writing {
  readonly shopName: string;
  readonly code: Promocode | null;
  readonly visitor: string | null;
  readonly now: number;
}

async function write(
  tx: CheckoutTransaction,
  { secrets }: CheckoutParts,
  agreed: AgreedOrder,
  { shopName, code, visitor, now }: Writing,
): Promise<StoredReservation> {
  const id = await tx.nextReservationId();
  const payNow = agreed.paymentMethod !== null;
  const status = firstStatus(payNow);
  const expiresAt = payNow ? now + paymentTimeLimit : null;
  const receiptHash = secrets.fingerprint(secrets.receiptToken(id));
  const promocodeId = code?.id ?? null;
  await tx.writeReservation({ ...agreed, id, status, promocodeId, receiptHash, visitor, expiresAt, now });
  return { ...agreed, id, status, shopName, receiptHash, expiresAt, trackingUrl: null, createdAt: now, payment: null };
}
