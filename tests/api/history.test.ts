import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { api, customer, noLimits, ola, registered } from './customers.ts';
import { storeReservation } from './stored-reservation.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

describe('own reservations', () => {
  test('API-63 ENT-65 ROLE-06 with every field of the contract', async () => {
    const { visitor, id: customerId } = await registered(shop);
    const id = await storeReservation(shop, { customerId });
    const { status, body } = await visitor.get(`${api}/current/reservations`);
    expect(status).toBe(200);
    expect(schemas.ownReservations.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body.data).toMatchObject([
      {
        id,
        shopID: 3,
        customerID: customerId,
        statusID: 2,
        delivery: 0,
        total: 299,
        articles: [{ EanNo: '7000000101212', Name: 'Ull Barnesett', Count: 1, Price: 299 }],
      },
    ]);
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 20, total: 1, from: 1, to: 1 });
  });

  test('W19 DEC-02 25 of them: 20 on page 1, 5 on page 2, none twice, newest first', async () => {
    const { visitor, id: customerId } = await registered(shop);
    const made: number[] = [];
    for (let i = 0; i < 25; i++) {
      made.push(await storeReservation(shop, { customerId, createdAt: new Date(Date.UTC(2026, 0, 1 + i)) }));
    }
    const pages = [
      await visitor.get(`${api}/current/reservations`),
      await visitor.get(`${api}/current/reservations?page=2`),
    ];
    expect(pages.map(({ body }) => body.data.length)).toEqual([20, 5]);
    expect(pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id))).toEqual(made.toReversed());
    expect(pages[1]?.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 20, total: 25, from: 21, to: 25 });
    const beyond = await visitor.get(`${api}/current/reservations?page=9`);
    expect([beyond.body.data, beyond.body.meta.total, beyond.body.meta.from]).toEqual([[], 25, null]);
  });

  test('R29 nobody else’s, whatever the call says', async () => {
    const { visitor, id } = await registered(shop);
    await storeReservation(shop, { customerId: id });
    await storeReservation(shop, { customerId: null });
    const other = await registered(shop);
    for (const query of ['', `?customer_id=${id}`, `?id=${id}`, `?customerID=${id}&page=1`]) {
      expect((await other.visitor.get(`${api}/current/reservations${query}`)).body.data).toEqual([]);
    }
    expect((await visitor.get(`${api}/current/reservations`)).body.data).toHaveLength(1);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=101', 'page=1e9'])(
    'R24 %s is 422',
    async (query) => {
      expect((await (await customer(shop)).get(`${api}/current/reservations?${query}`)).status).toBe(422);
    },
  );
});

describe('own orders', () => {
  test('API-64 ENT-64 ROLE-07 W19 TRAP-33 amounts and VAT; reservation and order are two entries', async () => {
    const { visitor, id: customerId } = await registered(shop);
    const id = await storeReservation(shop, { customerId, status: 5, collected: true });
    const { body } = await visitor.get(`${api}/current/orders`);
    expect(schemas.ownOrders.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body.data).toMatchObject([
      {
        Total: 299,
        Vat: 59.8,
        NetAmount: 239.2,
        VatPercentage: 25,
        reservation_id: id,
        orderlines: [{ EanNo: '7000000101212', Name: 'Ull Barnesett', Count: 1, Price: 299, VatPercentage: 25 }],
      },
    ]);
    expect((await visitor.get(`${api}/current/reservations`)).body.data).toMatchObject([{ id, statusID: 5 }]);
    expect((await (await customer(shop, ola)).get(`${api}/current/orders`)).body.data).toEqual([]);
  });

  test('GEN-25 DEC-122 each line says where its article is sold now and whether it is reviewed by the customer, not by others', async () => {
    const { visitor, id: customerId } = await registered(shop);
    await storeReservation(shop, { customerId, status: 5, collected: true });
    const line = async () => (await visitor.get(`${api}/current/orders`)).body.data[0].orderlines[0];
    const written = (by: number) =>
      shop.database.execute(
        "INSERT INTO reviews (article_id, customer_id, rating, content) VALUES (1012, $1, 5, 'Varmt og godt')",
        [by],
      );
    await written((await registered(shop)).id);
    expect(await line()).toMatchObject({ Slug: 'ull-barnesett', Reviewed: false });
    await written(customerId);
    expect(await line()).toMatchObject({ Slug: 'ull-barnesett', Reviewed: true });
    await shop.database.execute('UPDATE articles SET visible_on_web = 0 WHERE article_id = 1012');
    expect(await line()).toMatchObject({ Slug: null, Reviewed: true });
    await shop.database.execute('UPDATE articles SET visible_on_web = 1 WHERE article_id = 1012');
  });
});

test.each(['reservations', 'orders', 'reviews', 'code', 'sessions', 'export'])(
  'ERR-28 ERR-29 ROLE-05..09 W19 current/%s without a session is 401 and tells nothing',
  async (what) => {
    const visitor = await customer(shop);
    await visitor.send('POST', `${api}/logout`, {});
    for (const nobody of [visitor, await shop.visitor()]) {
      const answer = await nobody.get(`${api}/current/${what}`);
      expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }]);
    }
  },
);
