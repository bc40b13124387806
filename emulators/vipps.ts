import { randomUUID } from 'node:crypto';
import type { Emulator } from './emulator.ts';
import type { EmulatedAnswer, EmulatedCall, EmulatedRoute } from './emulator-server.ts';
import type { LedgerEntry } from './ledger.ts';
import {
  type EmulatedAddresses,
  type EmulatedProvider,
  type EmulatorTools,
  FirstAnswers,
  servePaymentEmulator,
} from './payment-emulator.ts';
import type { Decision } from './payment-page.ts';
import { type VippsOrder, wrongVippsOrder } from './vipps-rules.ts';
import { EmulatedVippsWebhooks } from './vipps-webhooks.ts';

interface Payment {
  readonly msn: string;
  readonly merchant: string;
  readonly order: VippsOrder;
  readonly psp: string;
  state: 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'TERMINATED';
  authorized: number;
  captured: number;
  cancelled: number;
  refunded: number;
  guaranteedUntil: number | null;
}

export interface VippsMerchant {
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
  readonly msn: string;
}

export interface VippsEmulator extends Emulator {
  /** Tokens given out so far stop counting, as if their time were over. */
  expireTokens(): void;
  /** Moves the end of the time in which the money is sure to be had. */
  guarantee(paymentId: string, until: number): void;
}

const second = 1_000;
const day = 86_400 * second;
const tokenSeconds = 3_600;
/** As of a purchase that is backed by a card. */
const guaranteedFor = 7 * day;

/** Vipps MobilePay as the shop uses it: tokens, ePayment, webhooks, and a page that stands for the app. */
export async function startVipps(merchants: readonly VippsMerchant[], pagesAt?: string): Promise<VippsEmulator> {
  const tokens = new Map<string, { readonly merchant: VippsMerchant; readonly until: number }>();
  const payments = new Map<string, Payment>();
  const emulator = await servePaymentEmulator((tools) => vipps(merchants, tools, { tokens, payments }), pagesAt);
  return {
    ...emulator,
    expireTokens: () => tokens.clear(),
    guarantee: (paymentId, until) => {
      for (const payment of payments.values()) {
        if (payment.order.reference === paymentId) payment.guaranteedUntil = until;
      }
    },
  };
}

interface VippsState {
  readonly tokens: Map<string, { readonly merchant: VippsMerchant; readonly until: number }>;
  readonly payments: Map<string, Payment>;
}

