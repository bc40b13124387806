import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());

const code = (name: string, more: object = {}) => ({
  name,
  isFixed: false,
  amount: 0.2,
  isPublic: false,
  from: null,
  to: null,
  most: 100,
  mostPerCustomer: 1,
  ...more,
});
const tried = async (name: string) => {
  const visitor = await shop.visitor();
  return visitor.get(`/api/v1/promocodes/check/${name}`);
};

test('a code made here is good in the shop, until it is stopped; that is taken back by one press', async () => {
  const kari = await deskAs(shop, 'marketing');
  const made = await kari.post('/codes', code('HØST20'));
  expect(made.status).toBe(200);
  const open = await tried(encodeURIComponent('HØST20'));
  expect(open.status).toBe(200);
  expect((await kari.get('/codes?q=høst')).body.rows).toMatchObject([
    { name: 'HØST20', uses: 0, most: 100, state: 'usable' },
  ]);
  expect((await kari.post(`/codes/${made.body.id}/stop`)).body).toMatchObject({ state: 'stopped' });
  expect((await tried(encodeURIComponent('HØST20'))).status).not.toBe(200);
  expect((await kari.post(`/codes/${made.body.id}/stop`)).body.reason).toBe('stopped-already');
  expect((await kari.post(`/codes/${made.body.id}/resume`)).body).toMatchObject({ state: 'usable', to: null });
  expect((await tried(encodeURIComponent('HØST20'))).status).toBe(200);
});

test('a name in use, more than everything and an end before the start are refused', async () => {
  const kari = await deskAs(shop, 'marketing');
  await kari.post('/codes', code('VINTER'));
  expect(await kari.post('/codes', code('vinter'))).toMatchObject({ status: 409, body: { reason: 'name-taken' } });
  expect((await kari.post('/codes', code('TJUE', { amount: 20 }))).body.fields).toEqual(['amount']);
  const wrong = code('DAGER', { from: '2026-12-02', to: '2026-12-01' });
  expect((await kari.post('/codes', wrong)).body.fields).toEqual(['to']);
  expect((await kari.post('/codes', code('<script>'))).status).toBe(422);
});

test('customer service gives a code for one person, within a limit, and its name is not in the log', async () => {
  const ola = await deskAs(shop, 'service');
  const given = await ola.post('/codes/give', { amount: 200, reason: 'delay' });
  expect(given.body.name).toMatch(/^TAKK-[A-Z3479]{8}$/);
  expect((await tried(given.body.name)).status).toBe(200);
  expect((await ola.post('/codes/give', { amount: 501, reason: 'delay' })).status).toBe(422);
  expect((await ola.post('/codes', code('EGEN'))).status).toBe(403);
  const [entry] = await shop.database.query<{ text: string }>(
    `SELECT audit_log::text AS text FROM audit_log WHERE action = 'code-given'`,
  );
  expect(entry?.text).not.toContain(given.body.name);
});
