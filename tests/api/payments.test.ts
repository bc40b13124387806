import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oere } from '#domain/money/money.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-status.ts';
import { post } from '#emulators/callbacks.ts';
import { clearFlag } from '#server/use-cases/payment/clear-flag.ts';
import { reconcile } from '#server/use-cases/payment/reconcile.ts';
import { refreshPayment } from '#server/use-cases/payment/refresh-payment.ts';
import { moveByHand, refundByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { shopJobs } from '../shop-jobs.ts';
import {
  checkout,
  collectPaidOf,
  deliveryOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from './paying-shop.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let shop: PayingShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shop = await startPayingShop();
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
});
beforeEach(() => {
  jobs.setClock(Date.now());
  for (const method of paymentMethods) {
    const emulator = shop.emulators[method];
    emulator.callbacks.plan = { times: 1, delayMs: 0 };
    emulator.faults.clear();
    emulator.approveOtherAmount(null);
  }
});
afterAll(async () => {
  await jobs.runAt(Date.now() + 5 * day);
  await expectBooks(books, { now: Date.now() + 5 * day });
  await shop.stop();
});

type Method = PaymentMethod;
interface Started {
  readonly payment_id: string;
  readonly receipt_token: string;
  readonly reservation_id: number;
}

async function start(method: Method): Promise<Started> {
  const made = await checkout(await shop.visitor(), collectPaidOf(1, method, 3000, { ean: eans.drink }));
  expect(made.status).toBe(201);
  return made.body;
}

const statusOf = async ({ payment_id, receipt_token }: Started) =>
  (await shop.get(`/api/v1/payments/${payment_id}?token=${receipt_token}`)).body.status;

/** As the shop has it, without asking the provider. */
async function stored({ payment_id }: Started) {
  const [row] = await shop.database.query<{
    status: string;
    captured: number;
    refunded: number;
    flagged: string | null;
  }>('SELECT status, captured_ore AS captured, refunded_ore AS refunded, flagged FROM payments WHERE payment_id = $1', [
    payment_id,
  ]);
  return row!;
}

async function reservation({ reservation_id }: Started): Promise<number> {
  const [row] = await shop.database.query<{ status: number }>(
    'SELECT status_id AS status FROM reservations WHERE reservation_id = $1',
    [reservation_id],
  );
  return row!.status;
}

async function paid(method: Method): Promise<Started> {
  const started = await start(method);
  await shop.emulators[method].decide(started.payment_id, 'approve');
  expect(
    await until(
      () => statusOf(started),
      (status) => status !== 'pending',
    ),
  ).toBe('authorized');
  return started;
}

