import { randomUUID } from 'node:crypto';
import type { Emulator } from './emulator.ts';
import type { EmulatedAnswer, EmulatedCall, EmulatedRoute } from './emulator-server.ts';
import { wrongKlarnaOrder } from './klarna-rules.ts';
import type { LedgerEntry } from './ledger.ts';
import {
  authorized,
  type EmulatedAddresses,
  type EmulatedProvider,
  type EmulatorTools,
  FirstAnswers,
  type MerchantAct,
  servePaymentEmulator,
} from './payment-emulator.ts';
import type { Decision } from './payment-page.ts';

interface Session {
  readonly order_amount: number;
  readonly purchase_currency: string;
  readonly merchant_reference1: string;
}

interface Page {
  readonly id: string;
  readonly merchant: string;
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
  readonly merchant: string;
  readonly session: Session;
  readonly amount: number;
  captured: number;
  refunded: number;
  /** Of what was not captured. */
  released: number;
  cancelled: boolean;
}

export interface KlarnaMerchant {
  readonly username: string;
  readonly password: string;
}

/** Klarna as the shop uses it: payment sessions, the hosted page that places the order, order management. */
export function startKlarna(merchants: readonly KlarnaMerchant[], pagesAt?: string): Promise<Emulator> {
  return servePaymentEmulator((tools) => klarna(merchants, tools), pagesAt);
}

