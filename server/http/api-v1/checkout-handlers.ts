import type { OrderPayload } from '#contract/reservation.ts';
import { eanOf } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import { mapValue } from '#server/ports/result.ts';
import { publicPromocodes, usablePromocode } from '#server/use-cases/checkout/check-promocode.ts';
import type { PaymentParts } from '#server/use-cases/checkout/payment-parts.ts';
import { validateCart } from '#server/use-cases/checkout/validate-cart.ts';
import { cancelPayment, readPayment } from '#server/use-cases/payment/read-payment.ts';
import { mayComplete, receiveCallback } from '#server/use-cases/payment/receive-callback.ts';
import { startPayment } from '#server/use-cases/payment/start-payment.ts';
import { acceptOffer } from '#server/use-cases/reservation/accept-offer.ts';
import { extendHold } from '#server/use-cases/reservation/extend-hold.ts';
import type { OrderRequest } from '#server/use-cases/reservation/order-request.ts';
import { placeReservation } from '#server/use-cases/reservation/place-reservation.ts';
import { type Asking, cancelReservation, readReservation } from '#server/use-cases/reservation/read-reservation.ts';
import { withdrawPurchase } from '#server/use-cases/withdrawal/withdraw-purchase.ts';
import { answer, plainAnswer } from './answers/answer.ts';
import { cartRecord } from './answers/cart.ts';
import { extendRefused, offerRefused } from './answers/hold.ts';
import { cancelRefused, orderRefused } from './answers/order.ts';
import { callbackAnswer, completionAnswer, paymentAnswer, startedRecord } from './answers/payment.ts';
import { promocodeRecord, promocodeRefused } from './answers/promocode.ts';
import { tooManyAttempts } from './answers/rate-limit.ts';
import { reservationRecord } from './answers/reservation-record.ts';
import { withdrawalRefused } from './answers/withdrawal.ts';
import type { Caller, Handlers } from './handler.ts';

/** What is ordered and paid with. */
export interface CheckoutServices extends PaymentParts {
  readonly limiter: RateLimiter;
  /** DEC-79, DEC-88: checks of codes and orders a minute from one address. */
  readonly limits: { readonly promocodeChecks: number; readonly orders: number };
}

type CheckoutCalls =
  | 'promocodes'
  | 'checkPromocode'
  | 'validateCart'
  | 'placeReservation'
  | 'reservation'
  | 'cancelReservation'
  | 'extendReservation'
  | 'acceptOffer'
  | 'withdrawPurchase'
  | 'checkout'
  | 'payment'
  | 'cancelPayment'
  | 'paymentCallback';

const minute = 60;