describe.each(paymentMethods)('%s', (method) => {
  test('DEC-94 DEC-102 is drawn when the goods are collected, and the order is written', async () => {
    const started = await paid(method);
    for (const to of [3, 4, 5] as const) {
      expect((await moveByHand(jobs.parts, { id: started.reservation_id, to })).ok).toBe(true);
    }
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({ status: 'captured', captured: 3000 });
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'captured')).toBe(3000);
    const [order] = await shop.database.query(
      'SELECT vat_percentage AS p, vat_ore AS vat, net_ore AS net, total_ore AS total FROM orders WHERE reservation_id = $1',
      [started.reservation_id],
    );
    expect(order).toEqual({ p: 15, vat: 391, net: 2609, total: 3000 });
  });

  test('is given back whole after it was drawn, once', async () => {
    const started = await paid(method);
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: started.reservation_id, to });
    await jobs.runAt(Date.now());
    expect((await refundByHand(jobs.parts, started.reservation_id, null)).ok).toBe(true);
    expect(await refundByHand(jobs.parts, started.reservation_id, null)).toMatchObject({ ok: false });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({ captured: 3000, refunded: 3000 });
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'refunded')).toBe(3000);
  });

  /** Two bottles, of which somebody at the provider has drawn one. */
  async function partlyDrawn(): Promise<Started> {
    const made = await checkout(await shop.visitor(), collectPaidOf(1, method, 6000, { ean: eans.drink, count: 2 }));
    await shop.emulators[method].decide(made.body.payment_id, 'approve');
    await until(
      () => statusOf(made.body),
      (status) => status === 'authorized',
    );
    shop.emulators[method].captureElsewhere(made.body.payment_id, 3000);
    expect(await refreshPayment(jobs.parts, made.body.payment_id)).toBe('authorized');
    expect(await stored(made.body)).toEqual({ status: 'authorized', captured: 3000, refunded: 0, flagged: null });
    return made.body;
  }
  const ordered = ({ reservation_id }: Started) =>
    shop.database.query('SELECT total_ore AS total FROM orders WHERE reservation_id = $1', [reservation_id]);

  test('R5 DEC-102 a part that somebody else has drawn is no capture; at collection what is left is drawn', async () => {
    const started = await partlyDrawn();
    expect(await ordered(started)).toEqual([]);
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: started.reservation_id, to });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toEqual({ status: 'captured', captured: 6000, refunded: 0, flagged: null });
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'captured')).toBe(6000);
    expect(await ordered(started)).toEqual([{ total: 6000 }]);
    expect((await refundByHand(jobs.parts, started.reservation_id, null)).ok).toBe(true);
    await jobs.runAt(Date.now());
    expect(await stored(started)).toEqual({ status: 'captured', captured: 6000, refunded: 6000, flagged: null });
  });

  test('R5 R21 a rest that the provider will not draw is flagged, and asked for again every night', async () => {
    const started = await partlyDrawn();
    shop.emulators[method].faults.plan({ on: 'capture', kind: 'refuse' });
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: started.reservation_id, to });
    await jobs.runAt(Date.now());
    const short = { status: 'authorized', captured: 3000, flagged: expect.stringMatching(/^capture refused: /) };
    expect(await stored(started)).toMatchObject(short);
    shop.emulators[method].faults.clear();
    const subject = `payment:${started.payment_id}`;
    const found = async () => (await reconcile(jobs.parts, 0)).filter((finding) => finding.subject === subject);
    expect(await found()).toEqual([{ subject, what: '3000 of 6000 captured; the rest is asked for again' }]);
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({ status: 'captured', captured: 6000 });
    // Nobody has looked yet.
    expect(await found()).toEqual([{ subject, what: expect.stringMatching(/^a person must look: capture refused: /) }]);
    expect((await clearFlag(jobs.parts, started.reservation_id)).ok).toBe(true);
    expect(await found()).toEqual([]);
  });

  test('I3 cancelled after a part was drawn: that part goes back, once', async () => {
    const started = await partlyDrawn();
    await moveByHand(jobs.parts, { id: started.reservation_id, to: 8 });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({ captured: 3000, refunded: 3000 });
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'refunded')).toBe(3000);
    // Klarna and Vipps let go of the rest; the others will not, and it lapses: a person is told.
    const { status, flagged } = await stored(started);
    expect([status, flagged === null]).toEqual(
      method === 'klarna' || method === 'vipps' ? ['cancelled', true] : ['authorized', false],
    );
  });

  test('I3 cancelled after all was drawn and a part given back, or about to be: the rest goes back', async () => {
    const made = await checkout(await shop.visitor(), collectPaidOf(1, method, 6000, { ean: eans.drink, count: 2 }));
    const started: Started = made.body;
    await shop.emulators[method].decide(started.payment_id, 'approve');
    await until(
      () => statusOf(started),
      (status) => status === 'authorized',
    );
    shop.emulators[method].captureElsewhere(started.payment_id, 6000);
    expect(await refreshPayment(jobs.parts, started.payment_id)).toBe('captured');
    // Qliro gives back whole items, and by hand nobody says which.
    const part = method === 'qliro' ? null : oere(1000);
    if (part !== null) {
      expect((await refundByHand(jobs.parts, started.reservation_id, part)).ok).toBe(true);
      await jobs.runAt(Date.now());
      expect((await refundByHand(jobs.parts, started.reservation_id, oere(2000))).ok).toBe(true);
    }
    await moveByHand(jobs.parts, { id: started.reservation_id, to: 8 });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toEqual({ status: 'captured', captured: 6000, refunded: 6000, flagged: null });
    const { entries } = shop.emulators[method].ledger;
    const back = entries.filter(({ reference, kind }) => reference === started.payment_id && kind === 'refunded');
    expect(back.map(({ amount }) => amount)).toEqual(part === null ? [6000] : [1000, 2000, 3000]);
  });

  // By hand nobody says which items, and Qliro gives back no less.
  if (method !== 'qliro')
    test('I3 of two planned refunds the first is refused: the other goes back, and no more', async () => {
      const started = await paid(method);
      shop.emulators[method].captureElsewhere(started.payment_id, 3000);
      await refreshPayment(jobs.parts, started.payment_id);
      expect((await refundByHand(jobs.parts, started.reservation_id, oere(1000))).ok).toBe(true);
      shop.emulators[method].faults.plan({ on: 'refund', kind: 'refuse', times: 1 });
      await moveByHand(jobs.parts, { id: started.reservation_id, to: 8 });
      await jobs.runAt(Date.now());
      await jobs.runAt(Date.now() + minute);
      expect(await stored(started)).toMatchObject({
        refunded: 2000,
        flagged: expect.stringMatching(/^refund refused/),
      });
      jobs.setClock(Date.now());
      expect((await refundByHand(jobs.parts, started.reservation_id, null)).ok).toBe(true);
      await jobs.runAt(Date.now());
      expect(await stored(started)).toMatchObject({ captured: 3000, refunded: 3000 });
    });

  test('is let go when the shop cancels', async () => {
    const started = await paid(method);
    await moveByHand(jobs.parts, { id: started.reservation_id, to: 8 });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({ status: 'cancelled' });
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'cancelled')).toBe(3000);
  });

  test('R20 without callbacks the page finds out by asking', async () => {
    shop.emulators[method].callbacks.plan = { times: 0, delayMs: 0 };
    const started = await start(method);
    await shop.emulators[method].decide(started.payment_id, 'approve');
    expect(await stored(started)).toMatchObject({ status: 'pending' });
    expect(await statusOf(started)).toBe('authorized');
    expect(await reservation(started)).toBe(2);
  });

  test('R14 W10.7 a callback twenty times is one payment, one order, pieces taken once', async () => {
    shop.emulators[method].callbacks.plan = { times: 20, delayMs: 0 };
    const before = await shop.stock(eans.drink, 1);
    const started = await start(method);
    await shop.emulators[method].decide(started.payment_id, 'approve');
    await until(
      () => stored(started),
      ({ status }) => status !== 'pending',
    );
    const last = shop.emulators[method].callbacks.sent.at(-1)!;
    expect(await post(last.url, last.body, last.headers)).toBe(200);
    expect(await shop.stock(eans.drink, 1)).toBe(before - 1);
    const [mails] = await shop.database.query<{ n: number }>(
      `SELECT count(*) AS n FROM mail_outbox WHERE reservation_id = $1 AND kind = 'receipt'`,
      [started.reservation_id],
    );
    expect(mails?.n).toBe(1);
  });

  /** Vipps signs what it sends (vipps.test.ts); the others prove themselves by the token in the address. */
  if (method !== 'vipps')
    describe('by a token in the address', () => {
      test('R16 W10.7 a forged callback is 404, moves nothing and leaves a trace', async () => {
        const [one, two] = [await start(method), await start(method)];
        const sent = shop.emulators[method].callbacks.sent;
        const from = sent.length;
        await shop.emulators[method].decide(two.payment_id, 'approve');
        const genuine = sent[from]!.url.split('?')[0]!;
        const token = genuine.split('/').at(-1)!;
        const url = (payment: string, tokenPart: string, provider: string = method) =>
          `${shop.url}/api/v1/payments/callback/${provider}/${payment}/${tokenPart}`;
        shop.emulators[method].callbacks.plan = { times: 0, delayMs: 0 };
        await shop.emulators[method].decide(one.payment_id, 'approve');
        const other = method === 'card' ? 'klarna' : 'card';
        for (const forged of [
          url(one.payment_id, token),
          url(one.payment_id, 'a'.repeat(43)),
          url('finnesikke', token),
          url(two.payment_id, token, other),
        ]) {
          expect(await post(forged, { Status: 'Completed' })).toBe(404);
        }
        for (const body of ['', '{', '[]', 'null', 'Status=Completed']) {
          const answer = await fetch(url(one.payment_id, token), {
            method: 'POST',
            headers: { 'content-type': body.includes('=') ? 'application/x-www-form-urlencoded' : 'application/json' },
            body,
          });
          expect([body, answer.status]).toEqual([body, 404]);
        }
        expect(await stored(one)).toMatchObject({ status: 'pending' });
        const rows = await shop.database.query(
          `SELECT FROM audit_log WHERE action = 'forged-callback' AND subject = $1`,
          [`payment:${one.payment_id}`],
        );
        expect(rows).toHaveLength(7);
        expect(await statusOf(one)).toBe('authorized');
      });

      test('R16 R17 200 forged callbacks are 404 and few rows, and the genuine one among them is heard', async () => {
        const noted = async () =>
          (
            await shop.database.query(
              `SELECT FROM audit_log WHERE action = 'forged-callback' AND details->>'provider' = $1`,
              [method],
            )
          ).length;
        shop.emulators[method].callbacks.plan = { times: 1, delayMs: 0 };
        const started = await start(method);
        const forged = `${shop.url}/api/v1/payments/callback/${method}/${started.payment_id}/${'b'.repeat(43)}`;
        const flood = Promise.all(Array.from({ length: 200 }, (_, i) => post(forged, { i })));
        await shop.emulators[method].decide(started.payment_id, 'approve');
        expect(new Set(await flood)).toEqual(new Set([404]));
        await until(
          () => stored(started),
          ({ status }) => status === 'authorized',
        );
        expect(await noted()).toBeLessThanOrEqual(20);
      });

      test.each([
        ['application/json', ''],
        ['application/json', 'not JSON'],
        ['text/plain', 'hei'],
        ['application/json', '[]'],
      ])(
        'DEC-97 the body is a hint: a callback of type %s that says %o makes us ask all the same',
        async (type, body) => {
          shop.emulators[method].callbacks.plan = { times: 0, delayMs: 0 };
          const started = await start(method);
          await shop.emulators[method].decide(started.payment_id, 'approve');
          const { url } = shop.emulators[method].callbacks.sent.at(-1)!;
          const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
          expect(answer.status).toBe(200);
          await until(
            () => stored(started),
            ({ status }) => status === 'authorized',
          );
        },
      );
    });

  test('R5 DEC-97 another amount at the provider flags the payment, and nothing moves', async () => {
    const started = await start(method);
    shop.emulators[method].approveOtherAmount(2999);
    await shop.emulators[method].decide(started.payment_id, 'approve');
    const row = await until(
      () => stored(started),
      ({ flagged }) => flagged !== null,
    );
    expect(row).toMatchObject({ status: 'pending', flagged: 'the provider has the amount 2999' });
    expect(await reservation(started)).toBe(1);
  });

  test('DEC-94 TXT-64 after 30 minutes it is over and the pieces are free; paid after that, the money goes back', async () => {
    const started = await start(method);
    const held = async () => {
      const rows = await shop.database.query<{ state: string }>(
        'SELECT state FROM stock_holds WHERE reservation_id = $1',
        [started.reservation_id],
      );
      return rows.map(({ state }) => state);
    };
    await jobs.runAt(Date.now() + 29 * minute);
    expect(await held()).toEqual(['held']);
    expect(await reservation(started)).toBe(1);
    // The provider does not hear of it in time.
    shop.emulators[method].faults.plan({ on: 'cancel', kind: 'error' });
    await jobs.runAt(Date.now() + 31 * minute);
    expect([await reservation(started), await stored(started)]).toMatchObject([9, { status: 'expired' }]);
    expect(await held()).toEqual(['released']);
    await shop.emulators[method].decide(started.payment_id, 'approve');
    shop.emulators[method].faults.clear();
    if (method === 'qliro') {
      // Qliro asks first, and is told no.
      expect(shop.emulators.qliro.ledger.sum(started.payment_id, 'authorized')).toBe(0);
      return;
    }
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'authorized')).toBe(3000);
    await jobs.runAt(Date.now() + 3 * 60 * minute);
    expect(shop.emulators[method].ledger.sum(started.payment_id, 'cancelled')).toBe(3000);
    expect([await reservation(started), await stored(started)]).toMatchObject([9, { status: 'expired' }]);
  });
});

