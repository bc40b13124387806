import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { customer } from './customers.ts';
import {
  checkout,
  collectPaidOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
} from './paying-shop.ts';

/** The limits a shop has by itself, whatever else a test raises. */
const limits = {
  ORDER_LIMIT: '1000',
  HOLD_PERSON_LIMIT: '5',
  HOLD_ADDRESS_LIMIT: '20',
  HOLD_TOGETHER_LIMIT: '100',
  HOLD_PAYING_LIMIT: '200',
  TRUST_PROXY: '1',
};

let shop: PayingShop;
let books: Books;
beforeAll(async () => {
  shop = await startPayingShop(limits);
  await shop.database.execute('UPDATE stock SET qty = 400 WHERE shop_id IN (1, 2) AND qty > 0');
  await shop.database.execute('UPDATE articles SET web_purchase_limit = NULL');
  books = await openBooks(shop.database, shop.emulators);
});
afterAll(async () => {
  await expectBooks(books);
  await shop.stop();
});

let strangers = 0;

/** Somebody nobody has seen before, who comes from an address of their own unless told otherwise. */
function stranger(address?: string) {
  strangers += 1;
  const from = address ?? `203.0.${100 + Math.floor(strangers / 250)}.${strangers % 250}`;
  return {
    person: { Email: `ukjent${strangers}@nowhere.example`, Phone: `4${String(3_000_000 + strangers)}` },
    headers: { 'x-forwarded-for': from },
  };
}

type Goods = Parameters<typeof reservationOf>[1];

async function order(who: ReturnType<typeof stranger>, ...goods: readonly Goods[]) {
  return reserve(await shop.visitor(), { ...reservationOf(1, ...goods), ...who.person }, who.headers);
}

async function pay(who: ReturnType<typeof stranger>, count: number) {
  const body = collectPaidOf(1, 'card', count * 3000, { ean: eans.drink, count });
  return checkout(await shop.visitor(), { ...body, ...who.person }, who.headers);
}

async function piecesHeld(): Promise<number> {
  const [row] = await shop.database.query<{ qty: number }>(
    `SELECT coalesce(sum(qty), 0) AS qty FROM stock_holds WHERE state = 'held'`,
  );
  return row?.qty ?? 0;
}

test('invented people from one network cannot empty a shop', async () => {
  const before = await piecesHeld();
  const address = '198.51.100.7';
  const all = [eans.jacketM, eans.down, eans.goggles, eans.poles, eans.paddle, eans.boots, eans.drink];
  for (const ean of all) {
    const greedy = await order(stranger(address), { ean, count: 400 });
    expect(greedy.status).toBe(422);
    await order(stranger(address), { ean, count: 10 });
  }
  for (let again = 0; again < 10; again += 1) {
    await order(stranger(address), { ean: eans.drink, count: 10 });
  }
  expect(await piecesHeld()).toBe(before + 100);
  const refused = await order(stranger(address), { ean: eans.drink });
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe(
    'Fra nettet du er på, er det reservert så mye vi kan holde av uten betaling. Logg inn og prøv igjen. Betal nå, eller ring butikken.',
  );
  // Who comes from elsewhere, pays, or has an account with a mailbox of their own is in nobody's way.
  expect((await order(stranger(), { ean: eans.drink })).status).toBe(201);
  expect((await pay(stranger(address), 1)).status).toBe(201);
  const kari = await customer(shop);
  const own = await reserve(kari, reservationOf(1, { ean: eans.drink }), { 'x-forwarded-for': address });
  expect(own.status).toBe(201);
});

