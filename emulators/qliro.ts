import { createHash } from 'node:crypto';
import { post } from './callbacks.ts';
import type { Emulator } from './emulator.ts';
import type { EmulatedAnswer, EmulatedCall, EmulatedRoute } from './emulator-server.ts';
import type { LedgerEntry } from './ledger.ts';
import {
  type EmulatedAddresses,
  type EmulatedProvider,
  type EmulatorTools,
  servePaymentEmulator,
} from './payment-emulator.ts';
import type { Decision } from './payment-page.ts';
import { type QliroItem, qliroTotal, sumOf } from './qliro-rules.ts';

interface OrderRequest {
  readonly MerchantReference: string;
  readonly Currency: string;
  readonly OrderItems: readonly QliroItem[];
  readonly MerchantConfirmationUrl: string;
  readonly MerchantCancelUrl: string;
  readonly MerchantCheckoutStatusPushUrl: string;
  readonly MerchantOrderManagementStatusPushUrl: string;
  readonly MerchantOrderValidationUrl: string;
}

/** What goes back is named by reference and price. */
type ReturnedItem = Pick<QliroItem, 'MerchantReference' | 'Quantity' | 'PricePerItemIncVat'>;

interface Order {
  readonly id: number;
  readonly merchant: string;
  readonly request: OrderRequest;
  total: number;
  status: 'InProcess' | 'Completed' | 'Refused';
  /** Given back so far, by item. */
  readonly returned: Map<string, number>;
  readonly transactions: { PaymentTransactionId: number; Type: string; Status: 'Success'; Amount: number }[];
}

export interface QliroMerchant {
  readonly apiKey: string;
  readonly secret: string;
}

/** Qliro Checkout as the shop uses it: signed bodies, decimal kroner, the validation call, order management by item. */
export function startQliro(merchants: readonly QliroMerchant[], pagesAt?: string): Promise<Emulator> {
  return servePaymentEmulator((tools) => qliro(merchants, tools), pagesAt);
}