describe('what is read of a payment', () => {
  test('DEC-96 TXT-68 with a wrong token it is 404', async () => {
    const started = await start('card');
    const answer = await shop.get(`/api/v1/payments/${started.payment_id}?token=x`);
    expect([answer.status, answer.body.message]).toEqual([404, 'Fant ikke betalingen']);
    expect((await shop.get(`/api/v1/payments/${started.payment_id}`)).status).toBe(404);
    expect((await shop.get(`/api/v1/payments/finnesikke?token=${started.receipt_token}`)).status).toBe(404);
    const own = await shop.get(`/api/v1/payments/${started.payment_id}?token=${started.receipt_token}`);
    expect(own.body).toEqual({
      payment_id: started.payment_id,
      status: 'pending',
      amount: 3000,
      reservation_id: started.reservation_id,
    });
  });

  test.each(['card', 'qliro'] as const)(
    'R15 %s: a callback that comes before the provider has answered our own call is not lost',
    async (method) => {
      shop.emulators[method].faults.plan({ on: 'create', kind: 'late', ms: 3_000, times: 1 });
      const pending = start(method);
      const created = () =>
        shop.database.query<{ id: string }>(
          `SELECT payment_id AS id FROM payments WHERE provider_reference IS NULL AND status = 'pending' AND provider = $1`,
          [method],
        );
      const [row] = await until(created, (rows) => rows.length > 0);
      await until(
        () => shop.emulators[method].decide(row!.id, 'approve').catch(() => null),
        (url) => url !== null,
      );
      const heard = () =>
        shop.database.query(`SELECT FROM payment_events WHERE payment_id = $1 AND kind = 'callback'`, [row!.id]);
      expect((await until(heard, (rows) => rows.length > 0)).length).toBeGreaterThan(0);
      const started = await pending;
      expect(started.payment_id).toBe(row!.id);
      const now = await until(
        () => stored(started),
        ({ status }) => status === 'authorized',
      );
      expect(now).toMatchObject({ status: 'authorized' });
    },
  );
});

