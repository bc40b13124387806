import type { Oere } from '#domain/money/money.ts';
import { isShopId, type ShopId } from '#domain/shop/shop-id.ts';
import type { PaymentProvider, ProviderOrder, ProviderPayment } from '#server/ports/checkout/payment-provider.ts';
import type { WebhookRegistrations } from '#server/ports/checkout/webhook-registrations.ts';
import { done, refused } from '#server/ports/result.ts';
import { vippsHttp } from './vipps-http.ts';
import { chainUnit, type VippsKeys } from './vipps-keys.ts';
import { vippsView } from './vipps-view.ts';
import { VippsWebhooks } from './vipps-webhooks.ts';

export interface VippsSettings {
  readonly url: string;
  /** Each shop may be a sales unit of its own. */
  readonly keysOf: (shop: ShopId) => VippsKeys;
  readonly registrations: WebhookRegistrations;
  /** The shop's own address, as Vipps reaches it. */
  readonly shopUrl: () => string;
  readonly now: () => number;
}

/**
 * Vipps MobilePay ePayment: the shopper approves in the app, and comes back whatever the outcome. Our payment id is Vipps'
 * reference, and every call names it, so that nothing has to be remembered of what Vipps answers.
 */
export function vipps({ url, keysOf, registrations, shopUrl, now }: VippsSettings): PaymentProvider {
  const http = vippsHttp(url, now);
  const isUnit = (unit: string) => {
    const shop = Number(unit);
    return unit === chainUnit || (isShopId(shop) && keysOf(shop).unit === unit);
  };
  const webhooks = new VippsWebhooks({ http, registrations, shopUrl, isUnit, now });
  const pathOf = (reference: string) => `/epayment/v1/payments/${encodeURIComponent(reference)}`;
  const change = async (payment: ProviderPayment, what: string, body: object, key: string) => {
    const path = `${pathOf(payment.reference)}/${what}`;
    const answer = await http(keysOf(payment.shop), { method: 'POST', path, body: JSON.stringify(body) }, key);
    return answer.ok ? done(null) : answer;
  };
  return {
    method: 'vipps',
    create: async (order, key) => {
      const keys = keysOf(order.shop);
      await webhooks.ensure(keys);
      const request = {
        method: 'POST',
        path: '/epayment/v1/payments',
        body: JSON.stringify(paymentBody(order)),
      } as const;
      const answer = await http(keys, request, key);
      if (!answer.ok) return answer;
      const { redirectUrl } = (answer.value.body ?? {}) as Record<string, unknown>;
      if (typeof redirectUrl !== 'string') return garbage();
      return done({ reference: order.paymentId, data: {}, redirectUrl });
    },
    read: async (payment) => {
      const answer = await http(keysOf(payment.shop), { method: 'GET', path: pathOf(payment.reference) });
      if (!answer.ok) return answer;
      const view = vippsView(answer.value.body);
      return view === null ? garbage() : done(view);
    },
    capture: (payment, amount, key) => change(payment, 'capture', moved(amount), key),
    refund: (payment, amount, key) => change(payment, 'refund', moved(amount), key),
    cancel: (payment, key) => change(payment, 'cancel', {}, key),
    readWebhook: (webhook) => webhooks.read(webhook),
  };
}

function moved(value: Oere) {
  return { modificationAmount: { currency: 'NOK', value } };
}

function paymentBody({ paymentId, amount, lines, customer, urls }: ProviderOrder) {
  const goods = lines.filter(({ kind }) => kind === 'goods').map(({ name }) => name);
  return {
    amount: { currency: 'NOK', value: amount },
    paymentMethod: { type: 'WALLET' },
    userFlow: 'WEB_REDIRECT',
    reference: paymentId,
    returnUrl: urls.back,
    // Shown in the app; 3 to 100 characters.
    paymentDescription: goods.join(', ').slice(0, 100).padEnd(3, '.'),
    ...(/^\d{8}$/.test(customer.phone) ? { customer: { phoneNumber: `47${customer.phone}` } } : {}),
  };
}

function garbage() {
  return refused({ kind: 'unavailable', detail: 'the payment could not be understood' } as const);
}
