import { splitName } from '#domain/customer/split-name.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type {
  PaymentProvider,
  ProviderFailure,
  ProviderOrder,
  ProviderPayment,
  ProviderResult,
  ProviderView,
} from '#server/ports/checkout/payment-provider.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { derivedIdempotencyKey } from '../payment-shared/derived-idempotency-key.ts';
import { type PaymentRequest, paymentHttp } from '../payment-shared/payment-http.ts';
import { klarnaLines } from './klarna-lines.ts';

export interface KlarnaSettings {
  readonly url: string;
  /** Each shop may have an agreement of its own. */
  readonly credentialsOf: (shop: ShopId) => { readonly username: string; readonly password: string };
}

interface HppSession {
  readonly session_id?: unknown;
  readonly session_url?: unknown;
  readonly redirect_url?: unknown;
  readonly status?: unknown;
  readonly order_id?: unknown;
}

interface KlarnaOrder {
  readonly status?: unknown;
  readonly fraud_status?: unknown;
  readonly order_amount?: unknown;
  readonly purchase_currency?: unknown;
  readonly merchant_reference1?: unknown;
  readonly captured_amount?: unknown;
  readonly refunded_amount?: unknown;
  readonly remaining_authorized_amount?: unknown;
}

/**
 * Klarna: a payment session holds the order, a hosted page has it paid and places the order, order management draws and gives
 * back. Keys go as Klarna-Idempotency-Key; one step of ours is at most one call that changes something there.
 */
export function klarna({ url, credentialsOf }: KlarnaSettings): PaymentProvider {
  const http = paymentHttp(url);
  const call = (shop: ShopId, request: PaymentRequest, key?: string) => {
    const { username, password } = credentialsOf(shop);
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const once = key === undefined ? {} : { 'klarna-idempotency-key': key };
    return http({ ...request, headers: { ...request.headers, authorization, ...once } });
  };
  const post = (shop: ShopId, path: string, body: unknown, key: string) =>
    call(shop, { method: 'POST', path, body: JSON.stringify(body) }, key);

  const create = async (order: ProviderOrder, key: string) => {
    const lines = klarnaLines(order.lines);
    const session = await post(order.shop, '/payments/v1/sessions', sessionBody(order, lines), key);
    if (!session.ok) return session;
    const { session_id: sessionId } = (session.value.body ?? {}) as HppSession;
    if (typeof sessionId !== 'string') return garbage('session');
    const page = await post(
      order.shop,
      '/hpp/v1/sessions',
      pageBody(url, sessionId, order),
      derivedIdempotencyKey(key, 'page'),
    );
    if (!page.ok) return page;
    const { session_id: pageId, redirect_url: redirectUrl } = (page.value.body ?? {}) as HppSession;
    if (typeof pageId !== 'string' || typeof redirectUrl !== 'string') return garbage('hosted page');
    return done({ reference: pageId, data: {}, redirectUrl });
  };

  /** The hosted page knows the order once it is placed; from then on the order is asked. */
  const read = async (payment: ProviderPayment): ProviderResult<ProviderView> => {
    const { shop, reference } = payment;
    let orderId = payment.data.order_id;
    if (orderId === undefined) {
      const page = await call(shop, { method: 'GET', path: `/hpp/v1/sessions/${encodeURIComponent(reference)}` });
      if (!page.ok) return page;
      const { status, order_id: placed } = (page.value.body ?? {}) as HppSession;
      if (typeof placed !== 'string') return done({ ...unpaid(payment), status: pageStatus(status) });
      orderId = placed;
    }
    const path = `/ordermanagement/v1/orders/${encodeURIComponent(orderId)}`;
    const found = await call(shop, { method: 'GET', path });
    if (!found.ok) return found;
    return orderView((found.value.body ?? {}) as KlarnaOrder, orderId);
  };

  const onOrder = async (payment: ProviderPayment, what: string, body: unknown, key: string) => {
    const orderId = payment.data.order_id;
    if (orderId === undefined) return refused({ kind: 'refused', detail: 'no order was placed' } as const);
    const path = `/ordermanagement/v1/orders/${encodeURIComponent(orderId)}/${what}`;
    const answer = await post(payment.shop, path, body, key);
    return answer.ok ? done(null) : answer;
  };

  return {
    method: 'klarna',
    create,
    read,
    capture: (payment, amount, key) =>
      onOrder(payment, 'captures', { captured_amount: amount, order_lines: captureLines(payment, amount) }, key),
    refund: (payment, amount, key) => onOrder(payment, 'refunds', { refunded_amount: amount }, key),
    cancel: async (payment, key) => {
      // Klarna does not cancel an order that was captured in part; its remaining authorisation is released instead.
      const what = payment.data.part_captured === '1' ? 'release-remaining-authorization' : 'cancel';
      if (payment.data.order_id !== undefined) return onOrder(payment, what, {}, key);
      const path = `/hpp/v1/sessions/${encodeURIComponent(payment.reference)}`;
      const closed = await call(payment.shop, { method: 'DELETE', path });
      return closed.ok ? done(null) : closed;
    },
  };
}

