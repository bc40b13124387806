import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { eans, type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
let books: Books;
beforeAll(async () => {
  shop = await startPayingShop();
  books = await openBooks(shop.database, shop.emulators);
});
afterAll(async () => {
  await expectBooks(books);
  await shop.stop();
});

describe('a reservation', () => {
  test('W02.15-17 API-69 DEC-88 takes the pieces, keeps what was agreed and mails a link', async () => {
    const visitor = await shop.visitor();
    const body = { ...reservationOf(1, { ean: eans.jacketM, count: 3 }), promocode: ' sommer20 ' };
    const made = await reserve(visitor, body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      shopID: 1,
      customerID: null,
      statusID: 2,
      name: 'Kari Nordmann',
      email: 'kari@example.no',
      phone: '41234567',
      delivery: 0,
      total: 3117.6,
      goods: 3897,
      discount: 779.4,
      freight: 0,
      promocode: 'SOMMER20',
      payment_method: null,
      paid: false,
      cancellable: true,
      articles: [
        { EanNo: eans.jacketM, Name: 'Heldre Jan Mayen Skalljakke', Size: 'M', Color: 'Svart', Count: 3, Price: 1299 },
      ],
    });
    expect(made.body.pickup_code).toMatch(/^[A-Z0-9]{5}$/);
    const { body: availability } = await shop.get('/api/v1/articles/availability/1001');
    expect(JSON.stringify(availability)).toContain('"id":1,"qty":2');
    expect(await shop.stock(eans.jacketM, 1)).toBe(2);

    const [mail] = await shop.database.query<{ kind: string; body: string }>(
      'SELECT kind, body_text AS body FROM mail_outbox WHERE reservation_id = $1',
      [made.body.id],
    );
    expect(mail?.kind).toBe('reservation-received');
    expect(mail?.body).toContain(`/checkout/kvittering/${made.body.id}?token=${made.body.receipt_token}`);
  });

  test('DEC-99 is read by its token or in its own session, by nobody else', async () => {
    const visitor = await shop.visitor();
    const { body } = await reserve(visitor, reservationOf(3, { ean: eans.woolSet }));
    const url = `/api/v1/reservations/${body.id}`;
    const read = await shop.get(`${url}?token=${body.receipt_token}`);
    const { receipt_token: _, ...record } = body;
    expect([read.status, read.body]).toEqual([200, record]);
    for (const other of [
      url,
      `${url}?token=`,
      `${url}?token=${'a'.repeat(43)}`,
      `/api/v1/reservations/999999?token=${body.receipt_token}`,
    ]) {
      expect((await shop.get(other)).status).toBe(404);
    }
    const [row] = await shop.database.query<{ text: string }>(
      'SELECT r::text AS text FROM reservations r WHERE reservation_id = $1',
      [body.id],
    );
    expect(row?.text).not.toContain(body.receipt_token);
  });

  test('DEC-100 TXT cancel gives the pieces back once; a second cancel is 422', async () => {
    const visitor = await shop.visitor();
    const { body } = await reserve(visitor, reservationOf(2, { ean: eans.helmet, count: 2 }));
    expect(await shop.stock(eans.helmet, 2)).toBe(4);
    const cancel = (token: string) => visitor.send('POST', `/api/v1/reservations/${body.id}/cancel`, { token });
    expect((await cancel('wrong')).status).toBe(404);
    const both = await Promise.all([cancel(body.receipt_token), cancel(body.receipt_token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ statusID: 8, cancellable: false });
    expect(await shop.stock(eans.helmet, 2)).toBe(6);
  });

  test('ENT-27 R6 nothing the client says about money counts', async () => {
    const visitor = await shop.visitor();
    const body = reservationOf(1, { ean: eans.drink, count: 2 });
    const forged = {
      ...body,
      items: body.items.map((item) => ({ ...item, Price: 0.01, price: 0.01, Discount: 59 })),
      total: 1,
      goods_ore: 1,
      freight: -100,
      discount: 1000,
      statusID: 5,
      customerID: 1,
      id: 1,
    };
    const made = await reserve(visitor, forged);
    expect(made.body).toMatchObject({ total: 60, statusID: 2, customerID: null });
  });

  test('TRAP-02 CART-13 a fixed code never goes below the deposit', async () => {
    const visitor = await shop.visitor();
    const made = await reserve(visitor, { ...reservationOf(1, { ean: eans.drink, count: 2 }), promocode: 'FAST100' });
    expect(made.body).toMatchObject({ total: 6, discount: 54 });
  });

  test('DEC-70 DEC-71 the campaign in force is what is paid', async () => {
    const visitor = await shop.visitor();
    const made = await reserve(visitor, reservationOf(1, { ean: eans.down, campaign: 501 }));
    expect(made.body).toMatchObject({ total: 999 });
  });
});

describe('a reservation is refused', () => {
  test('DEC-87 TXT-50..56 with the texts of the form, by field', async () => {
    const visitor = await shop.visitor();
    const { status, body } = await reserve(visitor, {
      ...reservationOf(1, { ean: eans.drink }),
      CustomerName: ' ',
      Email: 'kari',
      Phone: '21234567',
      ShopID: null,
      terms_conditions: 0,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      CustomerName: ['Navn må fylles ut'],
      Phone: ['Ugyldig telefonnummer'],
      Email: ['Ugyldig e-postadresse'],
      ShopID: ['Velg butikk'],
      terms_conditions: ['Du må godta vilkårene'],
    });
  });

  test.each([
    ['DEC-88 a delivery that is not paid', { Delivery: 1, shipping_method_id: 'delivery' }],
    ['DEC-92 collecting at the web stock', { ShopID: 55 }],
    ['an unknown shop', { ShopID: 4711 }],
    ['an ended code', { promocode: 'GAMMEL10' }],
    ['an unknown code', { promocode: 'FINNESIKKE' }],
    ['an unknown ean', { items: [{ EanNo: '7000000199999', Count: 1 }] }],
    ['a huge count', { items: [{ EanNo: eans.drink, Count: 1e308 }] }],
    ['a count in text', { items: [{ EanNo: eans.drink, Count: '1' }] }],
    ['a campaign that is over', { items: [{ EanNo: eans.down, Count: 1, CampaignArticleID: 12345 }] }],
    ['more than the limit', { items: [{ EanNo: eans.drink, Count: 25 }] }],
  ])('%s is 422 and takes nothing', async (_, change) => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    expect((await reserve(visitor, { ...reservationOf(1, { ean: eans.drink }), ...change })).status).toBe(422);
    expect(await shop.stock(eans.drink, 1)).toBe(before);
  });

  test('DEC-90 all lines or none', async () => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    const { status, body } = await reserve(
      visitor,
      reservationOf(1, { ean: eans.drink }, { ean: eans.poles, count: 3 }),
    );
    expect(status).toBe(422);
    expect(body.cartErrors).toEqual([
      { eanNo: eans.poles, reason: 'stock', available: 2, message: 'Alpinstaver Race: bare 2 på lager i Oslo' },
    ]);
    expect(await shop.stock(eans.drink, 1)).toBe(before);
  });

  test('DEC-90 two buyers of the last piece: one 201, one 422', async () => {
    const [one, two] = [await shop.visitor(), await shop.visitor()];
    const body = reservationOf(3, { ean: eans.jacketM });
    const answers = await Promise.all([reserve(one, body), reserve(two, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await shop.stock(eans.jacketM, 3)).toBe(0);
  });

  test('DEC-88 TXT-70 beyond ten a minute with 429', async () => {
    const strict = await startPayingShop({ ORDER_LIMIT: '2' });
    const visitor = await strict.visitor();
    const send = () => reserve(visitor, reservationOf(1, { ean: eans.drink }));
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([201, 201, 429]);
    await strict.stop();
  });

  test('ERR-11 without the page token with 419', async () => {
    const visitor = await shop.visitor();
    const answer = await reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'x-csrf-token': 'x' });
    expect(answer.status).toBe(419);
  });
});

