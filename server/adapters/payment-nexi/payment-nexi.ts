import { oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type {
  PaymentProvider,
  ProviderOrder,
  ProviderPayment,
  ProviderView,
} from '#server/ports/checkout/payment-provider.ts';
import { done, refused } from '#server/ports/result.ts';
import { derivedIdempotencyKey } from '../payment-shared/derived-idempotency-key.ts';
import { type PaymentRequest, paymentHttp } from '../payment-shared/payment-http.ts';
import { nexiItems } from './nexi-items.ts';

export interface NexiSettings {
  readonly url: string;
  /** Each shop may have an agreement of its own. */
  readonly credentialsOf: (shop: ShopId) => { readonly secretKey: string };
}

const webhooks = [
  'payment.reservation.created.v2',
  'payment.reservation.failed',
  'payment.checkout.completed',
  'payment.charge.created.v2',
  'payment.charge.failed',
  'payment.cancel.created',
  'payment.refund.completed',
  'payment.refund.failed',
] as const;

/** Cards by Nexi Checkout: the card is typed on Nexi's own page and never touches us (R38). */
export function nexi({ url, credentialsOf }: NexiSettings): PaymentProvider {
  const http = paymentHttp(url);
  const call = (shop: ShopId, request: PaymentRequest, key?: string) => {
    const once = key === undefined ? {} : { 'idempotency-key': key };
    return http({ ...request, headers: { authorization: credentialsOf(shop).secretKey, ...once } });
  };
  const change = async (payment: ProviderPayment, method: 'POST' | 'PUT', path: string, body: unknown, key: string) => {
    const request = { method, path, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    const answer = await call(payment.shop, request, key);
    return answer.ok ? done(null) : answer;
  };
  const pathOf = ({ reference }: ProviderPayment) => `/v1/payments/${encodeURIComponent(reference)}`;
  return {
    method: 'card',
    // Nexi lets the shopper try another card, so the payment itself stays open.
    tellsOfDecline: ({ event }) => event === 'payment.reservation.failed',
    create: async (order, key) => {
      const request = { method: 'POST', path: '/v1/payments', body: JSON.stringify(paymentBody(order)) } as const;
      const answer = await call(order.shop, request, key);
      if (!answer.ok) return answer;
      const { paymentId, hostedPaymentPageUrl } = (answer.value.body ?? {}) as Record<string, unknown>;
      if (typeof paymentId !== 'string' || typeof hostedPaymentPageUrl !== 'string') return garbage();
      return done({ reference: paymentId, data: {}, redirectUrl: hostedPaymentPageUrl });
    },
    read: async (payment) => {
      const answer = await call(payment.shop, { method: 'GET', path: pathOf(payment) });
      if (!answer.ok) return answer;
      const view = viewOf((answer.value.body as { payment?: NexiPayment } | null)?.payment);
      return view === null ? garbage() : done(view);
    },
    capture: (payment, amount, key) =>
      change(payment, 'POST', `${pathOf(payment)}/charges`, { amount, ...wholeOrder(payment, amount) }, key),
    cancel: (payment, key) =>
      payment.data.reserved === '1'
        ? change(payment, 'POST', `${pathOf(payment)}/cancels`, { amount: payment.amount }, key)
        : change(payment, 'PUT', `${pathOf(payment)}/terminate`, null, key),
    refund: async (payment, amount, key) => {
      const found = await call(payment.shop, { method: 'GET', path: pathOf(payment) });
      if (!found.ok) return found;
      const parts = refundParts((found.value.body as { payment?: NexiPayment } | null)?.payment, amount);
      if (parts === null) return refused({ kind: 'refused', detail: 'less was charged' } as const);
      for (const { chargeId, amount: part } of parts) {
        const path = `/v1/charges/${encodeURIComponent(chargeId)}/refunds`;
        const back = await change(payment, 'POST', path, { amount: part }, derivedIdempotencyKey(key, chargeId));
        if (!back.ok) return back;
      }
      return done(null);
    },
  };
}

function paymentBody(order: ProviderOrder) {
  const { urls, customer } = order;
  const token = urls.callback.slice(urls.callback.lastIndexOf('/') + 1);
  return {
    order: {
      items: nexiItems(order.lines),
      amount: order.amount,
      currency: 'NOK',
      reference: order.paymentId,
    },
    checkout: {
      integrationType: 'HostedPaymentPage',
      returnUrl: urls.back,
      cancelUrl: urls.givenUp,
      termsUrl: urls.terms,
      charge: false,
      merchantHandlesConsumerData: true,
      consumer: { email: customer.email, phoneNumber: { prefix: '+47', number: customer.phone } },
    },
    // The authorization comes back with each webhook: letters and figures alone, 8 to 64 of them.
    notifications: {
      webHooks: webhooks.map((eventName) => ({
        eventName,
        url: urls.callback,
        authorization: token.replace(/[^A-Za-z0-9]/g, '').slice(0, 32),
      })),
    },
  };
}

function wholeOrder({ amount, lines }: ProviderPayment, captured: number) {
  return captured === amount ? { orderItems: nexiItems(lines) } : {};
}

interface Charge {
  readonly chargeId: string;
  readonly amount: number;
}

/** Nexi gives back by charge. They are used up in their order, so what has gone back so far tells where the next begins. */
function refundParts(payment: NexiPayment | undefined, amount: number): readonly Charge[] | null {
  let gone = payment?.summary?.refundedAmount ?? 0;
  let left = amount;
  const parts: Charge[] = [];
  for (const { chargeId, amount: charged } of payment?.charges ?? []) {
    const used = Math.min(gone, charged);
    gone -= used;
    const part = Math.min(left, charged - used);
    left -= part;
    if (part > 0) parts.push({ chargeId, amount: part });
  }
  return left > 0 ? null : parts;
}

type SumName = 'reservedAmount' | 'chargedAmount' | 'refundedAmount' | 'cancelledAmount';

interface NexiPayment {
  readonly paymentId?: unknown;
  readonly summary?: Readonly<Record<SumName, number | undefined>>;
  readonly orderDetails?: { readonly amount?: unknown; readonly currency?: unknown; readonly reference?: unknown };
  readonly charges?: readonly Charge[];
  readonly terminated?: unknown;
}

function viewOf(payment: NexiPayment | undefined): ProviderView | null {
  const order = payment?.orderDetails;
  if (payment === undefined || typeof order?.amount !== 'number') return null;
  const sum = (name: SumName) => oere(payment.summary?.[name] ?? 0);
  const reserved = sum('reservedAmount') > 0;
  return {
    status: statusOf(payment, sum),
    paymentId: String(order.reference),
    // What has been reserved counts, not what was ordered: a reservation of another amount must be seen.
    amount: reserved ? sum('reservedAmount') : oere(order.amount),
    currency: String(order.currency),
    captured: sum('chargedAmount'),
    refunded: sum('refundedAmount'),
    data: reserved ? { reserved: '1' } : {},
  };
}

function statusOf(payment: NexiPayment, sum: (name: SumName) => number): ProviderView['status'] {
  const charged = sum('chargedAmount');
  if (charged > 0 && charged >= sum('reservedAmount')) return 'captured';
  if (sum('cancelledAmount') > 0 || payment.terminated !== undefined) return 'cancelled';
  return sum('reservedAmount') > 0 ? 'authorized' : 'open';
}

function garbage() {
  return refused({ kind: 'unavailable', detail: 'the payment could not be understood' } as const);
}
