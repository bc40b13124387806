import { normaliseEmail } from '#domain/customer/email.ts';
import { pageSlug } from '#domain/navigation/page-slugs.ts';
import { isPaid } from '#domain/payment/payment-status.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { holdEnd } from '#domain/reservation/hold-time.ts';
import { firstStatus, holdsStock, paymentTimeLimit } from '#domain/reservation/status.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { Claim } from '#server/ports/checkout/claims.ts';
import type { SaleFacts, SaleVariants } from '#server/ports/checkout/sale-facts.ts';
import type { AgreedOrder, StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { checkLines } from '../checkout/check-lines.ts';
import { usablePromocode } from '../checkout/check-promocode.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { findStock } from '../checkout/find-stock.ts';
import { orderLines, type WantedItem, wantedItems } from '../checkout/order-lines.ts';
import { priceOrder } from '../checkout/price-order.ts';
import { beginPayment } from './begin-payment.ts';
import { countedHolders, heldBefore, holdersOf, refuseHoarding } from './hold-check.ts';
import { checkOrder, type OrderRefusal, type OrderRequest } from './order-request.ts';
import { releaseOwnPending } from './release-own-pending.ts';
import { shopHours } from './shop-hours.ts';

export interface PlacedOrder {
  readonly reservation: StoredReservation;
  /** Null when it is paid in the shop. */
  readonly paymentId: string | null;
}

const maxAttempts = 4;

/**
 * Places an order: all of it in one transaction, or none of it. Nothing the client says about money counts; the shop's own
 * prices are read in here, the pieces are taken in here, and whoever comes second for the last piece is told so (DEC-88 to
 * DEC-91). What is paid now is held first and paid for afterwards: the payment's row and its first step are part of the same
 * transaction, so that a crash at any point leaves either nothing or something that can be finished or given back.
 */
export async function placeReservation(
  parts: CheckoutParts,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  for (let attempt = 1; ; attempt += 1) {
    const idempotent = request.idempotencyKey !== null;
    const placed = await parts.store.transaction<PlacedOrder, OrderRefusal>((tx) => place(tx, parts, request), {
      idempotent,
    });
    // What was seen a moment ago was taken by another: looked at again, another shop may do, or the shopper is told.
    const again = !placed.ok && placed.refusal.reason === 'cart' && placed.refusal.takenMeanwhile;
    if (!again || attempt === maxAttempts) return placed;
  }
}

async function place(
  tx: CheckoutTransaction,
  parts: CheckoutParts,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const now = parts.now();
  const claim = claimOf(parts, request);
  if (claim !== null) {
    const earlier = await earlierOrder(tx, claim, now);
    if (earlier !== null) return earlier;
  }
  const checked = checkOrder(request, parts.published.current);
  if (!checked.ok) return checked;
  const { person, destination, source, shipping } = checked.value;
  const items = wantedItems(request.payload.items);

  const holders = holdersOf(parts, person, request);
  const counted = countedHolders(holders, parts.holdLimits);
  const eans = items.map(({ ean }) => ean);
  const way = { delivery: source.way === 'deliver', payNow: request.payment !== null };
  const likelyShop = source.way === 'collect' ? source.shop : webStockShop;
  const heldIn = (shop: ShopId) => heldBefore(tx, counted, { payNow: way.payNow, shop, eans });
  // In one journey to PostgreSQL, which does them in this order.
  const [, hasReleased, seen, likelyHeld, id] = await Promise.all([
    counted !== null && tx.held.lock(counted),
    request.visitor !== null && releaseOwnPending(tx, parts, request.visitor, wantedStock(items, likelyShop)),
    tx.facts.variants(eans, now),
    heldIn(likelyShop),
    tx.reservations.nextId(),
  ]);
  const variants = hasReleased ? await tx.facts.variants(eans, now) : seen;
  const problems = checkLines(items, variants, way);
  if (problems.length > 0) return refused({ reason: 'cart', problems });
  const plan = findStock(items, variants, source);
  if (!plan.ok) return refused({ reason: 'cart', problems: plan.problems });

  const code = await findPromocode(tx.facts, request.payload.promocode, now);
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
  const held = hasReleased || plan.shop !== likelyShop ? await heldIn(plan.shop) : likelyHeld;
  const wish = { items, variants, shop: plan.shop, total: priced.total, payNow: way.payNow };
  const hoarding = await refuseHoarding(tx, parts.holdLimits, held, wish);
  if (hoarding !== null) return refused(hoarding);

  const agreed: AgreedOrder = {
    ...person,
    ...destination,
    ...priced,
    shop: plan.shop,
    customerId: request.customerId,
    delivery: way.delivery,
    shippingMethodId: shipping?.id ?? null,
    promocode: code.value?.name ?? null,
    paymentMethod: request.payment?.method ?? null,
    termsVersion: parts.published.current.pageVersions.get(pageSlug('terms'))?.id ?? null,
  };
  const reservation = newReservation(parts, agreed, { id, shopName: plan.shopName, now });
  const paymentId = request.payment === null ? null : parts.secrets.newPaymentId();
  const mail = paymentId === null ? parts.mails.received(reservation) : null;
  const answer: StoredAnswer = { reservation: { id }, paymentId };
  const customerKey = parts.secrets.fingerprint(normaliseEmail(person.email));
  const demand = items.map(({ ean, count }) => ({ ean, qty: count }));
  // What others want too comes last: a code and the pieces are locked for no longer than the commit takes.
  const write = () =>
    Promise.all([
      tx.reservations.write({
        ...reservation,
        ...agreed,
        promocodeId: code.value?.id ?? null,
        visitor: request.visitor,
        holders: holders.address === null ? holders.person : [...holders.person, holders.address],
        now,
      }),
      paymentId !== null && beginPayment(tx, reservation, paymentId, request.origin),
      mail !== null && tx.outbox.queue(mail),
      claim !== null && tx.claims.keepAnswer(claim, answer),
      code.value === null || tx.promocodes.take({ promocodeId: code.value.id, reservationId: id, customerKey }),
      tx.stock.takeOrAbort(plan.shop, demand),
    ]);
  // A code that is used up is known from an answer, so COMMIT waits for it.
  const [, , , , hasCode, hasPieces] = await (code.value === null ? tx.commitBehind(write) : write());
  if (!hasCode) return refused({ reason: 'promocode', why: 'usedUp' });
  return hasPieces
    ? done({ reservation, paymentId })
    : refused(takenMeanwhile(items, variants, way.delivery ? null : plan.shopName));
}

/** What stands under a key: which order, and nothing of whose it is, so that erasure and retention have one place (L9). */
interface StoredAnswer {
  readonly reservation: { readonly id: number };
  readonly paymentId: string | null;
}

/** The key is the client's, made for the first press (DEC-89); the same key for another order is a mistake of the client's. */
function claimOf(parts: CheckoutParts, { idempotencyKey, payload, payment }: OrderRequest): Claim | null {
  if (idempotencyKey === null) return null;
  const scope = payment === null ? 'reservations' : 'checkout';
  return { scope, key: idempotencyKey, requestHash: parts.secrets.fingerprint(JSON.stringify([payload, payment])) };
}

/**
 * What was placed under the same key. An order that has come to nothing (its payment declined, broken off or never made, or
 * itself cancelled) is no answer to a new press: its claim is made anew, for whatever is asked for now. Null: go on.
 */
async function earlierOrder(
  tx: Pick<CheckoutTransaction, 'claims' | 'payments' | 'reservations'>,
  claim: Claim,
  now: number,
): Promise<Result<PlacedOrder, OrderRefusal> | null> {
  const verdict = await tx.claims.make(claim, now);
  if (verdict.kind === 'mine') return null;
  const placed = await livingOrder(tx, verdict.answer as StoredAnswer);
  if (placed === null) {
    await tx.claims.renew(claim, now);
    return null;
  }
  return verdict.sameRequest ? done(placed) : refused({ reason: 'other-request' });
}

async function livingOrder(
  tx: Pick<CheckoutTransaction, 'payments' | 'reservations'>,
  { reservation, paymentId }: StoredAnswer,
): Promise<PlacedOrder | null> {
  // Payment before reservation, as everywhere: whoever is ending them now is waited for.
  const payment = paymentId === null ? null : await tx.payments.lock(paymentId);
  if (payment !== null && payment.status !== 'pending' && !isPaid(payment.status)) return null;
  const found = await tx.reservations.lock(reservation.id);
  return found !== null && holdsStock(found.status) ? { reservation: found, paymentId } : null;
}

async function findPromocode(
  facts: Pick<SaleFacts, 'promocode'>,
  name: string | undefined,
  now: number,
): Promise<Result<Promocode | null, OrderRefusal>> {
  if (name === undefined || name.trim() === '') return done(null);
  const usable = await usablePromocode(facts, name, now);
  return usable.ok ? usable : refused({ reason: 'promocode', why: usable.refusal.reason });
}

/** `shop` is null when it was to be sent. */
function takenMeanwhile(items: readonly WantedItem[], variants: SaleVariants, shop: string | null): OrderRefusal {
  const problems = items.map(({ ean }) => {
    const name = variants.get(ean)?.name ?? null;
    return { ean, reason: 'stock', name, available: 0, shop } as const;
  });
  return { reason: 'cart', problems, takenMeanwhile: true };
}

/** The rows of stock this order will want, as far as they can be told before looking. */
function wantedStock(items: readonly WantedItem[], shop: ShopId) {
  return items.map(({ ean }) => ({ ean, shop }));
}

function newReservation(
  parts: CheckoutParts,
  agreed: AgreedOrder,
  { id, shopName, now }: { readonly id: number; readonly shopName: string; readonly now: number },
): StoredReservation {
  const payNow = agreed.paymentMethod !== null;
  const status = firstStatus(payNow);
  const hours = () => shopHours(parts, agreed.shop);
  const { secrets } = parts;
  return {
    ...agreed,
    id,
    status,
    shopName,
    receiptHash: secrets.fingerprint(secrets.receiptToken(id)),
    expiresAt: payNow ? now + paymentTimeLimit : holdEnd({ status, isPaidInShop: true, hours, now, promised: null }),
    trackingUrl: null,
    createdAt: now,
    payment: null,
    receivedAt: null,
    withdrawals: [],
    extendedFrom: null,
  };
}