describe('Idempotency-Key (DEC-89)', () => {
  test('the same key and body give the first answer again, also when pressed at the same time', async () => {
    const visitor = await shop.visitor();
    const before = await shop.stock(eans.drink, 1);
    const key = { 'idempotency-key': randomUUID() };
    const body = reservationOf(1, { ean: eans.drink, count: 2 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(visitor, body, key)));
    answers.push(await reserve(visitor, body, key));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body: answer } of answers) expect(answer).toEqual(answers[0]?.body);
    expect(await shop.stock(eans.drink, 1)).toBe(before - 2);
  });

  test('the same key with another body is 422', async () => {
    const visitor = await shop.visitor();
    const key = { 'idempotency-key': randomUUID() };
    expect((await reserve(visitor, reservationOf(1, { ean: eans.drink }), key)).status).toBe(201);
    expect((await reserve(visitor, reservationOf(1, { ean: eans.drink, count: 2 }), key)).status).toBe(422);
  });

  test('a refused order does not use up its key', async () => {
    const visitor = await shop.visitor();
    const key = { 'idempotency-key': randomUUID() };
    const before = await shop.stock(eans.poles, 1);
    expect((await reserve(visitor, reservationOf(1, { ean: eans.poles, count: before + 1 }), key)).status).toBe(422);
    expect((await reserve(visitor, reservationOf(1, { ean: eans.poles }), key)).status).toBe(201);
  });

  test('R38 a key whose digits happen to be those of a card is a key like any other', async () => {
    const key = { 'idempotency-key': '46799317-0417-4620-8264-eb13002bfc01' };
    const answer = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }), key);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  });

  test('a key that is no uuid is 422', async () => {
    const visitor = await shop.visitor();
    const answer = await reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'idempotency-key': 'x' });
    expect(answer.status).toBe(422);
  });
});

test('W19.1 a logged-in customer finds the reservation as theirs, without a token', async () => {
  const kari = await shop.visitor();
  const login = await kari.send('POST', '/api/v1/customers/login', {
    email: 'kari@example.no',
    password: 'Passord123!',
  });
  expect(login.status).toBe(200);
  const token = { 'x-csrf-token': login.headers.get('x-csrf-token') ?? kari.token };
  const made = await reserve(kari, reservationOf(3, { ean: eans.woolSet }), token);
  expect(made.body).toMatchObject({ customerID: 1, total: 299 });
  expect((await kari.get(`/api/v1/reservations/${made.body.id}`)).status).toBe(200);
  expect((await (await shop.visitor()).get(`/api/v1/reservations/${made.body.id}`)).status).toBe(404);
});
