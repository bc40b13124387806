import { createHash } from 'node:crypto';
import { Callbacks, post } from './callbacks.ts';
import type { Emulator } from './emulator.ts';
import { type EmulatedAnswer, type EmulatedCall, type EmulatedRoute, serveEmulator } from './emulator-server.ts';
import { Ledger } from './ledger.ts';
import { type Decision, isDecision, paymentPage } from './payment-page.ts';

interface Item {
  readonly MerchantReference: string;
  readonly Quantity: number;
  readonly PricePerItemIncVat: number;
}

interface OrderRequest {
  readonly MerchantReference: string;
  readonly Currency: string;
  readonly OrderItems: readonly Item[];
  readonly MerchantConfirmationUrl: string;
  readonly MerchantCancelUrl: string;
  readonly MerchantCheckoutStatusPushUrl: string;
  readonly MerchantOrderManagementStatusPushUrl: string;
  readonly MerchantOrderValidationUrl: string;
}

interface Order {
  readonly id: number;
  readonly request: OrderRequest;
  total: number;
  status: 'InProcess' | 'Completed' | 'Refused';
  /** Given back so far, by item. */
  readonly returned: Map<string, number>;
  readonly transactions: { PaymentTransactionId: number; Type: string; Status: 'Success'; Amount: number }[];
}

