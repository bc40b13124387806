import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkout,
  deliveryOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from './paying-shop.ts';
import type { TestAnswer, TestVisitor } from './test-shop.ts';

const drammen = 2;
let shop: PayingShop;
let visitor: TestVisitor;
let made: TestAnswer;
let before: { page: TestAnswer; sitemap: TestAnswer };

beforeAll(async () => {
  shop = await startPayingShop();
  visitor = await shop.visitor();
  made = await reserve(visitor, reservationOf(drammen, { ean: eans.helmet }));
  before = { page: await shop.get('/butikker/drammen'), sitemap: await shop.get('/sitemap/butikker.xml') };
  await shop.database.execute('UPDATE shops SET closed = 1 WHERE shop_id = $1', [drammen]);
  const shops = async () => (await shop.get('/api/v1/shops')).body.length;
  await until(shops, (count) => count === 2);
  await until(heldIn, (ids) => !ids.includes(drammen));
});
afterAll(() => shop.stop());

async function heldIn(): Promise<number[]> {
  const { body } = await shop.get('/api/v1/articles/1001');
  return body.Variants.flatMap(({ Shops }: { Shops: { id: number }[] }) => Shops.map(({ id }) => id));
}

test('DEC-26 the page of a closed shop is gone and leads on, and the sitemap does not name it', async () => {
  expect(before.page.status).toBe(200);
  const gone = await shop.get('/butikker/drammen');
  expect([gone.status, gone.headers.get('location')]).toEqual([301, '/butikker']);
  await shop.database.execute('UPDATE shops SET heir_shop_id = 1 WHERE shop_id = $1', [drammen]);
  await until(
    async () => (await shop.get('/butikker/drammen')).headers.get('location'),
    (location) => location === '/butikker/oslo',
  );
  expect((await shop.get('/butikker/finnes-ikke')).status).toBe(404);
  expect(before.sitemap.body).toContain('/butikker/drammen');
  expect((await shop.get('/sitemap/butikker.xml')).body).not.toContain('/butikker/drammen');
  expect((await shop.get('/butikker')).body).not.toContain('Drammen');
});

test('GEN-17 no list is filtered by it, and what stands there alone is sold out', async () => {
  const search = async (filters: object[]) =>
    (await visitor.send('POST', '/api/v1/articles/search', { query: '', filters, take: 100 })).body;
  const inShop = await search([{ field: 'AvailableShopID', op: 'in', values: [drammen] }]);
  expect(inShop.hits.hits).toEqual([]);
  const { body } = await shop.get('/api/v1/articles/availability/1001');
  expect(JSON.stringify(body)).toContain(eans.jacketM);
  expect(JSON.stringify(body)).not.toContain(`"id":${drammen},`);
});

test('DEC-81 DEC-91 nothing is collected in it or sent from it', async () => {
  const line = { EanNo: eans.helmet, Count: 1, CampaignArticleID: null };
  const validate = async (where: object) =>
    (await visitor.send('POST', '/api/v1/cart/validate', { items: [line], ...where })).body;
  expect(await validate({ ShopID: drammen, delivery: 0 })).toMatchObject({ cartErrors: [{ reason: 'shop' }] });
  expect(await validate({ delivery: 1 })).toMatchObject({ valid: false, cartErrors: [{ reason: 'stock' }] });
  expect((await reserve(visitor, reservationOf(drammen, { ean: eans.helmet }))).status).toBe(422);
  expect((await checkout(visitor, deliveryOf('card', 89_800, { ean: eans.helmet }))).status).toBe(422);
});

test('R3 the reservation that is under way there goes on, and says where it is', async () => {
  expect(made.status).toBe(201);
  const { id, receipt_token } = made.body;
  const own = await visitor.get(`/api/v1/reservations/${id}?token=${receipt_token}`);
  expect(own.body).toMatchObject({ shopID: drammen, shop_name: 'Drammen', statusID: made.body.statusID });
  const cancelled = await visitor.send('POST', `/api/v1/reservations/${id}/cancel`, { token: receipt_token });
  expect(cancelled.status).toBe(200);
  expect(await shop.stock(eans.helmet, drammen)).toBe(6);
});

test('a shop that opens again is back', async () => {
  await shop.database.execute('UPDATE shops SET closed = 0 WHERE shop_id = $1', [drammen]);
  await until(heldIn, (ids) => ids.includes(drammen));
  expect((await shop.get('/butikker/drammen')).status).toBe(200);
});
