import { randomUUID } from 'node:crypto';
import type { Emulator, KnownPayment } from './emulator.ts';
import type { EmulatedAnswer, EmulatedCall, EmulatedRoute } from './emulator-server.ts';
import type { LedgerEntry } from './ledger.ts';
import { type NexiOrder, wrongNexiOrder } from './nexi-rules.ts';
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

interface Payment {
  readonly id: string;
  readonly merchant: string;
  readonly order: NexiOrder;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly webhooks: readonly { eventName: string; url: string; authorization: string }[];
  reserved: number;
  readonly charges: { readonly chargeId: string; readonly amount: number; refunded: number }[];
  cancelled: number;
  terminated: boolean;
}

export interface NexiMerchant {
  readonly name: string;
  readonly secretKey: string;
}

/** Nexi Checkout as the shop uses it: hosted page, charges, cancels, refunds, webhooks. */
export function startNexi(merchants: readonly NexiMerchant[], pagesAt?: string): Promise<Emulator> {
  return servePaymentEmulator((tools) => nexi(merchants, tools), pagesAt);
}

function nexi(merchants: readonly NexiMerchant[], tools: EmulatorTools): EmulatedProvider<Payment> {
  const payments = new Map<string, Payment>();
  const first = new FirstAnswers<EmulatedAnswer>();
  const note = ({ merchant, order }: Payment, kind: LedgerEntry['kind'], amount: number) =>
    tools.ledger.add({ kind, reference: order.reference, merchant, amount });

  const tell = (payment: Payment, event: string, amount: number) => {
    const hook = payment.webhooks.find(({ eventName }) => eventName === event);
    if (hook === undefined) return;
    const data = {
      paymentId: payment.id,
      amount: { amount, currency: payment.order.currency },
      order: { reference: payment.order.reference },
    };
    const body = { id: newId(), timestamp: new Date().toISOString(), event, data };
    tools.callbacks.send(hook.url, body, { authorization: hook.authorization });
  };
  const decide = (payment: Payment, decision: Decision): string => {
    if (payment.terminated || payment.reserved > 0) return payment.returnUrl;
    if (decision === 'approve') {
      payment.reserved = tools.approved(payment.order.amount);
      note(payment, 'authorized', payment.reserved);
      tell(payment, 'payment.reservation.created.v2', payment.reserved);
      tell(payment, 'payment.checkout.completed', payment.reserved);
      return payment.returnUrl;
    }
    if (decision === 'decline') tell(payment, 'payment.reservation.failed', payment.order.amount);
    return payment.cancelUrl;
  };

  const charge = (payment: Payment, amount: number): string | null => {
    if (payment.cancelled > 0 || sumOf(payment, 'amount') + amount > payment.reserved) return null;
    const chargeId = newId();
    payment.charges.push({ chargeId, amount, refunded: 0 });
    note(payment, 'captured', amount);
    tell(payment, 'payment.charge.created.v2', amount);
    return chargeId;
  };

  const keys = new Map(merchants.map(({ name, secretKey }) => [secretKey, name]));
  const guarded = authorized(keys, () => failed(401));
  const changing = (act: MerchantAct) =>
    guarded((call, merchant) => {
      const key = call.headers['idempotency-key'];
      return first.once(typeof key === 'string' ? `${merchant} ${key}` : undefined, () => act(call, merchant));
    });
  /** Nobody sees what another merchant has. */
  const ofPayment = (act: (payment: Payment, call: EmulatedCall) => EmulatedAnswer): MerchantAct => {
    return (call, merchant) => {
      const payment = payments.get(call.path[2] ?? '');
      return payment?.merchant === merchant ? act(payment, call) : failed(404);
    };
  };

  const routes = ({ pageOf }: EmulatedAddresses): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/v1/payments',
      name: 'create',
      answer: changing(({ text }, merchant) => {
        const body = JSON.parse(text) as {
          order: NexiOrder;
          checkout: { returnUrl: string; cancelUrl: string };
          notifications: { webHooks: Payment['webhooks'] };
        };
        const wrong = wrongNexiOrder(body.order);
        if (wrong !== null) return { status: 400, json: { errors: { order: [wrong] } } };
        const id = newId();
        payments.set(id, {
          id,
          merchant,
          order: body.order,
          returnUrl: body.checkout.returnUrl,
          cancelUrl: body.checkout.cancelUrl,
          webhooks: body.notifications.webHooks,
          reserved: 0,
          charges: [],
          cancelled: 0,
          terminated: false,
        });
        return { status: 201, json: { paymentId: id, hostedPaymentPageUrl: pageOf(id) } };
      }),
    },
    {
      method: 'GET',
      pattern: '/v1/payments/:id',
      name: 'read',
      answer: guarded(ofPayment((payment) => ({ status: 200, json: { payment: shownPayment(payment) } }))),
    },
    {
      method: 'POST',
      pattern: '/v1/payments/:id/charges',
      name: 'capture',
      answer: changing(
        ofPayment((payment, { text }) => {
          const { amount } = JSON.parse(text) as { amount: number };
          const chargeId = charge(payment, amount);
          return chargeId === null ? failed(400, 'Overcharge') : { status: 201, json: { chargeId } };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/v1/payments/:id/cancels',
      name: 'cancel',
      answer: changing(
        ofPayment((payment) => {
          if (payment.reserved === 0 || payment.charges.length > 0 || payment.cancelled > 0) {
            return failed(400, 'Nothing to cancel');
          }
          payment.cancelled = payment.reserved;
          note(payment, 'cancelled', payment.reserved);
          tell(payment, 'payment.cancel.created', payment.reserved);
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'PUT',
      pattern: '/v1/payments/:id/terminate',
      name: 'cancel',
      answer: changing(
        ofPayment((payment) => {
          if (payment.reserved > 0) return failed(400, 'Already reserved');
          payment.terminated = true;
          return { status: 204, json: null };
        }),
      ),
    },
    {
      method: 'POST',
      pattern: '/v1/charges/:id/refunds',
      name: 'refund',
      answer: changing(({ path, text }, merchant) => {
        const payment = [...payments.values()].find(({ charges }) =>
          charges.some(({ chargeId }) => chargeId === path[2]),
        );
        const charged = payment?.charges.find(({ chargeId }) => chargeId === path[2]);
        const { amount } = JSON.parse(text) as { amount: number };
        if (payment?.merchant !== merchant || charged === undefined) return failed(404);
        if (charged.refunded + amount > charged.amount) return failed(400, 'Too much');
        charged.refunded += amount;
        note(payment, 'refunded', amount);
        return { status: 201, json: { refundId: newId() } };
      }),
    },
  ];
  const shown = ({ order: { reference, amount } }: Payment) => ({ reference, amount });
  const captureElsewhere = (payment: Payment, amount: number) => charge(payment, amount) !== null;
  const remember = ({ id, reference, amount, captured, refunded }: KnownPayment) => {
    payments.set(reference, {
      id: reference,
      merchant: merchants[0]?.name ?? '',
      order: { items: [], amount, currency: 'NOK', reference: id },
      returnUrl: '',
      cancelUrl: '',
      webhooks: [],
      reserved: amount,
      charges: captured > 0 ? [{ chargeId: newId(), amount: captured, refunded }] : [],
      cancelled: 0,
      terminated: false,
    });
  };
  return { name: 'kort', routes, payments, shown, decide, captureElsewhere, remember };
}

function newId(): string {
  return randomUUID().replaceAll('-', '');
}

function sumOf({ charges }: Payment, what: 'amount' | 'refunded'): number {
  return charges.reduce((sum, charge) => sum + charge[what], 0);
}

function shownPayment(payment: Payment) {
  const { id, order, reserved, charges, cancelled, terminated } = payment;
  const [charged, refunded] = [sumOf(payment, 'amount'), sumOf(payment, 'refunded')];
  return {
    paymentId: id,
    summary: {
      ...(reserved > 0 ? { reservedAmount: reserved } : {}),
      ...(charged > 0 ? { chargedAmount: charged } : {}),
      ...(refunded > 0 ? { refundedAmount: refunded } : {}),
      ...(cancelled > 0 ? { cancelledAmount: cancelled } : {}),
    },
    orderDetails: { amount: order.amount, currency: order.currency, reference: order.reference },
    ...(charged > 0 ? { charges: charges.map(({ chargeId, amount }) => ({ chargeId, amount })) } : {}),
    ...(terminated ? { terminated: new Date(0).toISOString() } : {}),
  };
}

function failed(status: number, message?: string): EmulatedAnswer {
  return { status, json: message === undefined ? null : { message } };
}
