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

/** What is shipped or goes back is named by reference and price. */
type NamedItem = Pick<QliroItem, 'MerchantReference' | 'Quantity' | 'PricePerItemIncVat'>;

type Action = NamedItem & {
  readonly ActionType: 'Reserve' | 'Ship' | 'Return' | 'Release';
  readonly PaymentTransactionId: number;
};

interface Order {
  readonly id: number;
  readonly merchant: string;
  readonly request: OrderRequest;
  total: number;
  status: 'InProcess' | 'Completed' | 'Refused';
  readonly actions: Action[];
  readonly transactions: { PaymentTransactionId: number; Type: string; Status: 'Success'; Amount: number }[];
}

interface Named {
  readonly PaymentTransactionId?: number;
  readonly OrderItems: readonly NamedItem[];
}

/** Qliro's word for a step, the ledger's, and what it does with items. */
const steps = {
  authorize: ['Preauthorization', 'authorized', 'Reserve'],
  capture: ['Capture', 'captured', 'Ship'],
  cancel: ['Reversal', 'cancelled', 'Release'],
  refund: ['Refund', 'refunded', 'Return'],
} as const satisfies Record<string, readonly [string, LedgerEntry['kind'], Action['ActionType']]>;

type Step = keyof typeof steps;

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
  const note = (order: Order, step: Step, items: readonly NamedItem[], amount = sumOf(items)): number => {
    nextId += 1;
    const [type, kind, action] = steps[step];
    order.transactions.push({ PaymentTransactionId: nextId, Type: type, Status: 'Success', Amount: amount / 100 });
    order.actions.push(...items.map((item) => ({ ...item, ActionType: action, PaymentTransactionId: nextId })));
    ledger.add({ kind, reference: order.request.MerchantReference, merchant: order.merchant, amount });
    return nextId;
  };
  const ship = (order: Order, items: readonly NamedItem[]): boolean => {
    const isLeft =
      items.length > 0 && items.every((item) => left(order, item, ['Reserve'], ['Ship', 'Release']) >= item.Quantity);
    if (order.status !== 'Completed' || !isLeft) return false;
    tellManaged(order, 'Capture', note(order, 'capture', items));
    return true;
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
      note(order, 'authorize', request.OrderItems, order.total);
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
  type Managed = { RequestId: string; OrderId: number; Returns?: readonly Named[]; Shipments?: readonly Named[] };
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
          actions: [],
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
          json: { OrderId: order.id, PaymentTransactions: order.transactions, OrderItemActions: order.actions },
        })),
      ),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/markItemsAsShipped',
      name: 'capture',
      answer: managing((order, { Shipments = [] }) => {
        const items = Shipments.flatMap(({ OrderItems }) => OrderItems);
        return ship(order, items) ? transactions(order) : failed(400, 'NO_ITEMS_LEFT_IN_RESERVATION');
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
        tellManaged(order, 'Reversal', note(order, 'cancel', order.request.OrderItems, order.total));
        return transactions(order);
      }),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/returnItems',
      name: 'refund',
      answer: managing((order, { Returns = [] }) => {
        const items = Returns.flatMap(({ OrderItems }) => OrderItems);
        if (items.length === 0 || !Returns.every((one) => wasShipped(order, one))) {
          return failed(400, 'INVALID_REQUEST_TOTAL_AMOUNT');
        }
        note(order, 'refund', items);
        return transactions(order);
      }),
    },
  ];
  const shown = ({ request, total }: Order) => ({ reference: request.MerchantReference, amount: total });
  /** By item, as everything: those that make up the amount. */
  const captureElsewhere = (order: Order, amount: number) => {
    let rest = amount;
    const dearestFirst = order.request.OrderItems.toSorted((a, b) => b.PricePerItemIncVat - a.PricePerItemIncVat);
    const items = dearestFirst.map((item) => {
      const price = Math.round(item.PricePerItemIncVat * 100);
      const count = Math.min(item.Quantity, Math.floor(rest / price));
      rest -= count * price;
      return { ...item, Quantity: count };
    });
    return (
      rest === 0 &&
      ship(
        order,
        items.filter(({ Quantity }) => Quantity > 0),
      )
    );
  };
  return { name: 'Qliro', routes, payments: orders, shown, decide, captureElsewhere };
}

function signature(text: string, secret: string): string {
  return `Qliro ${createHash('sha256')
    .update(text + secret)
    .digest('base64')}`;
}

/** Pieces of an item by what was done with them. */
function left(
  { actions }: Order,
  { MerchantReference, PricePerItemIncVat }: NamedItem,
  plus: readonly Action['ActionType'][],
  minus: readonly Action['ActionType'][],
): number {
  const count = (types: readonly Action['ActionType'][]) =>
    actions
      .filter((one) => one.MerchantReference === MerchantReference && one.PricePerItemIncVat === PricePerItemIncVat)
      .filter(({ ActionType }) => types.includes(ActionType))
      .reduce((sum, { Quantity }) => sum + Quantity, 0);
  return count(plus) - count(minus);
}

/** What goes back names the capture that drew it, and no more of one goes back than was shipped. */
function wasShipped(order: Order, { PaymentTransactionId, OrderItems }: Named): boolean {
  return OrderItems.every((item) => {
    const drawn = order.actions.filter((one) => one.PaymentTransactionId === PaymentTransactionId);
    return (
      left({ ...order, actions: drawn }, item, ['Ship'], []) >= item.Quantity &&
      left(order, item, ['Ship'], ['Return']) >= item.Quantity
    );
  });
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
