import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, customer, kari, mailsTo, noLimits, registered } from './customers.ts';
import {
  checkout,
  collectPaidOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
} from './paying-shop.ts';
import type { TestVisitor } from './test-shop.ts';

/** What one visitor can make the shop write, send or count for others. */
let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop({ ...noLimits, ORDER_MAIL_LIMIT: '10', POLL_LIMIT: '20', TRUST_PROXY: '1' });
});
afterAll(() => shop.stop());

const drinkFor = (email: string, more: object = {}) => ({
  ...reservationOf(1, { ean: eans.drink }),
  Email: email,
  ...more,
});

describe('R35 no mail of ours carries a stranger’s message', () => {
  const messages = [
    'Kari\n\nVinn en tur',
    'Se https://vinn.example/x',
    'www.vinn',
    'vinn.example',
    'a@vinn.example',
    '\u202eirak',
  ];

  test.each(messages)('a name like %j is refused, whoever says it and wherever', async (name) => {
    const visitor = await shop.visitor();
    const unfit = 'Skriv navnet uten lenker, e-postadresser og linjeskift';
    const order = await reserve(visitor, drinkFor('fremmed@example.no', { CustomerName: name }));
    expect([order.status, order.body.errors]).toEqual([422, { CustomerName: [unfit] }]);
    const paid = { ...collectPaidOf(1, 'card', 3000, { ean: eans.drink }), CustomerName: name };
    expect((await checkout(visitor, paid)).body.errors).toEqual({ CustomerName: [unfit] });
    const { visitor: member, fields, id } = await registered(shop);
    const again = { ...fields, email: 'annen@example.no', phone: '48111111', first_name: name, last_name: name };
    const newcomer = await (await shop.visitor()).send('POST', `${api}/register`, again);
    expect([newcomer.status, newcomer.body.errors]).toEqual([422, { first_name: [unfit], last_name: [unfit] }]);
    for (const field of ['first_name', 'last_name']) {
      expect((await member.send('PUT', `${api}/${id}`, { [field]: name })).status).toBe(422);
    }
    expect(await mailsTo(shop, 'fremmed@example.no')).toEqual([]);
  });

  test('names as people have them are taken', async () => {
    for (const CustomerName of ['Bjørn-Åge O’Neil', 'Ludwig von Trapp jr.', 'St. Olav', 'Nguyễn Thị Ánh']) {
      const made = await reserve(await shop.visitor(), drinkFor('navn@example.no', { CustomerName }));
      expect([made.status, made.body.name]).toEqual([201, CustomerName]);
    }
  });
});

describe('R31 mails about orders', () => {
  test('are no flood: the orders stand, and one recipient gets ten mails an hour', async () => {
    const visitor = await shop.visitor();
    for (let i = 0; i < 12; i++) {
      const { status, body } = await reserve(visitor, drinkFor(i % 2 === 0 ? 'offer@example.no' : 'Offer@example.no'));
      expect(status).toBe(201);
      const token = body.receipt_token;
      expect((await visitor.send('POST', `/api/v1/reservations/${body.id}/cancel`, { token })).status).toBe(200);
    }
    const sent = [...(await mailsTo(shop, 'offer@example.no')), ...(await mailsTo(shop, 'Offer@example.no'))];
    expect(sent).toHaveLength(10);
    expect((await reserve(visitor, drinkFor('en-annen@example.no'))).status).toBe(201);
    expect(await mailsTo(shop, 'en-annen@example.no')).toHaveLength(1);
  });

  test('to the customer’s own verified address are all sent, whatever strangers have done', async () => {
    const stranger = await shop.visitor();
    for (let i = 0; i < 11; i++) await reserve(stranger, drinkFor(kari.email));
    const before = (await mailsTo(shop, kari.email)).length;
    expect((await reserve(await customer(shop), drinkFor(kari.email))).status).toBe(201);
    expect(await mailsTo(shop, kari.email)).toHaveLength(before + 1);
  });
});

describe('DEC-123 polls', () => {
  const vote = async (visitor: TestVisitor, address: string) => {
    const [poll] = (await shop.get('/api/v1/polls/active')).body;
    const answers = poll.questions.map((question: { id: number; options: { id: number }[] }) => ({
      question_id: question.id,
      option_id: question.options[0]?.id,
    }));
    const path = `/api/v1/polls/${poll.id}/answers`;
    return visitor.send('POST', path, { answers }, { 'x-forwarded-for': address });
  };

  test('R31 40 sessions from one network are 20 ballots; a second vote of one is still told so, and counts for nothing', async () => {
    const first = await shop.visitor();
    expect((await vote(first, '2001:db8::1')).status).toBe(201);
    expect((await vote(first, '2001:db8::1')).body.message).toBe('Du har allerede svart');
    const statuses: number[] = [];
    for (let i = 2; i <= 40; i++) statuses.push((await vote(await shop.visitor(), `2001:db8::${i}`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    expect(new Set(statuses.slice(19))).toEqual(new Set([429]));
    expect((await vote(await shop.visitor(), '192.0.2.7')).status).toBe(201);
  });
});
