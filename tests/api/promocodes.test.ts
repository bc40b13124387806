import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('API-45 DEC-80 only public codes in force are listed', async () => {
  const { status, body } = await shop.get('/api/v1/promocodes');
  expect(status).toBe(200);
  expect(body).toEqual([expect.objectContaining({ id: 1, name: 'SOMMER20', fixed: 0, amount: 0.2, type: 'public' })]);
});

test('API-46 ENT-81 DEC-79 a code is found trimmed and without regard to case, limits are not told', async () => {
  const { status, body } = await shop.get('/api/v1/promocodes/check/%20fast100%20');
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['amount', 'fixed', 'id', 'name', 'type', 'valid_from', 'valid_to']);
  expect(body).toMatchObject({ id: 2, name: 'FAST100', fixed: 1, amount: 100 });
});

test.each([
  ['FINNESIKKE', 404, 'Rabattkoden finnes ikke'],
  ['TIDLIG10', 422, 'Rabattkoden er ikke gyldig ennå'],
  ['GAMMEL10', 422, 'Rabattkoden er utløpt'],
])('DEC-79 TXT-30..32 %s is answered %i', async (code, status, message) => {
  const answer = await shop.get(`/api/v1/promocodes/check/${code}`);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('DEC-79 TXT-70 after 20 checks a minute the next is 429', async () => {
  const own = await startTestShop({ PROMOCODE_CHECK_LIMIT: '3' });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await own.get('/api/v1/promocodes/check/SOMMER20')).status);
  const refused = await own.get('/api/v1/promocodes/check/SOMMER20');
  await own.stop();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.body.message).toBe('For mange forsøk. Prøv igjen senere.');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