describe('one reservation paid in the shop', () => {
  test('has ten of a line at most, and says so at the line', async () => {
    const refused = await order(stranger(), { ean: eans.drink, count: 11 });
    expect(refused.status).toBe(422);
    expect(refused.body.cartErrors).toEqual([
      {
        eanNo: eans.drink,
        reason: 'limit',
        available: 10,
        message: expect.stringContaining(
          'du kan reservere inntil 10 stk. uten å betale. Betal nå, ta færre, eller ring butikken.',
        ),
      },
    ]);
    expect((await order(stranger(), { ean: eans.drink, count: 10 })).status).toBe(201);
  });

  test('offers no payment where the goods can only be reserved', async () => {
    const refused = await order(stranger(), { ean: eans.backpack, count: 11 });
    expect(refused.body.message).toContain('uten å betale. Ta færre, eller ring butikken.');
  });

  test('has half of what the shop holds of a variant at most, beyond six', async () => {
    await shop.database.execute('UPDATE stock SET qty = 8 WHERE ean = $1 AND shop_id = 1', [eans.boots]);
    const held = await openBooks(shop.database);
    const refused = await order(stranger(), { ean: eans.boots, count: 7 });
    expect(refused.body.cartErrors).toMatchObject([{ available: 6 }]);
    expect((await order(stranger(), { ean: eans.boots, count: 6 })).status).toBe(201);
    await expectBooks(held);
    books = await openBooks(shop.database, shop.emulators);
  });

  test('has forty pieces and 25 000 kr at most; paid now it may be more', async () => {
    const goods = [eans.drink, eans.poles, eans.goggles, eans.down].map((ean) => ({ ean, count: 10 }));
    const pieces = await order(stranger(), ...goods, { ean: eans.boots });
    expect([pieces.status, pieces.body.message]).toEqual([
      422,
      'Du kan reservere inntil 40 varer på en gang uten å betale. Betal nå, ta færre, eller ring butikken.',
    ]);
    const value = await order(stranger(), { ean: eans.jacketM, count: 10 }, { ean: eans.paddle, count: 10 });
    expect(value.body.message).toBe(
      'Du kan reservere for inntil 25\u00a0000,00\u00a0kr på en gang uten å betale. Betal nå, ta færre, eller ring butikken.',
    );
    expect((await pay(stranger(), 60)).status).toBe(201);
  });
});

describe('one person', () => {
  test('has five open reservations, however the mailbox and the number are written', async () => {
    const { Email, Phone } = stranger().person;
    const asMail = { ...stranger(), person: { ...stranger().person, Email: Email.toUpperCase() } };
    const asTag = { ...stranger(), person: { ...stranger().person, Email: Email.replace('@', '+1@') } };
    const asPhone = { ...stranger(), person: { ...stranger().person, Phone: `+47 ${Phone}` } };
    const asBoth = { ...stranger(), person: { Email, Phone } };
    for (const who of [asBoth, asMail, asTag, asPhone]) {
      expect((await order(who, { ean: eans.drink })).status).toBe(201);
    }
    const fifth = await order({ ...stranger(), person: { Email, Phone } }, { ean: eans.drink });
    expect(fifth.status).toBe(201);
    for (const tag of ['', '+ny']) {
      const who = { ...stranger(), person: { Email: Email.replace('@', `${tag}@`), Phone: `0047${Phone}` } };
      const refused = await order(who, { ean: eans.drink });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Du har 5 reservasjoner som venter. Hent eller avbestill en av dem først. Betal nå, eller ring butikken.',
      ]);
    }
    // One is let go, and there is room for another; paying now there always was.
    expect((await pay(asBoth, 1)).status).toBe(201);
    const { id, receipt_token: token } = fifth.body;
    await (await shop.visitor()).send('POST', `/api/v1/reservations/${id}/cancel`, { token });
    expect((await order(asBoth, { ean: eans.drink })).status).toBe(201);
  });
});

describe('payments that are not made', () => {
  test('hold two hundred pieces of one address at most, and five at once of one person', async () => {
    const address = '198.51.100.99';
    expect((await pay(stranger(address), 201)).body.message).toBe(
      'Vi holder av inntil 200 varer mens du betaler. Ta færre, eller ring butikken.',
    );
    expect((await pay(stranger(address), 150)).status).toBe(201);
    expect((await pay(stranger(address), 51)).status).toBe(422);
    expect((await pay(stranger(address), 50)).status).toBe(201);
    const same = stranger();
    for (let n = 0; n < 5; n += 1) expect((await pay({ ...stranger(), person: same.person }, 1)).status).toBe(201);
    const sixth = await pay({ ...stranger(), person: same.person }, 1);
    expect([sixth.status, sixth.body.message]).toEqual([
      422,
      'Du har flere betalinger som ikke er fullført. Fullfør eller avbryt dem, eller prøv igjen om en halvtime.',
    ]);
  });

  test('R3 one’s own visit is never blocked by what it began to pay', async () => {
    const visitor = await shop.visitor();
    const who = stranger();
    for (let n = 0; n < 8; n += 1) {
      const body = collectPaidOf(1, 'card', 3000, { ean: eans.drink });
      expect((await checkout(visitor, { ...body, ...who.person }, who.headers)).status).toBe(201);
    }
  });
});

test('who holds what is known for no longer than it is held', async () => {
  const who = stranger();
  const { body } = await order(who, { ean: eans.drink });
  const holders = () =>
    shop.database.query('SELECT holder FROM reservation_holders WHERE reservation_id = $1', [body.id]);
  expect(await holders()).toHaveLength(3);
  expect(JSON.stringify(await holders())).not.toContain(who.person.Email);
  const visitor = await shop.visitor();
  await visitor.send('POST', `/api/v1/reservations/${body.id}/cancel`, { token: body.receipt_token });
  expect(await holders()).toEqual([]);
});