export function checkoutHandlers(services: CheckoutServices): Pick<Handlers, CheckoutCalls> {
  const { limiter, limits, secrets } = services;
  const visitorOf = ({ sessionId }: Caller) => (sessionId === '' ? null : secrets.fingerprint(sessionId));
  const countAttempt = (what: string, most: number, { address }: Caller) =>
    limiter.hit({ key: `${what}:${secrets.fingerprint(address)}`, most, seconds: minute });
  const request = ({ idempotency_key, ...payload }: OrderPayload, caller: Caller): Omit<OrderRequest, 'payment'> => ({
    payload,
    idempotencyKey: idempotency_key ?? null,
    customerId: caller.customer?.id ?? null,
    // Many share an address; who has shown a mailbox of their own is counted by that.
    address: caller.customer?.email_verified || caller.address === '' ? null : caller.address,
    visitor: visitorOf(caller),
    origin: caller.origin === '' ? null : caller.origin,
  });
  const asking = ({ id, token }: { id: number; token?: string | undefined }, { customer }: Caller): Asking => ({
    id,
    token,
    customerId: customer?.id ?? null,
  });
  const record = (reservation: StoredReservation) => reservationRecord(reservation, services);
  return {
    promocodes: async () =>
      plainAnswer(mapValue(await publicPromocodes(services), (codes) => codes.map(promocodeRecord))),
    checkPromocode: async ({ code }, caller) => {
      const verdict = await countAttempt('promocode-check', limits.promocodeChecks, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const found = await usablePromocode(services.store, code, services.now());
      return answer(mapValue(found, promocodeRecord), promocodeRefused);
    },
    validateCart: async ({ items, ShopID, delivery }, caller) => {
      const question = { items, shop: ShopID ?? null, delivery, visitor: visitorOf(caller) };
      return plainAnswer(mapValue(await validateCart(services, question), cartRecord));
    },
    placeReservation: async (input, caller) => {
      const verdict = await countAttempt('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const placed = await placeReservation(services, { ...request(input, caller), payment: null });
      const receipt = mapValue(placed, ({ reservation }) => ({
        ...record(reservation),
        receipt_token: secrets.receiptToken(reservation.id),
      }));
      return answer(receipt, orderRefused, 201);
    },
    reservation: async (input, caller) =>
      plainAnswer(mapValue(await readReservation(services, asking(input, caller)), record)),
    cancelReservation: async (input, caller) =>
      answer(mapValue(await cancelReservation(services, asking(input, caller)), record), cancelRefused),
    extendReservation: async ({ held_until, ...input }, caller) => {
      const extended = await extendHold(services, { ...asking(input, caller), until: Date.parse(held_until) });
      return answer(mapValue(extended, record), extendRefused);
    },
    acceptOffer: async ({ offer, ...input }, caller) => {
      const accepted = await acceptOffer(services, { ...asking(input, caller), offer });
      const receipt = mapValue(accepted, (reservation) => ({
        ...record(reservation),
        receipt_token: secrets.receiptToken(reservation.id),
      }));
      return answer(receipt, offerRefused, 201);
    },
    withdrawPurchase: async ({ lines, reason = '', idempotency_key, ...input }, caller) => {
      const verdict = await countAttempt('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const withdrawn = await withdrawPurchase(services, {
        ...asking(input, caller),
        wishes: lines.map(({ EanNo, Count }) => ({ ean: eanOf(EanNo), count: Count })),
        reason: reason === '' ? null : reason,
        idempotencyKey: idempotency_key ?? null,
      });
      return answer(mapValue(withdrawn, record), withdrawalRefused, 201);
    },
    checkout: async ({ payment_method, expected_total, ...payload }, caller) => {
      const verdict = await countAttempt('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const payment = { method: payment_method, expectedTotal: oere(expected_total) };
      const started = await startPayment(services, { ...request(payload, caller), payment });
      return answer(
        mapValue(started, (made) => startedRecord(made.payment, made.redirectUrl, services)),
        orderRefused,
        201,
      );
    },
    payment: async ({ payment_id, token }) =>
      paymentAnswer(await readPayment(services, { paymentId: payment_id, token })),
    cancelPayment: async ({ payment_id, token }) =>
      paymentAnswer(await cancelPayment(services, { paymentId: payment_id, token })),
    paymentCallback: async ({ provider, payment_id, token, step, ...body }, { address }) => {
      const mayLeaveTrace = () => mayNoteForgery(services, provider, address);
      const callback = { provider, paymentId: payment_id, token, body, mayLeaveTrace };
      return step === 'validate'
        ? completionAnswer(await mayComplete(services, callback))
        : callbackAnswer(await receiveCallback(services, callback));
    },
  };
}

/** In an hour: of each provider's callbacks from one address, and from all of them together. */
const forgeriesNoted = { fromAddress: 20, inAll: 50 };

export async function mayNoteForgery(
  { limiter, secrets }: CheckoutServices,
  provider: PaymentMethod,
  address: string,
): Promise<boolean> {
  const key = `forged-callback:${provider}`;
  const { fromAddress, inAll } = forgeriesNoted;
  const here = { key: `${key}:${secrets.fingerprint(address)}`, most: fromAddress, seconds: 60 * minute };
  return (await limiter.hit(here)).allowed && (await limiter.hit({ key, most: inAll, seconds: 60 * minute })).allowed;
}
