import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { orderSecrets } from '#server/adapters/security/order-secrets.ts';
import type {
  PaymentProvider,
  ProviderLine,
  ProviderOrder,
  ProviderPayment,
  ProviderView,
} from '#server/ports/checkout/payment-provider.ts';

/** A provider and the hand that acts for the shopper on its page. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  decide(paymentId: string, decision: 'approve' | 'decline' | 'cancel'): Promise<unknown>;
  /** How many times the provider has this payment. */
  created(paymentId: string): number;
  /** Øre, by the provider's own ledger. */
  moved(paymentId: string, kind: 'authorized' | 'captured' | 'cancelled' | 'refunded'): number;
  /** The next such call has its effect, but the answer is lost on the way. */
  /** Somebody draws a part in the provider's own pages. */
  captureElsewhere(paymentId: string, amount: number): void;
  /** The provider says a clear no to the next such call; or the shop's own credentials do not fit for it. */
  refuse(call: 'capture' | 'cancel' | 'refund', why: 'for good' | 'credentials'): void;
  loseAnswer(call: 'create' | 'create-page' | 'capture' | 'cancel' | 'refund'): void;
  /** Nothing answers any more, or something that cannot be understood; null: all is well. */
  break(how: 'error' | 'garbage' | 'cut-before' | null): void;
  stop(): Promise<void>;
}

/** Ids as the shop makes them: what is wrong with one of them at a provider is wrong with real payments. */
const secrets = orderSecrets('conformance');

const lines: readonly ProviderLine[] = [
  line('goods', '7000000100116', 3, 129_900, 77_941, 25),
  line('goods', '7000000101113', 7, 3_000, 1_234, 15),
  line('freight', 'delivery', 1, 19_900, 0, 25),
];

function line(kind: ProviderLine['kind'], reference: string, count: number, price: number, off: number, vat: number) {
  const total = oere(price * count - off);
  return {
    kind,
    reference,
    name: `Vare ${reference}`,
    count,
    unitPrice: oere(price),
    discount: oere(off),
    total,
    vatPercentage: vat,
  };
}

const amount = oere(lines.reduce((sum, { total }) => sum + total, 0));