describe('time limits of what is collected', () => {
  test('DEC-94 uncollected after three days it is over, the pieces are back, the customer told', async () => {
    const { body } = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.goggles, count: 2 }));
    const before = await shop.stock(eans.goggles, 1);
    await moveByHand(jobs.parts, { id: body.id, to: 3 });
    await jobs.runAt(Date.now());
    await moveByHand(jobs.parts, { id: body.id, to: 4 });
    await jobs.runAt(Date.now() + 3 * day - minute);
    expect(await shop.stock(eans.goggles, 1)).toBe(before);
    await jobs.runAt(Date.now() + 3 * day + minute);
    await jobs.runAt(Date.now() + 3 * day + minute);
    expect(await shop.stock(eans.goggles, 1)).toBe(before + 2);
    const mails = await shop.database.query<{ subject: string }>(
      'SELECT subject FROM mail_outbox WHERE reservation_id = $1 ORDER BY mail_id',
      [body.id],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Reservasjon nr. ${body.id} er mottatt`,
      `Reservasjon nr. ${body.id} er under behandling`,
      `Reservasjon nr. ${body.id} er klar i Oslo`,
      `Reservasjon nr. ${body.id} er utløpt`,
    ]);
  });

  test('W19.2 the job moves 2 → 3 → 4 → 5 and refuses 5 → 2', async () => {
    const { body } = await reserve(await shop.visitor(), reservationOf(3, { ean: eans.woolSet }));
    expect(await moveByHand(jobs.parts, { id: body.id, to: 5 })).toMatchObject({ ok: false, refusal: { from: 2 } });
    for (const to of [3, 4, 5] as const) expect((await moveByHand(jobs.parts, { id: body.id, to })).ok).toBe(true);
    expect(await moveByHand(jobs.parts, { id: body.id, to: 2 })).toMatchObject({ ok: false, refusal: { from: 5 } });
    const orders = await shop.database.query('SELECT vat_ore, net_ore FROM orders WHERE reservation_id = $1', [
      body.id,
    ]);
    expect(orders).toEqual([{ vat_ore: 5980, net_ore: 23920 }]);
  });

  test('DEC-94 a delivery is drawn when it is sent, with its tracking link in the mail', async () => {
    const made = await checkout(await shop.visitor(), deliveryOf('card', 22_900, { ean: eans.drink }));
    await shop.emulators.card.decide(made.body.payment_id, 'approve');
    await until(
      () => statusOf(made.body),
      (status) => status === 'authorized',
    );
    const id = made.body.reservation_id;
    await moveByHand(jobs.parts, { id, to: 3 });
    const trackingUrl = 'https://sporing.posten.no/sporing/70300000000000000';
    await moveByHand(jobs.parts, { id, to: 6, trackingUrl });
    await jobs.runAt(Date.now());
    expect(await stored(made.body)).toMatchObject({ status: 'captured', captured: 22_900 });
    const [mail] = await shop.database.query<{ text: string }>(
      `SELECT body_text AS text FROM mail_outbox WHERE dedupe_key = $1`,
      [`reservation:${id}:6`],
    );
    expect(mail?.text).toContain(trackingUrl);
  });
});