function qliro(merchants: readonly QliroMerchant[], tools: EmulatorTools): EmulatedProvider<Order> {
  const { ledger, callbacks } = tools;
  const orders = new Map<string, Order>();
  const usedRequestIds = new Set<string>();
  let nextId = 1000;

  /** A transaction, in Qliro's books and in the ledger; gives its id. */
  const note = (order: Order, type: string, kind: LedgerEntry['kind'], amount = order.total): number => {
    nextId += 1;
    order.transactions.push({ PaymentTransactionId: nextId, Type: type, Status: 'Success', Amount: amount / 100 });
    ledger.add({ kind, reference: order.request.MerchantReference, merchant: order.merchant, amount });
    return nextId;
  };
  const tellManaged = (order: Order, type: string, transaction: number) =>
    callbacks.send(order.request.MerchantOrderManagementStatusPushUrl, {
      OrderId: order.id,
      MerchantReference: order.request.MerchantReference,
      PaymentTransactionId: transaction,
      PaymentType: type,
      Status: 'Success',
      Amount: order.total / 100,
      Timestamp: new Date().toISOString(),
    });
  const decide = async (order: Order, decision: Decision): Promise<string> => {
    const { request } = order;
    if (order.status !== 'InProcess') return request.MerchantConfirmationUrl;
    if (decision === 'cancel') return request.MerchantCancelUrl;
    // No answer within the time counts as yes.
    const verdict =
      decision === 'approve'
        ? await post(request.MerchantOrderValidationUrl, { OrderId: order.id }).catch(() => 200)
        : 400;
    order.status = verdict === 200 ? 'Completed' : 'Refused';
    if (order.status === 'Completed') {
      order.total = tools.approved(order.total);
      note(order, 'Preauthorization', 'authorized');
    }
    callbacks.send(request.MerchantCheckoutStatusPushUrl, {
      OrderId: order.id,
      MerchantReference: request.MerchantReference,
      Status: order.status,
      Timestamp: new Date().toISOString(),
      NotificationType: 'CustomerCheckoutStatus',
    });
    return request.MerchantConfirmationUrl;
  };

  const signer = (call: EmulatedCall): string | undefined =>
    merchants.find(({ apiKey, secret }) => {
      if (call.headers.authorization !== signature(call.text, secret)) return false;
      return call.text === '' || (JSON.parse(call.text) as { MerchantApiKey: string }).MerchantApiKey === apiKey;
    })?.apiKey;
  type Act = (call: EmulatedCall, merchant: string) => EmulatedAnswer;
  const guarded = (act: Act) => (call: EmulatedCall) => {
    const merchant = signer(call);
    return merchant === undefined ? failed(401, 'UNAUTHORIZED') : act(call, merchant);
  };
  /** Nobody sees what another merchant has. */
  const owned = (id: string | undefined, merchant: string, act: (order: Order) => EmulatedAnswer): EmulatedAnswer => {
    const order = orders.get(id ?? '');
    return order?.merchant === merchant ? act(order) : failed(404, 'ORDER_NOT_FOUND');
  };
  /** A RequestId is denied when it comes again, not answered as before. */
  type Managed = { RequestId: string; OrderId: number; Returns?: unknown };
  const managing = (act: (order: Order, body: Managed) => EmulatedAnswer) =>
    guarded(({ text }, merchant) => {
      const body = JSON.parse(text) as Managed;
      if (usedRequestIds.has(body.RequestId)) return failed(400, 'INVALID_INPUT');
      usedRequestIds.add(body.RequestId);
      return owned(String(body.OrderId), merchant, (order) => act(order, body));
    });
  const has = (order: Order, type: string) => order.transactions.some(({ Type }) => Type === type);
  const transactions = (order: Order) => ({
    status: 200,
    json: {
      PaymentTransactions: order.transactions
        .slice(-1)
        .map(({ PaymentTransactionId }) => ({ PaymentTransactionId, Status: 'Created' })),
    },
  });

  const routes = ({ pageOf }: EmulatedAddresses): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/checkout/merchantapi/Orders',
      name: 'create',
      answer: guarded(({ text }, merchant) => {
        const request = JSON.parse(text) as OrderRequest;
        if (!/^[A-Za-z0-9_-]{1,25}$/.test(request.MerchantReference)) return failed(400, 'INVALID_INPUT');
        const total = qliroTotal(request.OrderItems);
        if (total === null) return failed(400, 'INVALID_ITEM');
        nextId += 1;
        orders.set(String(nextId), {
          id: nextId,
          merchant,
          request,
          total,
          status: 'InProcess',
          returned: new Map(),
          transactions: [],
        });
        return { status: 201, json: { OrderId: nextId, PaymentLink: pageOf(String(nextId)) } };
      }),
    },
    {
      method: 'GET',
      pattern: '/checkout/merchantapi/Orders',
      name: 'find',
      answer: guarded(({ query }, merchant) => {
        const wanted = query.get('merchantReference');
        const found = [...orders.values()].find(
          (order) => order.merchant === merchant && order.request.MerchantReference === wanted,
        );
        return found === undefined ? notFound : shownCheckout(found, pageOf);
      }),
    },
    {
      method: 'GET',
      pattern: '/checkout/merchantapi/Orders/:id',
      name: 'read',
      answer: guarded(({ path }, merchant) => {
        const order = orders.get(path[3] ?? '');
        return order?.merchant === merchant ? shownCheckout(order, pageOf) : notFound;
      }),
    },
    {
      method: 'GET',
      pattern: '/checkout/adminapi/v2/orders/:id',
      name: 'read',
      answer: guarded(({ path }, merchant) =>
        owned(path[4], merchant, (order) => ({
          status: 200,
          json: { OrderId: order.id, PaymentTransactions: order.transactions },
        })),
      ),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/markItemsAsShipped',
      name: 'capture',
      answer: managing((order) => {
        if (order.status !== 'Completed' || has(order, 'Capture') || has(order, 'Reversal')) {
          return failed(400, 'NO_ITEMS_LEFT_IN_RESERVATION');
        }
        tellManaged(order, 'Capture', note(order, 'Capture', 'captured'));
        return transactions(order);
      }),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/cancelOrder',
      name: 'cancel',
      answer: managing((order) => {
        if (order.status === 'InProcess') {
          order.status = 'Refused';
          return { status: 200, json: { PaymentTransactions: [] } };
        }
        if (order.status !== 'Completed' || has(order, 'Capture') || has(order, 'Reversal')) {
          return failed(400, 'ORDER_HAS_BEEN_CANCELLED');
        }
        tellManaged(order, 'Reversal', note(order, 'Reversal', 'cancelled'));
        return transactions(order);
      }),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/returnItems',
      name: 'refund',
      answer: managing((order, body) => {
        if (!has(order, 'Capture')) return failed(400, 'INVALID_REQUEST_TOTAL_AMOUNT');
        const returns = body.Returns as readonly { OrderItems: readonly ReturnedItem[] }[];
        const items = returns.flatMap(({ OrderItems }) => OrderItems);
        if (!takeBack(order, items)) return failed(400, 'INVALID_REQUEST_TOTAL_AMOUNT');
        note(order, 'Refund', 'refunded', sumOf(items));
        return transactions(order);
      }),
    },
  ];
  const shown = ({ request, total }: Order) => ({ reference: request.MerchantReference, amount: total });
  return { name: 'Qliro', routes, payments: orders, shown, decide };
}

function signature(text: string, secret: string): string {
  return `Qliro ${createHash('sha256')
    .update(text + secret)
    .digest('base64')}`;
}

/** Items are known by reference and price, and no more of one goes back than was bought. */
function takeBack({ request, returned }: Order, items: readonly ReturnedItem[]): boolean {
  const keyOf = ({ MerchantReference, PricePerItemIncVat }: ReturnedItem) =>
    `${MerchantReference} ${PricePerItemIncVat}`;
  const after = new Map(returned);
  for (const item of items) after.set(keyOf(item), (after.get(keyOf(item)) ?? 0) + item.Quantity);
  const bought = (key: string) =>
    request.OrderItems.filter((item) => keyOf(item) === key).reduce((sum, { Quantity }) => sum + Quantity, 0);
  if ([...after].some(([key, quantity]) => quantity > bought(key))) return false;
  for (const [key, quantity] of after) returned.set(key, quantity);
  return true;
}

/** As the merchant API says it, which is not JSON. */
const notFound: EmulatedAnswer = { status: 404, text: 'Order not found' };

function shownCheckout({ id, request, total, status }: Order, pageOf: EmulatedAddresses['pageOf']): EmulatedAnswer {
  return {
    status: 200,
    json: {
      OrderId: id,
      MerchantReference: request.MerchantReference,
      Currency: request.Currency,
      CustomerCheckoutStatus: status,
      TotalPrice: total / 100,
      OrderItems: request.OrderItems,
      PaymentLink: pageOf(String(id)),
    },
  };
}

function failed(status: number, code: string): EmulatedAnswer {
  return { status, json: { ErrorCode: code, ErrorMessage: code } };
}