/** Qliro Checkout as the shop uses it: signed bodies, decimal kroner, the validation call, order management by item. */
export async function startQliro({
  apiKey,
  secret,
  port,
}: {
  apiKey: string;
  secret: string;
  port?: number;
}): Promise<Emulator> {
  const ledger = new Ledger();
  const callbacks = new Callbacks();
  const orders = new Map<number, Order>();
  const usedRequestIds = new Set<string>();
  let nextId = 1000;
  let otherAmount: number | null = null;

  const note = (order: Order, type: string, ore: number) => {
    nextId += 1;
    order.transactions.push({ PaymentTransactionId: nextId, Type: type, Status: 'Success', Amount: ore / 100 });
    return nextId;
  };
  const tellManaged = (order: Order, type: string, transaction: number, ore: number) =>
    callbacks.send(order.request.MerchantOrderManagementStatusPushUrl, {
      OrderId: order.id,
      MerchantReference: order.request.MerchantReference,
      PaymentTransactionId: transaction,
      PaymentType: type,
      Status: 'Success',
      Amount: ore / 100,
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
      order.total = otherAmount ?? order.total;
      note(order, 'Preauthorization', order.total);
      ledger.add({ kind: 'authorized', reference: request.MerchantReference, amount: order.total });
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

  const guarded =
    (answer: (call: EmulatedCall) => EmulatedAnswer) =>
    (call: EmulatedCall): EmulatedAnswer => {
      const signed = `Qliro ${createHash('sha256')
        .update(call.text + secret)
        .digest('base64')}`;
      if (call.headers.authorization !== signed) return failed(401, 'UNAUTHORIZED');
      if (call.text !== '' && (JSON.parse(call.text) as { MerchantApiKey: string }).MerchantApiKey !== apiKey) {
        return failed(401, 'UNAUTHORIZED');
      }
      return answer(call);
    };
  /** A RequestId is denied when it comes again, not answered as before. */
  const managing = (act: (order: Order, body: Readonly<Record<string, unknown>>) => EmulatedAnswer) =>
    guarded(({ text }) => {
      const body = JSON.parse(text) as { RequestId: string; OrderId: number };
      if (usedRequestIds.has(body.RequestId)) return failed(400, 'INVALID_INPUT');
      usedRequestIds.add(body.RequestId);
      const order = orders.get(body.OrderId);
      return order === undefined ? failed(404, 'ORDER_NOT_FOUND') : act(order, { ...body });
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

  const routes = (url: string): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/checkout/merchantapi/Orders',
      name: 'create',
      answer: guarded(({ text }) => {
        const request = JSON.parse(text) as OrderRequest;
        if (!/^[A-Za-z0-9_-]{1,25}$/.test(request.MerchantReference)) return failed(400, 'INVALID_INPUT');
        const prices = request.OrderItems.map(({ PricePerItemIncVat, Quantity }) => ({
          ore: PricePerItemIncVat * 100,
          Quantity,
        }));
        if (prices.some(({ ore, Quantity }) => Math.abs(ore - Math.round(ore)) > 1e-6 || Quantity < 1)) {
          return failed(400, 'INVALID_ITEM');
        }
        nextId += 1;
        const total = prices.reduce((sum, { ore, Quantity }) => sum + Math.round(ore) * Quantity, 0);
        orders.set(nextId, { id: nextId, request, total, status: 'InProcess', returned: new Map(), transactions: [] });
        return { status: 201, json: { OrderId: nextId, PaymentLink: `${url}/page/${nextId}` } };
      }),
    },
    {
      method: 'GET',
      pattern: '/checkout/merchantapi/Orders/:id',
      name: 'read',
      answer: guarded(({ path }) => ofOrder(path[3], shownCheckout)),
    },
    {
      method: 'GET',
      pattern: '/checkout/adminapi/v2/orders/:id',
      name: 'read',
      answer: guarded(({ path }) =>
        ofOrder(path[4], (order) => ({
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
        const transaction = note(order, 'Capture', order.total);
        ledger.add({ kind: 'captured', reference: order.request.MerchantReference, amount: order.total });
        tellManaged(order, 'Capture', transaction, order.total);
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
        const transaction = note(order, 'Reversal', order.total);
        ledger.add({ kind: 'cancelled', reference: order.request.MerchantReference, amount: order.total });
        tellManaged(order, 'Reversal', transaction, order.total);
        return transactions(order);
      }),
    },
    {
      method: 'POST',
      pattern: '/checkout/adminapi/v2/returnItems',
      name: 'refund',
      answer: managing((order, body) => {
        if (!has(order, 'Capture')) return failed(400, 'INVALID_REQUEST_TOTAL_AMOUNT');
        const items = (body.Returns as readonly { OrderItems: readonly Item[] }[]).flatMap((one) => one.OrderItems);
        if (!takeBack(order, items)) return failed(400, 'INVALID_REQUEST_TOTAL_AMOUNT');
        const amount = sumOf(items);
        note(order, 'Refund', amount);
        ledger.add({ kind: 'refunded', reference: order.request.MerchantReference, amount });
        return transactions(order);
      }),
    },
    {
      method: 'GET',
      pattern: '/page/:id',
      name: 'page',
      answer: ({ path }) =>
        ofOrder(path[1], ({ id, request, total }) => ({
          html: paymentPage({
            provider: 'Qliro',
            reference: request.MerchantReference,
            amount: total,
            action: `/page/${id}`,
          }),
        })),
    },
    {
      method: 'POST',
      pattern: '/page/:id/:decision',
      name: 'decide',
      answer: async ({ path }) => {
        const order = orders.get(Number(path[1]));
        if (order === undefined || !isDecision(path[2])) return failed(404, 'ORDER_NOT_FOUND');
        return { redirect: await decide(order, path[2]) };
      },
    },
  ];
  const ofOrder = (id: string | undefined, act: (order: Order) => EmulatedAnswer): EmulatedAnswer => {
    const order = orders.get(Number(id));
    return order === undefined ? failed(404, 'ORDER_NOT_FOUND') : act(order);
  };
  const server = await serveEmulator(routes, port);
  return {
    url: server.url,
    faults: server.faults,
    ledger,
    callbacks,
    decide: async (paymentId, decision) => {
      const order = [...orders.values()].find(({ request }) => request.MerchantReference === paymentId);
      if (order === undefined) throw new Error(`Qliro knows no payment ${paymentId}`);
      return decide(order, decision);
    },
    approveOtherAmount: (amount) => {
      otherAmount = amount;
    },
    stop: () => {
      callbacks.stop();
      return server.stop();
    },
  };
}

function sumOf(items: readonly Item[]): number {
  return items.reduce(
    (sum, { PricePerItemIncVat, Quantity }) => sum + Math.round(PricePerItemIncVat * 100) * Quantity,
    0,
  );
}

/** Items are known by reference and price, and no more of one goes back than was bought. */
function takeBack({ request, returned }: Order, items: readonly Item[]): boolean {
  const keyOf = ({ MerchantReference, PricePerItemIncVat }: Item) => `${MerchantReference} ${PricePerItemIncVat}`;
  const after = new Map(returned);
  for (const item of items) after.set(keyOf(item), (after.get(keyOf(item)) ?? 0) + item.Quantity);
  const bought = (key: string) =>
    request.OrderItems.filter((item) => keyOf(item) === key).reduce((sum, { Quantity }) => sum + Quantity, 0);
  if ([...after].some(([key, quantity]) => quantity > bought(key))) return false;
  for (const [key, quantity] of after) returned.set(key, quantity);
  return true;
}

function shownCheckout({ id, request, total, status }: Order): EmulatedAnswer {
  return {
    status: 200,
    json: {
      OrderId: id,
      MerchantReference: request.MerchantReference,
      Currency: request.Currency,
      CustomerCheckoutStatus: status,
      TotalPrice: total / 100,
      OrderItems: request.OrderItems,
    },
  };
}

function failed(status: number, code: string): EmulatedAnswer {
  return { status, json: { ErrorCode: code, ErrorMessage: code } };
}
