import { checkoutErrors, paymentErrors } from '#content/nb/errors.ts';
import type { StartedPayment } from '#contract/payment.ts';
import type { PromocodeRecord } from '#contract/promocode.ts';
import { failure, notFound, success } from '#contract/reply.ts';
import type { OrderPayload } from '#contract/reservation.ts';
import { eanOf } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import { isFixed, type Promocode } from '#domain/promocode/promocode.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import { publicPromocodes, usablePromocode } from '#server/use-cases/checkout/check-promocode.ts';
import type { PaymentParts } from '#server/use-cases/checkout/payment-parts.ts';
import { validateCart } from '#server/use-cases/checkout/validate-cart.ts';
import { cancelPayment, readPayment } from '#server/use-cases/payment/read-payment.ts';
import { mayComplete, receiveCallback } from '#server/use-cases/payment/receive-callback.ts';
import { startPayment } from '#server/use-cases/payment/start-payment.ts';
import { extendHold } from '#server/use-cases/reservation/extend-hold.ts';
import type { OrderRequest } from '#server/use-cases/reservation/order-request.ts';
import { placeReservation } from '#server/use-cases/reservation/place-reservation.ts';
import { cancelReservation, readReservation } from '#server/use-cases/reservation/read-reservation.ts';
import { reservationRecord } from '#server/use-cases/reservation/reservation-record.ts';
import { withdrawPurchase } from '#server/use-cases/withdrawal/withdraw-purchase.ts';
import { cartErrorRecord, orderRefused, promocodeTexts, tooManyAttempts } from './checkout-answers.ts';
import type { Caller, Handlers } from './handler.ts';
import { extendRefused } from './hold-answers.ts';
import { withdrawalRefused } from './withdrawal-answers.ts';

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
  | 'withdrawPurchase'
  | 'checkout'
  | 'payment'
  | 'cancelPayment'
  | 'paymentCallback';

const minute = 60;

