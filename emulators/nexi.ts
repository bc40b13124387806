import { randomUUID } from 'node:crypto';
import { Callbacks } from './callbacks.ts';
import { type Emulator, FirstAnswers } from './emulator.ts';
import { type EmulatedAnswer, type EmulatedCall, type EmulatedRoute, serveEmulator } from './emulator-server.ts';
import { Ledger } from './ledger.ts';
import { type Decision, isDecision, paymentPage } from './payment-page.ts';

interface NexiOrder {
  readonly items: readonly {
    quantity: number;
    unitPrice: number;
    taxAmount: number;
    grossTotalAmount: number;
    netTotalAmount: number;
  }[];
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

interface Payment {
  readonly id: string;
  readonly order: NexiOrder;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly webhooks: readonly { eventName: string; url: string; authorization: string }[];
  reserved: number;
  charged: number;
  refunded: number;
  cancelled: number;
  terminated: boolean;
  chargeId: string | null;
}

/** Nexi Checkout as the shop uses it: hosted page, charges, cancels, refunds, webhooks. */
export async function startNexi({ secretKey, port }: { secretKey: string; port?: number }): Promise<Emulator> {
  const ledger = new Ledger();
  const callbacks = new Callbacks();
  const payments = new Map<string, Payment>();
  const first = new FirstAnswers<EmulatedAnswer>();
  let otherAmount: number | null = null;

  const tell = (payment: Payment, event: string, amount: number) => {
    const hook = payment.webhooks.find(({ eventName }) => eventName === event);
    if (hook === undefined) return;
    const data = {
      paymentId: payment.id,
      amount: { amount, currency: payment.order.currency },
      order: { reference: payment.order.reference },
    };
    const body = { id: randomUUID().replaceAll('-', ''), timestamp: new Date().toISOString(), event, data };
    callbacks.send(hook.url, body, { authorization: hook.authorization });
  };
  const decide = (payment: Payment, decision: Decision): string => {
    if (payment.terminated || payment.reserved > 0) return payment.returnUrl;
    if (decision === 'approve') {
      payment.reserved = otherAmount ?? payment.order.amount;
      ledger.add({ kind: 'authorized', reference: payment.order.reference, amount: payment.reserved });
      tell(payment, 'payment.reservation.created.v2', payment.reserved);
      tell(payment, 'payment.checkout.completed', payment.reserved);
      return payment.returnUrl;
    }
    if (decision === 'decline') tell(payment, 'payment.reservation.failed', payment.order.amount);
    return payment.cancelUrl;
  };

  const guarded =
    (answer: (call: EmulatedCall) => EmulatedAnswer) =>
    (call: EmulatedCall): EmulatedAnswer => {
      if (call.headers.authorization !== secretKey) return { status: 401, json: null };
      return answer(call);
    };
  const changing = (answer: (call: EmulatedCall) => EmulatedAnswer) =>
    guarded((call) => first.once(call.headers['idempotency-key'] as string | undefined, () => answer(call)));
  const known = (id: string | undefined, act: (payment: Payment) => EmulatedAnswer): EmulatedAnswer => {
    const payment = payments.get(id ?? '');
    return payment === undefined ? { status: 404, json: null } : act(payment);
  };

  const routes = (url: string): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/v1/payments',
      name: 'create',
      answer: changing(({ text }) => {
        const body = JSON.parse(text) as {
          order: NexiOrder;
          checkout: { returnUrl: string; cancelUrl: string };
          notifications: { webHooks: Payment['webhooks'] };
        };
        const wrong = wrongSums(body.order);
        if (wrong !== null) return { status: 400, json: { errors: { order: [wrong] } } };
        const id = randomUUID().replaceAll('-', '');
        payments.set(id, {
          id,
          order: body.order,
          returnUrl: body.checkout.returnUrl,
          cancelUrl: body.checkout.cancelUrl,
          webhooks: body.notifications.webHooks,
          reserved: 0,
          charged: 0,
          refunded: 0,
          cancelled: 0,
          terminated: false,
          chargeId: null,
        });
        return { status: 201, json: { paymentId: id, hostedPaymentPageUrl: `${url}/page/${id}` } };
      }),
    },
    {
      method: 'GET',
      pattern: '/v1/payments/:id',
      name: 'read',
      answer: guarded(({ path }) => known(path[2], (payment) => ({ status: 200, json: { payment: shown(payment) } }))),
    },
    {
      method: 'POST',
      pattern: '/v1/payments/:id/charges',
      name: 'capture',
      answer: changing(({ path, text }) =>
        known(path[2], (payment) => {
          const { amount } = JSON.parse(text) as { amount: number };
          if (payment.cancelled > 0 || payment.charged + amount > payment.reserved) {
            return { status: 400, json: { code: '1001', message: 'Overcharge' } };
          }
          payment.charged += amount;
          payment.chargeId = randomUUID().replaceAll('-', '');
          ledger.add({ kind: 'captured', reference: payment.order.reference, amount });
          tell(payment, 'payment.charge.created.v2', amount);
          return { status: 201, json: { chargeId: payment.chargeId } };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/v1/payments/:id/cancels',
      name: 'cancel',
      answer: changing(({ path }) =>
        known(path[2], (payment) => {
          if (payment.reserved === 0 || payment.charged > 0 || payment.cancelled > 0) {
            return { status: 400, json: { message: 'Nothing to cancel' } };
          }
          payment.cancelled = payment.reserved;
          ledger.add({ kind: 'cancelled', reference: payment.order.reference, amount: payment.reserved });
          tell(payment, 'payment.cancel.created', payment.reserved);
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'PUT',
      pattern: '/v1/payments/:id/terminate',
      name: 'cancel',
      answer: changing(({ path }) =>
        known(path[2], (payment) => {
          if (payment.reserved > 0) return { status: 400, json: { message: 'Already reserved' } };
          payment.terminated = true;
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/v1/charges/:id/refunds',
      name: 'refund',
      answer: changing(({ path, text }) => {
        const payment = [...payments.values()].find(({ chargeId }) => chargeId === path[2]);
        const { amount } = JSON.parse(text) as { amount: number };
        if (payment === undefined) return { status: 404, json: null };
        if (payment.refunded + amount > payment.charged) return { status: 400, json: { message: 'Too much' } };
        payment.refunded += amount;
        ledger.add({ kind: 'refunded', reference: payment.order.reference, amount });
        return { status: 201, json: { refundId: randomUUID().replaceAll('-', '') } };
      }),
    },
    {
      method: 'GET',
      pattern: '/page/:id',
      name: 'page',
      answer: ({ path }) =>
        known(path[1], ({ id, order }) => ({
          html: paymentPage({
            provider: 'kort',
            reference: order.reference,
            amount: order.amount,
            action: `/page/${id}`,
          }),
        })),
    },
    {
      method: 'POST',
      pattern: '/page/:id/:decision',
      name: 'decide',
      answer: ({ path }) =>
        known(path[1], (payment) =>
          isDecision(path[2]) ? { redirect: decide(payment, path[2]) } : { status: 404, json: null },
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
      const payment = [...payments.values()].find(({ order }) => order.reference === paymentId);
      if (payment === undefined) throw new Error(`Nexi knows no payment ${paymentId}`);
      return decide(payment, decision);
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

/** What the real one would answer 400 to. */
function wrongSums({ items, amount }: NexiOrder): string | null {
  if (items.reduce((sum, item) => sum + item.grossTotalAmount, 0) !== amount) return 'amount';
  for (const item of items) {
    if (item.netTotalAmount + item.taxAmount !== item.grossTotalAmount) return 'tax';
    if (item.unitPrice * item.quantity !== item.netTotalAmount) return 'unitPrice';
  }
  return null;
}

function shown(payment: Payment) {
  const { id, order, reserved, charged, refunded, cancelled, terminated, chargeId } = payment;
  return {
    paymentId: id,
    summary: {
      ...(reserved > 0 ? { reservedAmount: reserved } : {}),
      ...(charged > 0 ? { chargedAmount: charged } : {}),
      ...(refunded > 0 ? { refundedAmount: refunded } : {}),
      ...(cancelled > 0 ? { cancelledAmount: cancelled } : {}),
    },
    orderDetails: { amount: order.amount, currency: order.currency, reference: order.reference },
    ...(chargeId === null ? {} : { charges: [{ chargeId, amount: charged }] }),
    ...(terminated ? { terminated: new Date(0).toISOString() } : {}),
  };
}
