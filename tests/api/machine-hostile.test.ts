import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemEndpoints } from '#contract/system/endpoints.ts';
import { systemScopes } from '#domain/system/scopes.ts';
import { runSeed } from '../run-seed.ts';
import { hostileValue } from '../security/fuzz/hostile-values.ts';
import { randomOf } from '../security/fuzz/random.ts';
import { machineCalls } from './machine-calls.ts';
import { makeKey } from './machine-key.ts';
import { eans, reservationOf, reserve } from './paying-shop.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let call: ReturnType<typeof machineCalls>;
beforeAll(async () => {
  shop = await startTestShop();
  const { token } = await makeKey(shop.database, { scopes: systemScopes, perMinute: 1_000_000 });
  call = machineCalls(shop, token);
}, 60_000);
afterAll(() => shop?.stop());

/** Lines that get past the first check, of which single fields are then spoilt. */
const sound: Readonly<Record<string, readonly object[]>> = {
  '/stock': [{ ean: '7000000100116', shop: 1, seq: 1, add: 1, reason: 'x' }],
  '/prices': [{ article: 1001, price: 100, from: '2030-01-01T00:00:00Z' }],
  '/articles': [
    { ArticleID: 1001, Name: 'Jakke', Description: 'x', Genders: [1], Gender: 'Dame', SuggestedPrice: 100 },
  ],
  '/variants': [{ VariantID: 1, EanNo: '7000000100116', Size: 'M', Color: 'Blå', Sort: 1 }],
  '/shops': [{ id: 1, no: '1', name: 'Oslo', openingHours: '1-5 1000-1800', latitude: 59.9, longitude: 10.7 }],
  '/opening-days': [{ shopId: 1, date: '2030-01-01', hours: '1000-1200', reason: 'x' }],
  '/customers': [
    {
      email: 'a@post.example',
      phone: '41234567',
      firstName: 'A',
      lastName: 'B',
      club: true,
      consentAt: '2026-01-01',
      consentSource: 'x',
    },
  ],
  '/pictures': [{ article: 1001, color: null, position: 1, hash: 'a'.repeat(64), alt: 'x' }],
};

test('whatever a line or a field holds, the answer is a clear refusal and never a fault of ours', async () => {
  const random = randomOf(runSeed);
  const { body: made } = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
  const order = made.id;
  for (const status of ['begin', 'picked']) await call('POST', `/orders/${order}/status`, { status });
  const wrong: string[] = [];
  const look = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const { status, body: said } = await call(method, path, body);
    if (status >= 500)
      wrong.push(`${method} ${path} ${JSON.stringify(body).slice(0, 300)}: ${status} ${JSON.stringify(said)}`);
  };
  for (const { method, path } of Object.values(systemEndpoints)) {
    if (method === 'GET') continue;
    const [line = {}] = sound[path] ?? [];
    // PostgreSQL knows no NUL and no half characters, and what it cannot store must not get so far.
    const spoilt = Object.keys(line).flatMap((field) =>
      ['a\u0000b', '\ud800', hostileValue(random)].map((value) => ({
        ...line,
        [field]: value,
      })),
    );
    if (path === '/orders/{order}/status')
      for (const field of ['status', 'tracking', 'place', 'slip', 'seq', 'lines'])
        for (const status of ['ready', 'collected', 'shipped', 'returned'])
          for (const value of ['a\u0000b', '\ud800', hostileValue(random)])
            await look(method, `/orders/${order}/status`, { status, [field]: value });
    else if (!path.includes('{')) {
      for (let from = 0; from < spoilt.length; from += 6)
        await look(method, path, { lines: spoilt.slice(from, from + 9) });
      await look(method, path, hostileValue(random));
      await look(method, path, { lines: hostileValue(random) });
    }
  }
  expect(wrong).toEqual([]);
});