export function checkoutHandlers(services: CheckoutServices): Pick<Handlers, CheckoutCalls> {
  const { limiter, limits, secrets } = services;
  const visitorOf = ({ sessionId }: Caller) => (sessionId === '' ? null : secrets.fingerprint(sessionId));
  const countTry = (what: string, most: number, { address }: Caller) =>
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
  return {
    promocodes: async () => success((await publicPromocodes(services)).map(promocodeRecord)),
    checkPromocode: async ({ code }, caller) => {
      const verdict = await countTry('promocode-check', limits.promocodeChecks, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const found = await usablePromocode(services.store, code, services.now());
      if (found.ok) return success(promocodeRecord(found.value));
      return failure(found.refusal === 'unknown' ? 404 : 422, promocodeTexts[found.refusal]);
    },
    validateCart: async ({ items, ShopID, delivery }, caller) => {
      const question = { items, shop: ShopID ?? null, delivery, visitor: visitorOf(caller) };
      const { problems, lines } = await validateCart(services, question);
      return success({
        valid: problems.length === 0,
        cartErrors: problems.map(cartErrorRecord),
        lines: lines.map(({ variant, price, campaignArticleId }) => ({
          EanNo: variant.ean,
          price,
          CampaignArticleID: campaignArticleId,
        })),
      });
    },
    placeReservation: async (input, caller) => {
      const verdict = await countTry('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const placed = await placeReservation(services, { ...request(input, caller), payment: null });
      if (!placed.ok) return orderRefused(placed.refusal);
      const { reservation } = placed.value;
      const receipt_token = secrets.receiptToken(reservation.id);
      return success({ ...reservationRecord(reservation, services), receipt_token }, 201);
    },
    reservation: async ({ id, token }, caller) => {
      const found = await readReservation(services, { id, token, customerId: caller.customer?.id ?? null });
      return found === null ? notFound() : success(reservationRecord(found, services));
    },
    cancelReservation: async ({ id, token }, caller) => {
      const cancelled = await cancelReservation(services, { id, token, customerId: caller.customer?.id ?? null });
      if (cancelled.ok) return success(reservationRecord(cancelled.value, services));
      return cancelled.refusal === 'unknown' ? notFound() : failure(422, checkoutErrors.cannotCancel);
    },
    extendReservation: async ({ id, token, held_until }, caller) => {
      const asking = { id, token, customerId: caller.customer?.id ?? null, until: Date.parse(held_until) };
      const extended = await extendHold(services, asking);
      return extended.ok ? success(reservationRecord(extended.value, services)) : extendRefused(extended.refusal);
    },
    withdrawPurchase: async ({ id, token, lines, reason = '', idempotency_key }, caller) => {
      const verdict = await countTry('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const withdrawn = await withdrawPurchase(services, {
        id,
        token,
        customerId: caller.customer?.id ?? null,
        wishes: lines.map(({ EanNo, Count }) => ({ ean: eanOf(EanNo), count: Count })),
        reason: reason === '' ? null : reason,
        idempotencyKey: idempotency_key ?? null,
      });
      if (!withdrawn.ok) return withdrawalRefused(withdrawn.refusal);
      return success(reservationRecord(withdrawn.value, services), 201);
    },
    checkout: async ({ payment_method, expected_total, ...payload }, caller) => {
      const verdict = await countTry('order', limits.orders, caller);
      if (!verdict.allowed) return tooManyAttempts(verdict);
      const payment = { method: payment_method, expectedTotal: oere(expected_total) };
      const started = await startPayment(services, { ...request(payload, caller), payment });
      if (!started.ok) return orderRefused(started.refusal);
      return success(startedRecord(started.value.payment, started.value.redirectUrl, services), 201);
    },
    payment: async ({ payment_id, token }) => {
      const found = await readPayment(services, { paymentId: payment_id, token });
      return found.ok ? success(paymentRecord(found.value)) : failure(404, paymentErrors.notFound);
    },
    cancelPayment: async ({ payment_id, token }) => {
      const found = await cancelPayment(services, { paymentId: payment_id, token });
      return found.ok ? success(paymentRecord(found.value)) : failure(404, paymentErrors.notFound);
    },
    paymentCallback: async ({ provider, payment_id, token, step, ...body }, { address }) => {
      const mayLeaveTrace = () => mayNoteForgery(services, provider, address);
      const callback = { provider, paymentId: payment_id, token, body, mayLeaveTrace };
      if (step === 'validate') {
        const verdict = await mayComplete(services, callback);
        if (verdict === 'unknown') return notFound();
        return verdict ? success({}) : failure(400, paymentErrors.expired, { DeclineReason: 'OutOfStock' });
      }
      const outcome = await receiveCallback(services, callback);
      return outcome === 'unknown' ? notFound() : success({ CallbackResponse: 'received' });
    },
  };
}

/** In an hour: of each provider's callbacks from one address, and from all of them together. */
const forgeriesNoted = { fromAddress: 20, inAll: 50 };

async function mayNoteForgery(
  { limiter, secrets }: CheckoutServices,
  provider: PaymentMethod,
  address: string,
): Promise<boolean> {
  const key = `forged-callback:${provider}`;
  const { fromAddress, inAll } = forgeriesNoted;
  const here = { key: `${key}:${secrets.fingerprint(address)}`, most: fromAddress, seconds: 60 * minute };
  return (await limiter.hit(here)).allowed && (await limiter.hit({ key, most: inAll, seconds: 60 * minute })).allowed;
}

function promocodeRecord(code: Promocode): PromocodeRecord {
  return { ...code, fixed: isFixed(code) ? 1 : 0 };
}

function paymentRecord({ id, status, amount, reservationId }: StoredPayment) {
  return { payment_id: id, status, amount, reservation_id: reservationId };
}

function startedRecord(payment: StoredPayment, redirectUrl: string, { secrets }: PaymentParts): StartedPayment {
  const provider: PaymentMethod = payment.provider;
  return {
    reservation_id: payment.reservationId,
    receipt_token: secrets.receiptToken(payment.reservationId),
    payment_id: payment.id,
    provider,
    amount: payment.amount,
    currency: 'NOK',
    status: payment.status,
    redirect_url: redirectUrl,
    shop_id: payment.shop,
  };
}
