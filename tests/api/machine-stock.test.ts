import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemEndpoints } from '#contract/system/endpoints.ts';
import { systemKeys } from '#server/database/system/system-keys.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { makeKey } from './machine-key.ts';
import { type PayingShop, reservationOf, reserve, startPayingShop } from './paying-shop.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
}, 60_000);
afterAll(() => shop?.stop());

const ean = '7000000100116';
let seq = 0;
const next = () => {
  seq += 1;
  return seq;
};

const key = (given: Partial<SystemKey> = {}) => makeKey(shop.database, given);

async function send(token: string | null, body: unknown, init: RequestInit = {}) {
  const answer = await fetch(`${shop.url}/api/system/v1/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const results = ({ body }: { body: { results: { result: string; code?: string }[] } }) =>
  body.results.map(({ result, code }) => code ?? result);

async function pieces(shopId = 1): Promise<number> {
  const [row] = await shop.database.query<{ qty: number }>('SELECT qty FROM stock WHERE ean = $1 AND shop_id = $2', [
    ean,
    shopId,
  ]);
  return row?.qty ?? 0;
}

test('a whole figure and changes are in the shop’s answers within two seconds', async () => {
  const { token } = await key();
  const first = await send(token, { lines: [{ ean, shop: 1, seq: next(), set: 15 }] });
  expect(first).toMatchObject({ status: 200, body: { results: [{ line: 0, result: 'applied' }] } });
  expect(first.headers.get('cache-control')).toBe('no-store');
  const change = { lines: [{ ean, shop: 1, seq: next(), add: -2, reason: 'sale' }] };
  expect(results(await send(token, change))).toEqual(['applied']);
  const shown = async () => (await shop.get('/api/v1/articles/stock?articles=1001&shops=1')).body[1001];
  await expect.poll(shown, { timeout: 5_000, interval: 50 }).toEqual([{ id: 1, qty: 13 }]);
});

test('what is held for a shopper is part of a whole figure and not for sale', async () => {
  const { token } = await key();
  await send(token, { lines: [{ ean, shop: 1, seq: next(), set: 5 }] });
  const placed = await reserve(await shop.visitor(), reservationOf(1, { ean, count: 1 }));
  expect(placed.status).toBeLessThan(300);
  expect(await pieces()).toBe(4);
  await send(token, { lines: [{ ean, shop: 1, seq: next(), set: 5 }] });
  expect(await pieces(), 'the till counts the held piece too').toBe(4);
});

test('repeated, overtaken and late lines count once, and each line is answered by itself', async () => {
  const { token } = await key();
  const [a, b, c] = [next(), next(), next()];
  expect(results(await send(token, { lines: [{ ean, shop: 1, seq: c, add: 1 }] }))).toEqual(['applied']);
  const late = {
    lines: [
      { ean, shop: 1, seq: b, set: 10 },
      { ean, shop: 1, seq: a, add: -4 },
    ],
  };
  expect(results(await send(token, late))).toEqual(['applied', 'superseded']);
  expect(await pieces(), 'ten counted, one held, one come since').toBe(10);
  expect(results(await send(token, late))).toEqual(['unchanged', 'superseded']);
  expect(results(await send(token, { lines: [{ ean, shop: 1, seq: c, add: 1 }] }))).toEqual(['unchanged']);
  expect(await pieces()).toBe(10);
  expect(results(await send(token, { lines: [{ ean, shop: 1, seq: next(), add: -12 }] }))).toEqual(['short']);
  expect(await pieces()).toBe(0);
});

test('half a batch is bad: the good half is taken, the rest says why', async () => {
  const { token } = await key({ shops: [1] });
  const bad = await send(token, {
    lines: [
      { ean, shop: 1, seq: next(), set: 4 },
      { ean: '7999999999999', shop: 1, seq: next(), set: 4 },
      { ean, shop: 2, seq: next(), set: 4 },
      { ean, shop: 1, seq: next() },
      { ean, shop: 1, seq: next(), set: -1 },
      { ean, shop: 1, seq: 1.5, add: 1 },
      'x',
      null,
      { ean, shop: 1, seq: next(), set: 1, add: 1 },
    ],
  });
  expect(bad.status).toBe(207);
  expect(results(bad)).toEqual(['applied', 'unknown_ean', 'not_your_shop', ...Array(6).fill('bad_line')]);
  expect(await pieces(), 'one of the four is held').toBe(3);
  const { token: all } = await key();
  expect(results(await send(all, { lines: [{ ean, shop: 987_654, seq: next(), set: 1 }] }))).toEqual(['unknown_shop']);
});

test('a body that is none, and too many lines: 4xx, and nothing is taken', async () => {
  const { token } = await key();
  const line = { ean, shop: 1, seq: next(), add: 1 };
  for (const body of ['', '[]', '{"lines":{}}', '{"lines":[]}', '{', { lines: [line], more: 1 }]) {
    expect((await send(token, body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect((await send(token, body)).status).toBeLessThan(500);
  }
  const many = (count: number) => ({ lines: Array.from({ length: count }, () => ({ ...line, seq: next() })) });
  expect((await send(token, many(1_001))).status).toBe(422);
  expect((await send(token, many(9_999))).status).toBe(422);
  expect((await send(token, { ...many(1), more: 'x'.repeat(600_000) })).status).toBe(413);
  expect((await send(token, many(1_000))).status).toBe(200);
});

test('no key, a wrong one, an old one, a revoked one, a wrong network or scope: refused, and known keys are audited', async () => {
  const lines = [{ ean, shop: 1, seq: next(), set: 4 }];
  expect((await send(null, { lines })).status).toBe(401);
  expect((await send('hent_abcdefghij_x', { lines })).status).toBe(401);
  const good = await key();
  expect((await send(`${good.token.slice(0, -1)}${good.token.endsWith('A') ? 'B' : 'A'}`, { lines })).status).toBe(401);
  expect((await send((await key({ expiresAt: Date.now() - 1 })).token, { lines })).status).toBe(401);
  const elsewhere = await key({ networks: ['192.0.2.0/24'] });
  expect(await send(elsewhere.token, { lines })).toMatchObject({ status: 403, body: { code: 'wrong_network' } });
  expect((await send((await key({ networks: ['127.0.0.0/8', '::1/128'] })).token, { lines })).status).toBe(200);
  const narrow = await key();
  await shop.database.execute(`UPDATE system_keys SET scopes = '{other:write}' WHERE key_id = $1`, [narrow.id]);
  expect(await send(narrow.token, { lines })).toMatchObject({ status: 403, body: { code: 'wrong_scope' } });
  await systemKeys(shop.database).revoke(good.id);
  expect((await send(good.token, { lines })).status).toBe(401);
  const audited = await shop.database.query(
    `SELECT subject, after ->> 'reason' AS reason FROM audit_log WHERE action = 'key-refused' ORDER BY audit_id`,
  );
  expect(audited).toEqual(
    expect.arrayContaining([
      { subject: `key:${elsewhere.id}`, reason: 'wrong_network' },
      { subject: `key:${narrow.id}`, reason: 'wrong_scope' },
      { subject: `key:${good.id}`, reason: 'no_key' },
    ]),
  );
});

test('a key has so many calls a minute, and no cookie stands in for one', async () => {
  const { token } = await key({ perMinute: 2, system: 'slow' });
  const lines = [{ ean, shop: 1, seq: next(), set: 4 }];
  expect((await send(token, { lines })).status).toBe(200);
  expect((await send(token, { lines })).status).toBe(200);
  const over = await send(token, { lines });
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  const visitor = await shop.visitor();
  expect((await visitor.send('POST', '/api/system/v1/stock', { lines })).status).toBe(401);
  expect((await visitor.get('/api/system/v1/anything')).status).toBe(404);
});

test('two systems and many calls at once add up', async () => {
  const keys = [await key({ system: 'one' }), await key({ system: 'two' })];
  await send(keys[0]?.token ?? '', { lines: [{ ean, shop: 1, seq: 1, set: 100 }] });
  const before = await pieces();
  const calls = keys.flatMap(({ token }) =>
    Array.from({ length: 10 }, (_, at) => send(token, { lines: [{ ean, shop: 1, seq: at + 2, add: -1 }] })),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect(await pieces()).toBe(before - 20);
});

test('npm run keys makes, lists and revokes; the description names every call', async () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/keys.ts');
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, SHOP_DATA: 'acceptance' };
  const run = async (...args: string[]) => (await promisify(execFile)('node', [script, ...args], { env })).stdout;
  const made = await run('add', '--system', 'erp', '--scope', 'stock:write', '--shop', '1');
  const token = /hent_\w{10}_[\w-]{43}/.exec(made)?.[0] ?? '';
  expect((await send(token, { lines: [{ ean, shop: 1, seq: 1, add: 1 }] })).status).toBe(200);
  const id = token.slice(5, 15);
  expect(await run('list')).toMatch(new RegExp(`^${id} {2}erp {2}stock:write {2}shop 1 {2}used `, 'm'));
  await run('revoke', id);
  expect((await send(token, { lines: [{ ean, shop: 1, seq: 1, add: 1 }] })).status).toBe(401);
  await expect(run('revoke', id)).rejects.toMatchObject({ code: 1 });
  for (const wrong of [
    ['add'],
    ['add', '--system', 'e', '--scope', 'stock:write'],
    ['add', '--system', 'erp', '--scope', 'x'],
  ])
    await expect(run(...wrong)).rejects.toMatchObject({ code: 1 });
  const { body } = await shop.get('/api/docs/system.json');
  expect(Object.keys(body.paths)).toEqual(Object.values(systemEndpoints).map((call) => `/api/system/v1${call.path}`));
}, 30_000);
