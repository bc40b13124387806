import { createHash } from 'node:crypto';
import { splitName } from '#domain/customer/split-name.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { PaymentProvider, ProviderOrder, ProviderPayment } from '../../ports/payment-provider.ts';
import { done, refused } from '../../ports/result.ts';
import { paymentHttp } from '../payment-http.ts';
import { type QliroItem, qliroItems } from './qliro-items.ts';
import { type AdminOrder, type CheckoutOrder, qliroView } from './qliro-view.ts';

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
    return answer.ok ? done(null) : answer;
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
      const managed = await get(payment.shop, `${admin}/orders/${payment.reference}`);
      return managed.ok ? viewed(checkout, (managed.value.body ?? {}) as AdminOrder) : managed;
    },
    capture: (payment, amount, key) => {
      if (amount !== payment.amount) return wholeOnly();
      const shipment = { OrderItems: itemReferences(qliroItems(payment.lines)) };
      return manage(payment.shop, 'markItemsAsShipped', { ...order(payment, key), Shipments: [shipment] });
    },
    cancel: (payment, key) => manage(payment.shop, 'cancelOrder', order(payment, key)),
    refund: (payment, amount, key, returned) => {
      // Pieces of a line differ by an øre at most, so some of them make the same items as all of them do.
      const lines = amount === payment.amount ? payment.lines : (returned ?? []);
      if (lines.reduce((sum, { total }) => sum + total, 0) !== amount) return wholeOnly();
      const back = {
        PaymentTransactionId: Number(payment.data.capture_id),
        OrderItems: itemReferences(qliroItems(lines)),
      };
      return manage(payment.shop, 'returnItems', { ...order(payment, key), Returns: [back] });
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

/** Order management knows an item by reference and price. */
function itemReferences(items: readonly QliroItem[]) {
  return items.map(({ MerchantReference, Type, Quantity, PricePerItemIncVat }) => ({
    MerchantReference,
    Type,
    Quantity,
    PricePerItemIncVat,
  }));
}

function viewed(checkout: CheckoutOrder, managed: AdminOrder | null) {
  const view = qliroView(checkout, managed);
  return view === null ? garbage() : done(view);
}

/** Qliro draws and gives back by item, not by amount. */
function wholeOnly() {
  return Promise.resolve(refused({ kind: 'refused', detail: 'only whole items can be drawn or given back' } as const));
}

function garbage() {
  return refused({ kind: 'unavailable', detail: 'the order could not be understood' } as const);
}
