import { createHash } from 'node:crypto';
import { splitName } from '#domain/customer/split-name.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { PaymentProvider, ProviderOrder, ProviderPayment } from '#server/ports/checkout/payment-provider.ts';
import { done, refused } from '#server/ports/result.ts';
import { paymentHttp } from '../payment-shared/payment-http.ts';
import {
  type AdminOrder,
  isReleased,
  isUnderWay,
  itemReference,
  pickReturns,
  returnable,
  sumOfItems,
  unshipped,
} from './qliro-actions.ts';
import { qliroItems } from './qliro-items.ts';
import { type CheckoutOrder, qliroView } from './qliro-view.ts';

export interface QliroSettings {
  readonly url: string;
  readonly credentialsOf: (shop: ShopId) => { readonly apiKey: string; readonly secret: string };
}

const merchant = '/checkout/merchantapi/Orders';
const admin = '/checkout/adminapi/v2';

/** Qliro Checkout: invoice and part payment on Qliro's page; amounts in kroner with decimals. */
export function qliro({ url, credentialsOf }: QliroSettings): PaymentProvider {
  const http = paymentHttp(url);
  const get = (shop: ShopId, path: string) =>
    http({ method: 'GET', path, headers: { authorization: signature('', credentialsOf(shop).secret) } });
  /** The very bytes that are sent are signed. */
  const post = (shop: ShopId, path: string, fields: Readonly<Record<string, unknown>>) => {
    const { apiKey, secret } = credentialsOf(shop);
    const body = JSON.stringify({ MerchantApiKey: apiKey, ...fields });
    return http({ method: 'POST', path, body, headers: { authorization: signature(body, secret) } });
  };
  const order = (payment: ProviderPayment, key: string) => ({
    RequestId: key,
    OrderId: Number(payment.reference),
    Currency: 'NOK',
  });
  const manage = async (shop: ShopId, what: string, fields: Readonly<Record<string, unknown>>) => {
    const answer = await post(shop, `${admin}/${what}`, fields);
    if (answer.ok) return done(null);
    // A RequestId is denied when it comes again, not answered as before: the first one may still be at work.
    return answer.refusal.detail.includes('INVALID_INPUT')
      ? refused({ ...answer.refusal, kind: 'unavailable' as const })
      : answer;
  };
  const managed = async (payment: ProviderPayment) => {
    const answer = await get(payment.shop, `${admin}/orders/${payment.reference}`);
    return answer.ok ? done((answer.value.body ?? {}) as AdminOrder) : answer;
  };
  return {
    method: 'qliro',
    create: async (created) => {
      // Qliro takes no key here and makes a second order of a repeated request, so it is asked for ours first (R19).
      const found = await get(created.shop, `${merchant}?merchantReference=${encodeURIComponent(created.paymentId)}`);
      if (found.ok) return foundOrder(found.value.body, created);
      if (found.refusal.kind === 'unavailable') return found;
      const answer = await post(created.shop, merchant, orderBody(created));
      return answer.ok ? createdOrder(answer.value.body) : answer;
    },
    read: async (payment) => {
      const found = await get(payment.shop, `${merchant}/${payment.reference}`);
      if (!found.ok) return found;
      const checkout = (found.value.body ?? {}) as CheckoutOrder;
      // Before the purchase is completed there are no transactions to ask for.
      if (checkout.CustomerCheckoutStatus !== 'Completed') return viewed(checkout, null);
      const order = await managed(payment);
      return order.ok ? viewed(checkout, order.value) : order;
    },
    capture: async (payment, amount, key) => {
      const found = await managed(payment);
      if (!found.ok) return found;
      const items = unshipped(found.value);
      // Less is left than asked for: captured meanwhile, unless it was released.
      if (sumOfItems(items) < amount && !isReleased(found.value)) return underWay();
      if (sumOfItems(items) !== amount) return wholeOnly();
      return manage(payment.shop, 'markItemsAsShipped', { ...order(payment, key), Shipments: [{ OrderItems: items }] });
    },
    cancel: (payment, key) => manage(payment.shop, 'cancelOrder', order(payment, key)),
    refund: async (payment, amount, key, returned) => {
      const found = await managed(payment);
      if (!found.ok) return found;
      const shipments = returnable(found.value);
      // Pieces of a line differ by an øre at most, so some of them make the same items as all of them do.
      const wanted = returned
        ? qliroItems(returned).map(itemReference)
        : shipments.flatMap(({ OrderItems }) => OrderItems);
      const back = pickReturns(shipments, wanted);
      if (back === null || sumOfItems(wanted) !== amount) return isUnderWay(found.value) ? underWay() : wholeOnly();
      return manage(payment.shop, 'returnItems', { ...order(payment, key), Returns: back });
    },
  };
}

function signature(body: string, secret: string): string {
  return `Qliro ${createHash('sha256')
    .update(body + secret)
    .digest('base64')}`;
}

function orderBody({ paymentId, lines, customer, urls }: ProviderOrder) {
  const { given, family } = splitName(customer.name);
  return {
    MerchantReference: paymentId,
    Currency: 'NOK',
    Country: 'NO',
    Language: 'nb-no',
    MerchantTermsUrl: urls.terms,
    MerchantConfirmationUrl: urls.back,
    MerchantCancelUrl: urls.givenUp,
    MerchantCheckoutStatusPushUrl: urls.callback,
    MerchantOrderManagementStatusPushUrl: urls.callback,
    MerchantOrderValidationUrl: `${urls.callback}?step=validate`,
    OrderItems: qliroItems(lines),
    CustomerInformation: {
      Email: customer.email,
      MobileNumber: `+47${customer.phone}`,
      ...(customer.address === null
        ? {}
        : {
            Address: {
              FirstName: given,
              LastName: family,
              Street: customer.address,
              PostalCode: customer.postalCode,
              City: customer.city,
            },
          }),
    },
  };
}

function createdOrder(body: unknown) {
  const { OrderId, PaymentLink } = (body ?? {}) as Record<string, unknown>;
  if (typeof OrderId !== 'number' || typeof PaymentLink !== 'string') return garbage();
  return done({ reference: String(OrderId), data: {}, redirectUrl: PaymentLink });
}

/** Another's order must never be taken for ours, whatever the search has understood. */
function foundOrder(body: unknown, { paymentId }: ProviderOrder) {
  return (body as CheckoutOrder | null)?.MerchantReference === paymentId ? createdOrder(body) : garbage();
}

function viewed(checkout: CheckoutOrder, managed: AdminOrder | null) {
  const view = qliroView(checkout, managed);
  return view === null ? garbage() : done(view);
}

/** Qliro captures and refunds by item, not by amount. */
function wholeOnly() {
  return refused({ kind: 'refused', detail: 'only whole items can be drawn or given back' } as const);
}

/** Another call, perhaps an earlier attempt of ours, is under way; its outcome is read later. */
function underWay() {
  return refused({ kind: 'unavailable', detail: 'something else is under way' } as const);
}

function garbage() {
  return refused({ kind: 'unavailable', detail: 'the order could not be understood' } as const);
}
