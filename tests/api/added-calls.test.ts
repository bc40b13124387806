import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPrefix, endpoints } from '#contract/endpoints.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** API-73 DEC-142: the calls that the storefront needs besides those of the specification. */
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const line = { EanNo: '7000000101212', Count: 1, CampaignArticleID: null };
const order = {
  CustomerName: 'Kari Nordmann',
  Email: 'kari@example.no',
  Phone: '41234567',
  Delivery: 0,
  ShopID: 3,
  items: [line],
  shipping_method_id: null,
  terms_conditions: 1,
};

test('API-73 DEC-142 the added calls are in the table, under /api/v1', () => {
  expect(Object.values(endpoints).map(({ method, path }) => `${method} ${apiPrefix}${path}`)).toEqual(
    expect.arrayContaining([
      'GET /api/v1/articles/name/:slug',
      'POST /api/v1/cart/validate',
      'POST /api/v1/reservations',
      'GET /api/v1/reservations/:id',
      'POST /api/v1/reservations/:id/cancel',
      'POST /api/v1/checkout',
      'GET /api/v1/payments/:payment_id',
      'POST /api/v1/payments/:payment_id/cancel',
      'POST /api/v1/payments/callback/:provider/:payment_id/:token',
      'POST /api/v1/reviews',
      'POST /api/v1/polls/:id/answers',
      'GET /api/v1/maps/interpreter',
    ]),
  );
});

test('API-73 DEC-142 an article by its name, a cart checked, reserved, read and given back', async () => {
  const visitor = await shop.visitor();
  expect((await visitor.get('/api/v1/articles/name/ull-barnesett')).body).toMatchObject({ ArticleID: 1012 });
  const checked = await visitor.send('POST', '/api/v1/cart/validate', { items: [line], ShopID: 3, delivery: 0 });
  expect([checked.status, checked.body.valid]).toEqual([200, true]);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const placed = await visitor.send('POST', '/api/v1/reservations', order, key);
  expect(placed.status).toBe(201);
  const { id, receipt_token: token } = placed.body;
  const read = () => visitor.get(`/api/v1/reservations/${id}?token=${token}`);
  expect(await read()).toMatchObject({ status: 200, body: { id, statusID: 2 } });
  expect((await visitor.send('POST', `/api/v1/reservations/${id}/cancel`, { token })).status).toBe(200);
  expect((await read()).body.statusID).not.toBe(2);
});

test('API-73 DEC-142 the process answers for itself outside /api/v1', async () => {
  expect((await shop.get('/healthz')).status).toBe(200);
  expect((await shop.get('/api/v1/healthz')).status).toBe(404);
});

test.each([
  '/articles/bundle?articles=1001',
  '/articles/brand',
  '/articles/name/vikafjell-dunjakke',
  '/polls/active',
  '/polls/questions/1/score',
  '/campaigns/combined/articles',
  '/blog/posts',
  '/blog/post/1',
  '/blog/categories',
  '/blog/category/guider',
])('API-73 DEC-142 %s: a literal segment is matched before an id', async (path) => {
  expect((await shop.get(apiPrefix + path)).status).toBe(200);
});

test.each(['/articles/x', '/articles/1001x', '/polls/x', '/blog/post/x', '/reservations/x'])(
  'API-73 DEC-142 %s: an id is digits only',
  async (path) => {
    expect((await shop.get(apiPrefix + path)).status).toBe(404);
  },
);