function sessionBody(order: ProviderOrder, lines: ReturnType<typeof klarnaLines>) {
  const { name, email, phone, address, postalCode, city } = order.customer;
  const { given, family } = splitName(name);
  const person = {
    given_name: given,
    family_name: family,
    email,
    phone,
    country: 'NO',
    ...(address === null ? {} : { street_address: address, postal_code: postalCode, city }),
  };
  return {
    purchase_country: 'NO',
    purchase_currency: 'NOK',
    locale: 'nb-NO',
    intent: 'buy',
    acquiring_channel: 'ECOMMERCE',
    order_amount: order.amount,
    order_tax_amount: lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: lines,
    merchant_reference1: order.paymentId,
    billing_address: person,
    ...(address === null ? {} : { shipping_address: person }),
  };
}

function pageBody(url: string, sessionId: string, { urls }: ProviderOrder) {
  return {
    payment_session_url: `${url}/payments/v1/sessions/${sessionId}`,
    merchant_urls: {
      success: urls.back,
      cancel: urls.back,
      back: urls.back,
      failure: urls.back,
      error: urls.back,
      status_update: urls.callback,
    },
    options: { place_order_mode: 'PLACE_ORDER' },
  };
}

/** A whole capture names what is captured; a part of it is an amount alone. */
function captureLines({ amount, lines }: ProviderPayment, captured: Oere) {
  return captured === amount ? klarnaLines(lines) : [];
}

const pageStatuses: Readonly<Record<string, ProviderView['status']>> = {
  FAILED: 'declined',
  ERROR: 'declined',
  CANCELLED: 'cancelled',
  BACK: 'cancelled',
  TIMEOUT: 'cancelled',
  DISABLED: 'cancelled',
};

function pageStatus(status: unknown): ProviderView['status'] {
  return pageStatuses[String(status)] ?? 'open';
}

function unpaid({ paymentId, amount }: ProviderPayment): Omit<ProviderView, 'status'> {
  return { paymentId, amount, currency: 'NOK', captured: oere(0), refunded: oere(0) };
}

function orderView(order: KlarnaOrder, orderId: string): Result<ProviderView, ProviderFailure> {
  const { order_amount: amount, captured_amount: captured, refunded_amount: refunded } = order;
  if (typeof amount !== 'number' || typeof captured !== 'number' || typeof refunded !== 'number') {
    return garbage('order');
  }
  return done({
    status: orderStatus(order),
    paymentId: String(order.merchant_reference1),
    amount: oere(amount),
    currency: String(order.purchase_currency),
    captured: oere(captured),
    refunded: oere(refunded),
    data: { order_id: orderId, ...(captured > 0 ? { part_captured: '1' } : {}) },
  });
}

/** A purchase that Klarna still looks at is not paid yet: its answer may take hours. */
function orderStatus(order: KlarnaOrder): ProviderView['status'] {
  const { status, fraud_status: fraud, remaining_authorized_amount: remaining } = order;
  const captured = Number(order.captured_amount);
  if (captured > 0 && captured >= Number(order.order_amount)) return 'captured';
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'cancelled';
  if (fraud === 'REJECTED') return 'declined';
  if (captured > 0 && remaining === 0) return 'cancelled';
  return fraud === 'PENDING' ? 'open' : 'authorized';
}

function garbage(what: string) {
  return refused({ kind: 'unavailable', detail: `the ${what} could not be understood` } as const);
}