function klarna(merchants: readonly KlarnaMerchant[], tools: EmulatorTools): EmulatedProvider<Page> {
  const { ledger, callbacks } = tools;
  const sessions = new Map<string, Session>();
  const pages = new Map<string, Page>();
  const orders = new Map<string, Order>();
  const first = new FirstAnswers<EmulatedAnswer>();
  const note = ({ merchant, session }: Order, kind: LedgerEntry['kind'], amount: number) =>
    ledger.add({ kind, reference: session.merchant_reference1, merchant, amount });

  const decide = (page: Page, decision: Decision): string => {
    if (page.status !== 'WAITING') return page.urls.success;
    if (decision === 'approve') {
      const { session, merchant } = page;
      const amount = tools.approved(session.order_amount);
      const order: Order = {
        id: randomUUID(),
        merchant,
        session,
        amount,
        captured: 0,
        refunded: 0,
        released: 0,
        cancelled: false,
      };
      orders.set(order.id, order);
      page.orderId = order.id;
      note(order, 'authorized', amount);
    }
    page.status = ({ approve: 'COMPLETED', decline: 'FAILED', cancel: 'CANCELLED' } as const)[decision];
    callbacks.send(page.urls.status_update, { event_id: randomUUID(), session: shownPage(page) });
    return { approve: page.urls.success, decline: page.urls.failure, cancel: page.urls.cancel }[decision];
  };

  const capture = (order: Order, amount: number): boolean => {
    if (order.cancelled || order.captured + order.released + amount > order.amount) return false;
    order.captured += amount;
    note(order, 'captured', amount);
    return true;
  };

  const keys = new Map(merchants.map(({ username, password }) => [basic(username, password), username]));
  const guarded = authorized(keys, () => failed(401, 'UNAUTHORIZED'));
  /** The key counts together with the address it is used at. */
  const changing = (act: MerchantAct) =>
    guarded((call, merchant) => {
      const key = call.headers['klarna-idempotency-key'];
      const once = typeof key === 'string' ? `${merchant} ${call.path.join('/')} ${key}` : undefined;
      return first.once(once, () => act(call, merchant));
    });
  /** Nobody sees what another merchant has. */
  const ofOrder = (act: (order: Order, call: EmulatedCall) => EmulatedAnswer): MerchantAct => {
    return (call, merchant) => {
      const order = orders.get(call.path[3] ?? '');
      return order?.merchant === merchant ? act(order, call) : failed(404, 'NO_SUCH_ORDER');
    };
  };
  const ofPage = (act: (page: Page) => EmulatedAnswer): MerchantAct => {
    return ({ path }, merchant) => {
      const page = pages.get(path[3] ?? '');
      return page?.merchant === merchant ? act(page) : failed(404, 'NOT_FOUND');
    };
  };

  const routes = ({ url, pageOf }: EmulatedAddresses): readonly EmulatedRoute[] => [
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
      answer: changing(({ text }, merchant) => {
        const body = JSON.parse(text) as { payment_session_url: string; merchant_urls: Page['urls'] };
        const session = sessions.get(body.payment_session_url.split('/').at(-1) ?? '');
        if (session === undefined) return failed(400, 'BAD_VALUE', 'payment_session_url');
        const id = randomUUID();
        pages.set(id, { id, merchant, session, urls: body.merchant_urls, status: 'WAITING', orderId: null });
        return {
          status: 201,
          json: { session_id: id, session_url: `${url}/hpp/v1/sessions/${id}`, redirect_url: pageOf(id) },
        };
      }),
    },
    {
      method: 'GET',
      pattern: '/hpp/v1/sessions/:id',
      name: 'read',
      answer: guarded(ofPage((page) => ({ status: 200, json: shownPage(page) }))),
    },
    {
      method: 'DELETE',
      pattern: '/hpp/v1/sessions/:id',
      name: 'cancel',
      answer: guarded(
        ofPage((page) => {
          if (page.status === 'WAITING') page.status = 'DISABLED';
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'GET',
      pattern: '/ordermanagement/v1/orders/:id',
      name: 'read',
      answer: guarded(ofOrder((order) => ({ status: 200, json: shownOrder(order) }))),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/captures',
      name: 'capture',
      answer: changing(
        ofOrder((order, { text }) => {
          const { captured_amount: amount } = JSON.parse(text) as { captured_amount: number };
          return capture(order, amount) ? { status: 201, json: {} } : failed(403, 'CAPTURE_NOT_ALLOWED');
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/refunds',
      name: 'refund',
      answer: changing(
        ofOrder((order, { text }) => {
          const { refunded_amount: amount } = JSON.parse(text) as { refunded_amount: number };
          if (order.refunded + amount > order.captured) return failed(403, 'REFUND_NOT_ALLOWED');
          order.refunded += amount;
          note(order, 'refunded', amount);
          return { status: 201, json: {} };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/release-remaining-authorization',
      name: 'cancel',
      answer: changing(
        ofOrder((order) => {
          const left = order.amount - order.captured - order.released;
          if (order.cancelled || left === 0) return failed(403, 'NOT_ALLOWED');
          order.released += left;
          note(order, 'cancelled', left);
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/ordermanagement/v1/orders/:id/cancel',
      name: 'cancel',
      answer: changing(
        ofOrder((order) => {
          if (order.captured > 0) return failed(403, 'CANCEL_NOT_ALLOWED');
          if (!order.cancelled) note(order, 'cancelled', order.amount);
          order.cancelled = true;
          return { status: 204, json: null };
        }),
      ),
    },
  ];
  const shown = ({ session }: Page) => ({ reference: session.merchant_reference1, amount: session.order_amount });
  const captureElsewhere = ({ orderId }: Page, amount: number) => {
    const order = orders.get(orderId ?? '');
    return order !== undefined && capture(order, amount);
  };
  return { name: 'Klarna', routes, payments: pages, shown, decide, captureElsewhere };
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

function shownPage({ id, status, orderId }: Page) {
  return { session_id: id, status, ...(orderId === null ? {} : { order_id: orderId }) };
}

function shownOrder({ id, session, amount, captured, refunded, released, cancelled }: Order) {
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
    remaining_authorized_amount: cancelled ? 0 : amount - captured - released,
  };
}

function failed(status: number, code: string, ...messages: readonly string[]): EmulatedAnswer {
  return { status, json: { error_code: code, error_messages: messages, correlation_id: randomUUID() } };
}