function vipps(
  merchants: readonly VippsMerchant[],
  { ledger, callbacks, approved }: EmulatorTools,
  { tokens, payments }: VippsState,
): EmulatedProvider<Payment> {
  const webhooks = new EmulatedVippsWebhooks(callbacks);
  const first = new FirstAnswers<EmulatedAnswer>();
  const note = ({ merchant, order }: Payment, kind: LedgerEntry['kind'], amount: number) =>
    ledger.add({ kind, reference: order.reference, merchant, amount });
  const tell = ({ msn, order, guaranteedUntil }: Payment, name: string, value: number) =>
    webhooks.tell(msn, name, {
      msn,
      reference: order.reference,
      pspReference: randomUUID(),
      name,
      amount: { currency: 'NOK', value },
      timestamp: new Date().toISOString(),
      idempotencyKey: randomUUID(),
      success: true,
      ...(name === 'AUTHORIZED' && guaranteedUntil !== null
        ? { captureGuaranteedUntil: new Date(guaranteedUntil).toISOString() }
        : {}),
    });

  /** In the app one approves or does not: what another provider calls declined is aborted here. */
  const decide = (payment: Payment, decision: Decision): string => {
    if (payment.state !== 'CREATED') return payment.order.returnUrl;
    if (decision === 'approve') {
      payment.state = 'AUTHORIZED';
      payment.authorized = approved(payment.order.amount.value);
      payment.guaranteedUntil = Date.now() + guaranteedFor;
      note(payment, 'authorized', payment.authorized);
      tell(payment, 'AUTHORIZED', payment.authorized);
    } else {
      payment.state = 'ABORTED';
      tell(payment, 'ABORTED', payment.order.amount.value);
    }
    return payment.order.returnUrl;
  };

  const capture = (payment: Payment, amount: number): EmulatedAnswer => {
    if (payment.state !== 'AUTHORIZED') return failed(409, 6030, 'Not approved');
    if (amount > payment.authorized - payment.captured - payment.cancelled) return failed(409, 6010, 'Too much');
    if ((payment.guaranteedUntil ?? Number.POSITIVE_INFINITY) < Date.now())
      return failed(409, 6260, 'Funds unavailable');
    payment.captured += amount;
    note(payment, 'captured', amount);
    tell(payment, 'CAPTURED', amount);
    return changed(payment);
  };
  const refund = (payment: Payment, amount: number): EmulatedAnswer => {
    if (payment.refunded + amount > payment.captured) return failed(409, 6010, 'Too much');
    payment.refunded += amount;
    note(payment, 'refunded', amount);
    tell(payment, 'REFUNDED', amount);
    return changed(payment);
  };
  const cancel = (payment: Payment): EmulatedAnswer => {
    if (payment.state === 'CREATED') {
      payment.state = 'TERMINATED';
      tell(payment, 'TERMINATED', payment.order.amount.value);
      return changed(payment);
    }
    const left = payment.authorized - payment.captured - payment.cancelled;
    if (left === 0) return failed(409, payment.captured > 0 ? 6040 : 6050, 'Nothing to cancel');
    payment.cancelled += left;
    note(payment, 'cancelled', left);
    tell(payment, 'CANCELLED', left);
    return changed(payment);
  };

  /** Token, subscription and sales unit must belong together. */
  type Act = (call: EmulatedCall, merchant: VippsMerchant) => EmulatedAnswer;
  const guarded = (act: Act) => (call: EmulatedCall) => {
    const held = tokens.get(call.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (held === undefined || held.until < Date.now()) return failed(401, 0, 'Unauthorized');
    const { subscriptionKey, msn } = held.merchant;
    const isUnit = call.headers['merchant-serial-number'] === msn;
    const isSubscribed = call.headers['ocp-apim-subscription-key'] === subscriptionKey;
    return isUnit && isSubscribed ? act(call, held.merchant) : failed(401, 0, 'Unauthorized');
  };
  const changing = (act: Act) =>
    guarded((call, merchant) => {
      const key = call.headers['idempotency-key'];
      if (typeof key !== 'string' || key.length > 50) return failed(400, 0, 'Idempotency-Key');
      return first.once(`${merchant.msn} ${call.path.join('/')} ${key}`, () => act(call, merchant));
    });
  /** Nobody sees what another sales unit has. */
  const ofPayment = (act: (payment: Payment, call: EmulatedCall) => EmulatedAnswer): Act => {
    return (call, { msn }) => {
      const payment = payments.get(`${msn}-${call.path[3]}`);
      return payment === undefined ? failed(404, 0, 'Not found') : act(payment, call);
    };
  };
  const amountIn = ({ text }: EmulatedCall) =>
    (JSON.parse(text) as { modificationAmount: { value: number } }).modificationAmount.value;

  const routes = ({ pageOf }: EmulatedAddresses): readonly EmulatedRoute[] => [
    {
      method: 'POST',
      pattern: '/accesstoken/get',
      name: 'token',
      answer: ({ headers }) => {
        const merchant = merchants.find(
          ({ clientId, clientSecret, subscriptionKey }) =>
            headers.client_id === clientId &&
            headers.client_secret === clientSecret &&
            headers['ocp-apim-subscription-key'] === subscriptionKey,
        );
        if (merchant === undefined) return failed(401, 0, 'Unauthorized');
        const token = randomUUID();
        tokens.set(token, { merchant, until: Date.now() + tokenSeconds * second });
        const json = { token_type: 'Bearer', expires_in: String(tokenSeconds), access_token: token };
        return { status: 200, json };
      },
    },
    {
      method: 'POST',
      pattern: '/epayment/v1/payments',
      name: 'create',
      answer: changing(({ text }, { name, msn }) => {
        const order = JSON.parse(text) as VippsOrder;
        const wrong = wrongVippsOrder(order);
        if (wrong !== null) return failed(400, 0, wrong);
        const id = `${msn}-${order.reference}`;
        if (payments.has(id)) return failed(409, 4150, 'The reference is used');
        payments.set(id, {
          msn,
          merchant: name,
          order,
          psp: randomUUID(),
          state: 'CREATED',
          authorized: 0,
          captured: 0,
          cancelled: 0,
          refunded: 0,
          guaranteedUntil: null,
        });
        return { status: 201, json: { reference: order.reference, redirectUrl: pageOf(id) } };
      }),
    },
    {
      method: 'GET',
      pattern: '/epayment/v1/payments/:reference',
      name: 'read',
      answer: guarded(ofPayment((payment) => ({ status: 200, json: shownPayment(payment) }))),
    },
    {
      method: 'POST',
      pattern: '/epayment/v1/payments/:reference/capture',
      name: 'capture',
      answer: changing(ofPayment((payment, call) => capture(payment, amountIn(call)))),
    },
    {
      method: 'POST',
      pattern: '/epayment/v1/payments/:reference/refund',
      name: 'refund',
      answer: changing(ofPayment((payment, call) => refund(payment, amountIn(call)))),
    },
    {
      method: 'POST',
      pattern: '/epayment/v1/payments/:reference/cancel',
      name: 'cancel',
      answer: changing(ofPayment(cancel)),
    },
    {
      method: 'GET',
      pattern: '/webhooks/v1/webhooks',
      name: 'webhooks',
      answer: guarded((_call, { msn }) => webhooks.list(msn)),
    },
    {
      method: 'POST',
      pattern: '/webhooks/v1/webhooks',
      name: 'webhooks',
      answer: guarded((call, { msn }) => webhooks.register(call, msn)),
    },
    {
      method: 'DELETE',
      pattern: '/webhooks/v1/webhooks/:id',
      name: 'webhooks',
      answer: guarded((call, { msn }) => webhooks.remove(call, msn)),
    },
  ];
  const shown = ({ order }: Payment) => ({ reference: order.reference, amount: order.amount.value });
  const captureElsewhere = (payment: Payment, amount: number) => {
    const answer = capture(payment, amount);
    return 'status' in answer && answer.status === 200;
  };
  return { name: 'Vipps', routes, payments, shown, decide, captureElsewhere };
}

function changed(payment: Payment): EmulatedAnswer {
  const { amount, state, aggregate, pspReference, reference } = shownPayment(payment);
  return { status: 200, json: { amount, state, aggregate, pspReference, reference } };
}

function shownPayment({ order, psp, state, authorized, captured, cancelled, refunded, guaranteedUntil }: Payment) {
  const nok = (value: number) => ({ currency: 'NOK', value });
  return {
    aggregate: {
      authorizedAmount: nok(authorized),
      cancelledAmount: nok(cancelled),
      capturedAmount: nok(captured),
      refundedAmount: nok(refunded),
    },
    amount: order.amount,
    state,
    paymentMethod: { type: 'WALLET' },
    profile: {},
    pspReference: psp,
    reference: order.reference,
    ...(guaranteedUntil === null ? {} : { captureGuaranteedUntil: new Date(guaranteedUntil).toISOString() }),
  };
}

/** RFC 9457, with the code in the details. */
function failed(status: number, code: number, title: string): EmulatedAnswer {
  const extraDetails = code === 0 ? [] : [{ name: 'ErrorCode', reason: String(code) }];
  return { status, json: { type: 'about:blank', title, status, traceId: randomUUID(), extraDetails } };
}
