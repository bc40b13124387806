import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentMethods } from '#domain/payment/payment-status.ts';
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

let shop: PayingShop;
let books: Books;
beforeAll(async () => {
  shop = await startPayingShop();
  books = await openBooks(shop.database, shop.emulators);
});
afterAll(async () => {
  const { runAt } = await shopJobs(shop.database, shop.emulators.settings);
  await runAt(Date.now() + 35 * 60_000);
  await expectBooks(books);
  await shop.stop();
});

const statusOf = async (body: { payment_id: string; receipt_token: string }) =>
  (await shop.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`)).body.status;

const reservationStatus = async (body: { reservation_id: number; receipt_token: string }) =>
  (await shop.get(`/api/v1/reservations/${body.reservation_id}?token=${body.receipt_token}`)).body.statusID;

describe('POST checkout', () => {
  test('W10.5-6 API-70 DEC-95 delivery paid by card: 3 297,00 kr with the bulky freight', async () => {
    const visitor = await shop.visitor();
    const made = await checkout(visitor, deliveryOf('card', 329_700, { ean: eans.jacketM }, { ean: eans.paddle }));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      provider: 'card',
      amount: 329_700,
      currency: 'NOK',
      status: 'pending',
      shop_id: 55,
    });
    expect(made.body.redirect_url).toContain(shop.emulators.card.url);
    expect(await shop.stock(eans.paddle, 55)).toBe(3);
    expect(await reservationStatus(made.body)).toBe(1);

    const page = await (await fetch(made.body.redirect_url)).text();
    for (const text of ['Godkjenn', 'Avvis', 'Avbryt', '3\u00A0297,00 kr']) expect(page).toContain(text);

    const back = await shop.emulators.card.decide(made.body.payment_id, 'approve');
    expect(back).toBe(
      `${shop.url.replace('127.0.0.1', new URL(back).hostname)}/checkout/betaling/${made.body.payment_id}?token=${made.body.receipt_token}`,
    );
    expect(
      await until(
        () => statusOf(made.body),
        (status) => status === 'authorized',
      ),
    ).toBe('authorized');
    expect(await reservationStatus(made.body)).toBe(2);
    const [mail] = await shop.database.query<{ text: string }>(
      `SELECT body_text AS text FROM mail_outbox WHERE kind = 'receipt' AND reservation_id = $1`,
      [made.body.reservation_id],
    );
    expect(mail?.text).toContain('Angreskjema');
  });

  test.each(paymentMethods)('DEC-98 %s: approved, declined and cancelled', async (method) => {
    const visitor = await shop.visitor();
    const emulator = shop.emulators[method];
    const start = () => checkout(visitor, collectPaidOf(1, method, 3000, { ean: eans.drink }));
    const approved = await start();
    expect(approved.status).toBe(201);
    await emulator.decide(approved.body.payment_id, 'approve');
    expect(
      await until(
        () => statusOf(approved.body),
        (status) => status !== 'pending',
      ),
    ).toBe('authorized');

    const left = await shop.stock(eans.drink, 1);
    const declined = await start();
    expect(await shop.stock(eans.drink, 1)).toBe(left - 1);
    await emulator.decide(declined.body.payment_id, 'decline');
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Nexi lets the shopper try again, so leaving its page is what ends it.
    const end = await visitor.send('POST', `/api/v1/payments/${declined.body.payment_id}/cancel`, {
      token: declined.body.receipt_token,
    });
    // In Vipps' app one approves or does not: there is nothing between.
    expect(end.body.status).toBe(method === 'vipps' ? 'cancelled' : 'declined');
    expect(await reservationStatus(declined.body)).toBe(10);
    expect(await shop.stock(eans.drink, 1)).toBe(left);

    const cancelled = await start();
    await emulator.decide(cancelled.body.payment_id, 'cancel');
    const ended = await visitor.send('POST', `/api/v1/payments/${cancelled.body.payment_id}/cancel`, {
      token: cancelled.body.receipt_token,
    });
    expect(ended.body.status).toBe('cancelled');
    expect(await shop.stock(eans.drink, 1)).toBe(left);
  });

  test('TXT-59 another expected total is 422 with the new one, and takes nothing', async () => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    const { status, body } = await checkout(visitor, collectPaidOf(1, 'card', 2999, { ean: eans.drink }));
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
      total: 3000,
    });
    expect(await shop.stock(eans.drink, 1)).toBe(before);
  });

  test('DEC-67 W10.1-2 freight is the method’s price, raised by bulky goods', async () => {
    const visitor = await shop.visitor();
    const ask = async (method: string, ...wanted: { ean: string }[]) => {
      const body = { ...deliveryOf('card', 0, ...wanted), shipping_method_id: method };
      return (await checkout(visitor, body)).body.total;
    };
    expect(await ask('delivery', { ean: eans.jacketM })).toBe(149_800);
    expect(await ask('pickup_point', { ean: eans.jacketM })).toBe(139_800);
    expect(await ask('pickup_point', { ean: eans.jacketM }, { ean: eans.paddle })).toBe(329_700);
  });

  test('DEC-91 what the web stock lacks is sent by the shop that holds all of it', async () => {
    const visitor = await shop.visitor();
    const made = await checkout(visitor, deliveryOf('card', 59_800, { ean: eans.poles }));
    expect(made.body.shop_id).toBe(1);
    expect(await shop.stock(eans.poles, 1)).toBe(1);
  });

  test.each([
    ['DEC-101 an unknown shipping method', { shipping_method_id: 'rakett' }, 'shipping_method_id'],
    ['DEC-87 an address that is missing', { Address: '' }, 'Address'],
    ['an unknown payment method', { payment_method: 'bitcoin' }, 'payment_method'],
  ])('%s is 422', async (_, change, field) => {
    const visitor = await shop.visitor();
    const { status, body } = await checkout(visitor, { ...deliveryOf('card', 22_900, { ean: eans.drink }), ...change });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('DEC-86 TXT-48 TXT-49 what may only be reserved is not paid for, what must be collected is not sent', async () => {
    const visitor = await shop.visitor();
    const paid = await checkout(visitor, collectPaidOf(1, 'card', 89_900, { ean: eans.backpack }));
    expect(paid.body.cartErrors).toMatchObject([{ reason: 'only-reserve' }]);
    const sent = await checkout(visitor, deliveryOf('card', 139_800, { ean: eans.boots }));
    expect(sent.body.cartErrors).toMatchObject([{ reason: 'only-collect' }]);
  });

  test('R4 DEC-89 a double press makes one order and one payment, and both get its answer', async () => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    const key = { 'idempotency-key': randomUUID() };
    const body = collectPaidOf(1, 'klarna', 3000, { ean: eans.drink });
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkout(visitor, body, key)));
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, answers[0]?.body]);
    expect((await checkout(visitor, body, key)).body).toEqual(answers[0]?.body);
    expect(await shop.stock(eans.drink, 1)).toBe(before - 1);
  });

  test.each([
    ['cancelled', 'cancel', 'cancel'],
    ['declined', 'decline', 'cancel'],
    ['expired', null, 'expire'],
  ] as const)(
    'R4 DEC-89 the same key after a payment that was %s is a new order; an open one is its page again',
    async (status, decision, end) => {
      const visitor = await shop.visitor();
      const key = { 'idempotency-key': randomUUID() };
      const body = collectPaidOf(1, 'klarna', 3000, { ean: eans.drink });
      const first = await checkout(visitor, body, key);
      expect((await checkout(visitor, body, key)).body).toEqual(first.body);
      if (decision !== null) await shop.emulators.klarna.decide(first.body.payment_id, decision);
      if (end === 'cancel') {
        const token = first.body.receipt_token;
        await visitor.send('POST', `/api/v1/payments/${first.body.payment_id}/cancel`, { token });
      } else {
        const { runAt } = await shopJobs(shop.database, shop.emulators.settings);
        await runAt(Date.now() + 31 * 60_000);
      }
      expect(await statusOf(first.body)).toBe(status);

      const answers = await Promise.all(Array.from({ length: 4 }, () => checkout(visitor, body, key)));
      const [second] = answers;
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, second?.body]);
      expect(second?.body.payment_id).not.toBe(first.body.payment_id);
      expect(await statusOf(second?.body)).toBe('pending');
      await shop.emulators.klarna.decide(second?.body.payment_id, 'approve');
      await until(
        () => statusOf(second?.body),
        (now) => now === 'authorized',
      );
      // What is paid for is never made a second time.
      expect((await checkout(visitor, body, key)).body.payment_id).toBe(second?.body.payment_id);
    },
  );

  test('R4 DEC-89 the key of an order whose provider was down is free for another way to pay', async () => {
    const visitor = await shop.visitor();
    const key = { 'idempotency-key': randomUUID() };
    shop.emulators.qliro.faults.plan({ on: 'create', kind: 'error', times: 1 });
    const down = await checkout(visitor, collectPaidOf(1, 'qliro', 3000, { ean: eans.drink }), key);
    expect(down.status).toBe(503);
    const made = await checkout(visitor, collectPaidOf(1, 'card', 3000, { ean: eans.drink }), key);
    expect([made.status, made.body.provider]).toEqual([201, 'card']);
    const other = await checkout(visitor, collectPaidOf(1, 'klarna', 3000, { ean: eans.drink }), key);
    expect(other.status).toBe(422);
  });

  test('R4 DEC-89 the same key after the reservation was cancelled is a new one', async () => {
    const visitor = await shop.visitor();
    const key = { 'idempotency-key': randomUUID() };
    const body = reservationOf(1, { ean: eans.drink });
    const first = await reserve(visitor, body, key);
    const token = first.body.receipt_token;
    await visitor.send('POST', `/api/v1/reservations/${first.body.id}/cancel`, { token });
    const second = await reserve(visitor, body, key);
    expect([second.status, second.body.statusID]).toEqual([201, 2]);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await reserve(visitor, body, key)).body.id).toBe(second.body.id);
  });

  test('R3 who comes back and pays in another way meets their own hold, not a wall', async () => {
    const visitor = await shop.visitor();
    const wanted = { ean: eans.jacketL, count: 2 }; // all there are
    const first = await checkout(visitor, collectPaidOf(2, 'card', 259_800, wanted));
    expect(first.status).toBe(201);
    const items = [{ EanNo: eans.jacketL, Count: 2, CampaignArticleID: null }];
    const valid = async (who: typeof visitor) =>
      (await who.send('POST', '/api/v1/cart/validate', { items, ShopID: 2, delivery: 0 })).body.valid;
    expect([await valid(visitor), await valid(await shop.visitor())]).toEqual([true, false]);
    const second = await checkout(visitor, collectPaidOf(2, 'klarna', 259_800, wanted));
    expect(second.status).toBe(201);
    expect(await statusOf(first.body)).toBe('cancelled');
    const third = await reserve(visitor, reservationOf(2, wanted));
    expect(third.status).toBe(201);
    expect(await statusOf(second.body)).toBe('cancelled');
    await visitor.send('POST', `/api/v1/reservations/${third.body.id}/cancel`, { token: third.body.receipt_token });
    expect(await shop.stock(eans.jacketL, 2)).toBe(2);
  });

  test('TXT-65 R18 a provider that is down is 503, and the goods are free at once', async () => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    shop.emulators.qliro.faults.plan({ on: 'create', kind: 'error', times: 1 });
    const { status, body } = await checkout(visitor, collectPaidOf(1, 'qliro', 3000, { ean: eans.drink }));
    expect([status, body.message]).toEqual([
      503,
      'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    ]);
    expect(await shop.stock(eans.drink, 1)).toBe(before);
    expect((await checkout(visitor, collectPaidOf(1, 'qliro', 3000, { ean: eans.drink }))).status).toBe(201);
  });
});

test('DEC-98 a method that is not set up is 503', async () => {
  const bare = await startPayingShop({ QLIRO_SECRET: '' });
  const { status } = await checkout(await bare.visitor(), collectPaidOf(1, 'qliro', 3000, { ean: eans.drink }));
  await bare.stop();
  expect(status).toBe(503);
});
