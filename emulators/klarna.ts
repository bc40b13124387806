import { randomUUID } from 'node:crypto';
import { Callbacks } from './callbacks.ts';
import { type Emulator, FirstAnswers } from './emulator.ts';
import { type EmulatedAnswer, type EmulatedCall, type EmulatedRoute, serveEmulator } from './emulator-server.ts';
import { wrongKlarnaOrder } from './klarna-rules.ts';
import { Ledger } from './ledger.ts';
import { type Decision, isDecision, paymentPage } from './payment-page.ts';

interface Session {
  readonly order_amount: number;
  readonly purchase_currency: string;
  readonly merchant_reference1: string;
}

interface Page {
  readonly id: string;
  readonly session: Session;
  readonly urls: {
    readonly success: string;
    readonly cancel: string;
    readonly failure: string;
    readonly status_update: string;
  };
  status: 'WAITING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'DISABLED';
  orderId: string | null;
}

interface Order {
  readonly id: string;
  readonly session: Session;
  readonly amount: number;
  captured: number;
  refunded: number;
  cancelled: boolean;
}

/** Klarna as the shop uses it: payment sessions, the hosted page that places the order, order management. */
export async function startKlarna({
  username,
  password,
  port,
}: {
  username: string;
  password: string;
  port?: number;
}): Promise<Emulator> {
  const ledger = new Ledger();
  const callbacks = new Callbacks();
  const sessions = new Map<string, Session>();
  const pages = new Map<string, Page>();
  const orders = new Map<string, Order>();
  const first = new FirstAnswers<EmulatedAnswer>();
  let otherAmount: number | null = null;

  const decide = (page: Page, decision: Decision): string => {
    if (page.status !== 'WAITING') return page.urls.success;
    const reference = page.session.merchant_reference1;
    if (decision === 'approve') {
      const amount = otherAmount ?? page.session.order_amount;
      const order: Order = {
        id: randomUUID(),
        session: page.session,
        amount,
        captured: 0,
        refunded: 0,
        cancelled: false,
      };
      orders.set(order.id, order);
      page.orderId = order.id;
      ledger.add({ kind: 'authorized', reference, amount });
    }
    page.status = ({ approve: 'COMPLETED', decline: 'FAILED', cancel: 'CANCELLED' } as const)[decision];
    callbacks.send(page.urls.status_update, { event_id: randomUUID(), session: shownPage(page) });
    return { approve: page.urls.success, decline: page.urls.failure, cancel: page.urls.cancel }[decision];
  };

  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const guarded =
    (answer: (call: EmulatedCall) => EmulatedAnswer) =>
    (call: EmulatedCall): EmulatedAnswer =>
      call.headers.authorization === expected ? answer(call) : failed(401, 'UNAUTHORIZED');
  /** The key counts together with the address it is used at. */
  const changing = (answer: (call: EmulatedCall) => EmulatedAnswer) =>
    guarded((call) => {
      const key = call.headers['klarna-idempotency-key'];
      return first.once(typeof key === 'string' ? `${call.path.join('/')} ${key}` : undefined, () => answer(call));
    });
  const ofOrder = (id: string | undefined, act: (order: Order) => EmulatedAnswer): EmulatedAnswer => {
    const order = orders.get(id ?? '');
    return order === undefined ? failed(404, 'NO_SUCH_ORDER') : act(order);
  };
  const ofPage = (id: string | undefined, act: (page: Page) => EmulatedAnswer): EmulatedAnswer => {
    const page = pages.get(id ?? '');
    return page === undefined ? failed(404, 'NOT_FOUND') : act(page);
  };

  const routes = (url: string): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/payments/v1/sessions',
      name: 'create',
      answer: changing(({ text }) => {
        const body = JSON.parse(text) as Session & Parameters<typeof wrongKlarnaOrder>[0];
        const wrong = wrongKlarnaOrder(body);
        if (wrong !== null) return failed(400, 'BAD_VALUE', wrong);
        const id = randomUUID();
        sessions.set(id, body);
        return { status: 200, json: { session_id: id, client_token: 'emulated', payment_method_categories: [] } };
      }),
    },
    {
      method: 'POST',
      pattern: '/hpp/v1/sessions',
      name: 'create-page',
      answer: changing(({ text }) => {
        const body = JSON.parse(text) as { payment_session_url: string; merchant_urls: Page['urls'] };
        const session = sessions.get(body.payment_session_url.split('/').at(-1) ?? '');
        if (session === undefined) return failed(400, 'BAD_VALUE', 'payment_session_url');
        const id = randomUUID();
        pages.set(id, { id, session, urls: body.merchant_urls, status: 'WAITING', orderId: null });
        return {
          status: 201,
          json: { session_id: id, session_url: `${url}/hpp/v1/sessions/${id}`, redirect_url: `${url}/page/${id}` },
        };
      }),
    },
    {
      method: 'GET',
      pattern: '/hpp/v1/sessions/:id',
      name: 'read',
      answer: guarded(({ path }) => ofPage(path[3], (page) => ({ status: 200, json: shownPage(page) }))),
    },
    {
      method: 'DELETE',
      pattern: '/hpp/v1/sessions/:id',
      name: 'cancel',
      answer: guarded(({ path }) =>
        ofPage(path[3], (page) => {
          if (page.status === 'WAITING') page.status = 'DISABLED';
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'GET',
      pattern: '/ordermanagement/v1/orders/:id',
      name: 'read',
      answer: guarded(({ path }) => ofOrder(path[3], (order) => ({ status: 200, json: shownOrder(order) }))),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/captures',
      name: 'capture',
      answer: changing(({ path, text }) =>
        ofOrder(path[3], (order) => {
          const { captured_amount: amount } = JSON.parse(text) as { captured_amount: number };
          if (order.cancelled || order.captured + amount > order.amount) return failed(403, 'CAPTURE_NOT_ALLOWED');
          order.captured += amount;
          ledger.add({ kind: 'captured', reference: order.session.merchant_reference1, amount });
          return { status: 201, json: {} };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/refunds',
      name: 'refund',
      answer: changing(({ path, text }) =>
        ofOrder(path[3], (order) => {
          const { refunded_amount: amount } = JSON.parse(text) as { refunded_amount: number };
          if (order.refunded + amount > order.captured) return failed(403, 'REFUND_NOT_ALLOWED');
          order.refunded += amount;
          ledger.add({ kind: 'refunded', reference: order.session.merchant_reference1, amount });
          return { status: 201, json: {} };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/cancel',
      name: 'cancel',
      answer: changing(({ path }) =>
        ofOrder(path[3], (order) => {
          if (order.captured > 0) return failed(403, 'CANCEL_NOT_ALLOWED');
          if (!order.cancelled) {
            order.cancelled = true;
            ledger.add({ kind: 'cancelled', reference: order.session.merchant_reference1, amount: order.amount });
          }
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'GET',
      pattern: '/page/:id',
      name: 'page',
      answer: ({ path }) =>
        ofPage(path[1], ({ id, session }) => ({
          html: paymentPage({
            provider: 'Klarna',
            reference: session.merchant_reference1,
            amount: session.order_amount,
            action: `/page/${id}`,
          }),
        })),
    },
    {
      method: 'POST',
      pattern: '/page/:id/:decision',
      name: 'decide',
      answer: ({ path }) =>
        ofPage(path[1], (page) =>
          isDecision(path[2]) ? { redirect: decide(page, path[2]) } : failed(404, 'NOT_FOUND'),
        ),
    },
  ];
  const server = await serveEmulator(routes, port);
  return {
    url: server.url,
    faults: server.faults,
    ledger,
    callbacks,
    decide: async (paymentId, decision) => {
      const page = [...pages.values()].find(({ session }) => session.merchant_reference1 === paymentId);
      if (page === undefined) throw new Error(`Klarna knows no payment ${paymentId}`);
      return decide(page, decision);
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

function shownPage({ id, status, orderId }: Page) {
  return { session_id: id, status, ...(orderId === null ? {} : { order_id: orderId }) };
}

function shownOrder({ id, session, amount, captured, refunded, cancelled }: Order) {
  const status = captured > 0 ? (captured < amount ? 'PART_CAPTURED' : 'CAPTURED') : 'AUTHORIZED';
  return {
    order_id: id,
    status: cancelled ? 'CANCELLED' : status,
    fraud_status: 'ACCEPTED',
    order_amount: amount,
    purchase_currency: session.purchase_currency,
    merchant_reference1: session.merchant_reference1,
    captured_amount: captured,
    refunded_amount: refunded,
    remaining_authorized_amount: cancelled ? 0 : amount - captured,
  };
}

function failed(status: number, code: string, ...messages: readonly string[]): EmulatedAnswer {
  return { status, json: { error_code: code, error_messages: messages, correlation_id: randomUUID() } };
}
