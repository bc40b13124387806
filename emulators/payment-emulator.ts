import { Callbacks } from './callbacks.ts';
import type { Emulator, KnownPayment } from './emulator.ts';
import { type EmulatedAnswer, type EmulatedCall, type EmulatedRoute, serveEmulator } from './emulator-server.ts';
import { Ledger } from './ledger.ts';
import { type Decision, isDecision, pageIcon, paymentPage } from './payment-page.ts';

/** What every emulated provider is made with. */
export interface EmulatorTools {
  readonly ledger: Ledger;
  readonly callbacks: Callbacks;
  /** What a purchase of this amount is approved for: the same, unless a test has planned another. */
  approved(amount: number): number;
}

export interface EmulatedAddresses {
  /** The provider's calls. */
  readonly url: string;
  /** The page of a payment, as a shopper opens it. */
  readonly pageOf: (id: string) => string;
}

/** What is a provider's own: its calls, and how it sees a payment. */
export interface EmulatedProvider<Payment> {
  /** As the payment page calls it. */
  readonly name: string;
  readonly routes: (addresses: EmulatedAddresses) => readonly EmulatedRoute[];
  /** By the id in the address of their page. */
  readonly payments: ReadonlyMap<string, Payment>;
  /** The shop's payment id and the amount in øre. */
  readonly shown: (payment: Payment) => { readonly reference: string; readonly amount: number };
  /** What the shopper's decision does; gives where they are sent. */
  readonly decide: (payment: Payment, decision: Decision) => string | Promise<string>;
  /** Draws an amount as somebody would in the provider's own pages; false when that cannot be. */
  readonly captureElsewhere: (payment: Payment, amount: number) => boolean;
  /** Takes up a payment of before it was started; without it there are none. */
  readonly remember?: (payment: KnownPayment) => void;
}

/** What a call of a known merchant is answered with. */
export type MerchantAct = (call: EmulatedCall, merchant: string) => EmulatedAnswer;

/** Lets through what carries the authorization header of a merchant, and tells which; everything else is refused. */
export function authorized(merchants: ReadonlyMap<string, string>, refuse: () => EmulatedAnswer) {
  return (act: MerchantAct) => (call: EmulatedCall) => {
    const merchant = merchants.get(call.headers.authorization ?? '');
    return merchant === undefined ? refuse() : act(call, merchant);
  };
}

/**
 * A provider on a port of this machine: its own calls, and what all of them have in common. The payment pages are there
 * too; pagesAt tells where shoppers find them, when something else passes them on.
 */
export async function servePaymentEmulator<Payment>(
  build: (tools: EmulatorTools) => EmulatedProvider<Payment>,
  pagesAt?: string,
): Promise<Emulator> {
  const ledger = new Ledger();
  const callbacks = new Callbacks();
  let otherAmount: number | null = null;
  const provider = build({ ledger, callbacks, approved: (amount) => otherAmount ?? amount });
  const server = await serveEmulator((url) => [
    ...provider.routes({ url, pageOf: (id) => `${pagesAt ?? url}/page/${encodeURIComponent(id)}` }),
    ...pageRoutes(provider),
  ]);
  const known = (paymentId: string) =>
    [...provider.payments.values()].filter((one) => provider.shown(one).reference === paymentId);
  return {
    url: server.url,
    faults: server.faults,
    ledger,
    callbacks,
    decide: async (paymentId, decision) => {
      const [payment] = known(paymentId);
      if (payment === undefined) throw new Error(`${provider.name} knows no payment ${paymentId}`);
      return provider.decide(payment, decision);
    },
    captureElsewhere: (paymentId, amount) => {
      const [payment] = known(paymentId);
      if (payment === undefined || !provider.captureElsewhere(payment, amount)) {
        throw new Error(`${provider.name} cannot draw ${amount} of ${paymentId}`);
      }
    },
    created: (paymentId) => known(paymentId).length,
    remember: (payments) => {
      for (const payment of payments) provider.remember?.(payment);
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

const unknownPage: EmulatedAnswer = { status: 404, json: { error: 'no such payment' } };

/** The page a shopper pays on, with its three buttons (DEC-98). */
function pageRoutes<Payment>({ name, payments, shown, decide }: EmulatedProvider<Payment>): readonly EmulatedRoute[] {
  return [
    { method: 'GET', pattern: '/favicon.ico', name: 'icon', answer: () => ({ svg: pageIcon }) },
    {
      method: 'GET',
      pattern: '/page/:id',
      name: 'page',
      answer: ({ path: [, id = ''] }) => {
        const payment = payments.get(id);
        if (payment === undefined) return unknownPage;
        return { html: paymentPage({ provider: name, ...shown(payment), action: encodeURIComponent(id) }) };
      },
    },
    {
      method: 'POST',
      pattern: '/page/:id/:decision',
      name: 'decide',
      answer: async ({ path: [, id = '', decision] }) => {
        const payment = payments.get(id);
        return payment === undefined || !isDecision(decision)
          ? unknownPage
          : { redirect: await decide(payment, decision) };
      },
    },
  ];
}

/** First answers by idempotency key, for providers that give them again. */
export class FirstAnswers<Answer> {
  readonly #answers = new Map<string, Answer>();

  once(key: string | undefined, make: () => Answer): Answer {
    if (key === undefined) return make();
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#answers.set(key, made);
    return made;
  }
}