/** What every payment provider must do, whoever it is. */
export function paymentProviderConformance(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    let tested: ProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    beforeEach(() => tested.break(null));
    afterAll(() => tested.stop());

    const order = (): ProviderOrder => ({
      paymentId: secrets.newPaymentId(),
      shop: shopId(1),
      amount,
      lines,
      customer: {
        name: 'Kari Nordmann',
        email: 'kari@example.no',
        phone: '41234567',
        address: 'Storgata 12',
        postalCode: '0155',
        city: 'OSLO',
      },
      // Nobody listens there: callbacks are hints, and nothing here may hang on them.
      urls: {
        callback: 'http://127.0.0.1:1/callback/token',
        back: 'http://shop.example/b',
        givenUp: 'http://shop.example/c',
        terms: 'http://shop.example/t',
      },
    });
    const created = async (key: string = randomUUID(), made: ProviderOrder = order()): Promise<ProviderPayment> => {
      const result = await tested.provider.create(made, key);
      if (!result.ok) throw new Error(result.refusal.detail);
      const { reference, data } = result.value;
      return { paymentId: made.paymentId, shop: made.shop, reference, data, amount, lines };
    };
    const view = async (payment: ProviderPayment): Promise<ProviderView> => {
      const result = await tested.provider.read(payment);
      if (!result.ok) throw new Error(result.refusal.detail);
      return result.value;
    };
    /** With the ids that looking has brought up. */
    const known = async (payment: ProviderPayment): Promise<ProviderPayment> => ({
      ...payment,
      data: { ...payment.data, ...(await view(payment)).data },
    });
    const approved = async () => {
      const payment = await created();
      await tested.decide(payment.paymentId, 'approve');
      return known(payment);
    };

    test('R22 a new payment is open, for our amount and reference', async () => {
      const payment = await created();
      expect(await view(payment)).toMatchObject({
        status: 'open',
        paymentId: payment.paymentId,
        amount,
        currency: 'NOK',
        captured: 0,
        refunded: 0,
      });
    });

    test('authorised, drawn and given back, each as much as asked for', async () => {
      const payment = await approved();
      expect(await view(payment)).toMatchObject({ status: 'authorized', amount, captured: 0 });
      expect(await tested.provider.capture(payment, amount, randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ status: 'captured', captured: amount, refunded: 0 });
      expect(await tested.provider.refund(await known(payment), amount, randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ status: 'captured', refunded: amount });
      expect([tested.moved(payment.paymentId, 'captured'), tested.moved(payment.paymentId, 'refunded')]).toEqual([
        amount,
        amount,
      ]);
    });

    /** The freight: one whole item, as Qliro draws no less. */
    const part = oere(19_900);
    const partlyCaptured = async () => {
      const payment = await approved();
      tested.captureElsewhere(payment.paymentId, part);
      return known(payment);
    };

    test('R5 a part that somebody else has drawn is no capture: what is left can be drawn, and all of it given back', async () => {
      const payment = await partlyCaptured();
      expect(await view(payment)).toMatchObject({ status: 'authorized', amount, captured: part });
      expect(await tested.provider.capture(payment, oere(amount - part), randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ status: 'captured', captured: amount });
      expect(await tested.provider.refund(await known(payment), amount, randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ status: 'captured', captured: amount, refunded: amount });
      expect(tested.moved(payment.paymentId, 'refunded')).toBe(amount);
    });

    test('R19 a refund of what was drawn in parts is made once, however often it is asked for', async () => {
      const payment = await partlyCaptured();
      await tested.provider.capture(payment, oere(amount - part), randomUUID());
      const key = randomUUID();
      tested.loseAnswer('refund');
      expect(await tested.provider.refund(await known(payment), amount, key)).toMatchObject({ ok: false });
      const left = oere(amount - (await view(payment)).refunded);
      if (left > 0) await tested.provider.refund(await known(payment), left, key);
      expect(tested.moved(payment.paymentId, 'refunded')).toBe(amount);
    });

    test('of a payment that was drawn in part, the rest is let go of or the provider says no; nothing is lost', async () => {
      const payment = await partlyCaptured();
      const cancelled = await tested.provider.cancel(payment, randomUUID());
      if (!cancelled.ok) expect(cancelled.refusal.kind).toBe('refused');
      expect(await view(payment)).toMatchObject({ status: cancelled.ok ? 'cancelled' : 'authorized', captured: part });
      expect(await tested.provider.refund(await known(payment), part, randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ captured: part, refunded: part });
    });

    test('more than was drawn is not given back: refused, and nothing moves', async () => {
      const payment = await approved();
      await tested.provider.capture(payment, amount, randomUUID());
      await tested.provider.refund(await known(payment), amount, randomUUID());
      expect(await tested.provider.refund(await known(payment), amount, randomUUID())).toMatchObject({
        ok: false,
        refusal: { kind: 'refused' },
      });
      expect(tested.moved(payment.paymentId, 'refunded')).toBe(amount);
    });

    test.each(['capture', 'cancel', 'refund'] as const)(
      'a clear no to "%s" is told apart from credentials that do not fit',
      async (call) => {
        const payment = await approved();
        if (call === 'refund') await tested.provider.capture(payment, amount, randomUUID());
        const ask = async () => {
          const asked = await known(payment);
          if (call === 'cancel') return tested.provider.cancel(asked, randomUUID());
          return tested.provider[call](asked, amount, randomUUID());
        };
        tested.refuse(call, 'for good');
        expect(await ask()).toMatchObject({ ok: false, refusal: { kind: 'refused' } });
        tested.refuse(call, 'credentials');
        expect(await ask()).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
        expect(await ask()).toMatchObject({ ok: true });
      },
    );

    test('an authorisation that is let go cannot be drawn', async () => {
      const payment = await approved();
      expect(await tested.provider.cancel(payment, randomUUID())).toMatchObject({ ok: true });
      expect(await view(payment)).toMatchObject({ status: 'cancelled' });
      expect(await tested.provider.capture(payment, amount, randomUUID())).toMatchObject({
        ok: false,
        refusal: { kind: 'refused' },
      });
      expect(tested.moved(payment.paymentId, 'captured')).toBe(0);
    });

    test('a page that was closed cannot be paid on', async () => {
      const payment = await created();
      expect(await tested.provider.cancel(payment, randomUUID())).toMatchObject({ ok: true });
      await tested.decide(payment.paymentId, 'approve');
      expect(tested.moved(payment.paymentId, 'authorized')).toBe(0);
      expect(['cancelled', 'declined']).toContain((await view(payment)).status);
    });

    test.each(['create', 'create-page'] as const)(
      'R19 the same key creates one payment, however often the answer to "%s" was lost',
      async (call) => {
        const [made, key] = [order(), randomUUID()];
        tested.loseAnswer(call);
        await tested.provider.create(made, key);
        const payment = await created(key, made);
        expect(await created(key, made)).toEqual(payment);
        expect(tested.created(made.paymentId)).toBe(1);
        await tested.decide(made.paymentId, 'approve');
        expect(await view(payment)).toMatchObject({ status: 'authorized', amount });
      },
    );

    test('R19 nothing is created while it cannot be told whether it was created before', async () => {
      const [made, key] = [order(), randomUUID()];
      tested.break('cut-before');
      expect(await tested.provider.create(made, key)).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
      expect(tested.created(made.paymentId)).toBe(0);
      tested.break(null);
      await created(key, made);
      expect(tested.created(made.paymentId)).toBe(1);
    });

    test('R19 the same key draws once, however often the answer was lost', async () => {
      const payment = await approved();
      const key = randomUUID();
      tested.loseAnswer('capture');
      expect(await tested.provider.capture(payment, amount, key)).toMatchObject({
        ok: false,
        refusal: { kind: 'unavailable' },
      });
      // Given again, or left open where a key is denied when it comes again; never a no for good.
      const again = await tested.provider.capture(payment, amount, key);
      if (!again.ok) expect(again.refusal.kind).toBe('unavailable');
      expect(tested.moved(payment.paymentId, 'captured')).toBe(amount);
      expect(await view(payment)).toMatchObject({ status: 'captured', captured: amount });
    });

    test.each(['error', 'garbage', 'cut-before'] as const)(
      'R18 %s is told as unavailable, never thrown',
      async (how) => {
        const payment = await approved();
        tested.break(how);
        const failed = { ok: false, refusal: { kind: 'unavailable' } };
        expect(await tested.provider.create(order(), randomUUID())).toMatchObject(failed);
        expect(await tested.provider.read(payment)).toMatchObject(failed);
        tested.break(null);
        expect(await view(payment)).toMatchObject({ status: 'authorized' });
      },
    );

    test('what it does not know is refused', async () => {
      const payment = await created();
      expect(await tested.provider.read({ ...payment, reference: '4711', data: {} })).toMatchObject({
        ok: false,
        refusal: { kind: 'refused' },
      });
    });
  });
}
