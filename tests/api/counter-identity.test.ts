import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CounterEndpoint, counterEndpoints } from '#contract/counter/endpoints.ts';
import { staffStore } from '#server/database/staff/staff-store.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import {
  api,
  type CounterDevice,
  goodPin,
  newClerk,
  newDevice,
  pairedDevice,
  pairingCodeFor,
  staffedDevice,
} from './counter-client.ts';
import { registered } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());

/** Attempts from one address are limited; each test begins anew. */
const forgetAttempts = () => shop.database.execute("DELETE FROM rate_limits WHERE key LIKE 'counter-%'");

describe('pairing', () => {
  const pair = (code: string) => newDevice(shop.url).send('POST', '/pair', { code });

  test('a code pairs one device, once, and gives a cookie that scripts cannot read', async () => {
    const code = await pairingCodeFor(shop.database);
    const device = newDevice(shop.url);
    const paired = await device.send('POST', '/pair', { code: `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}` });
    expect(paired.status).toBe(200);
    expect(paired.body).toMatchObject({
      name: 'Nettbrettet ved kassen',
      shops: [{ id: 1, sends: false }],
      session: null,
    });
    expect(paired.headers.get('set-cookie')).toMatch(/^disk=[\w-]{43}; Path=\/disk; .*HttpOnly; SameSite=Strict$/);
    expect(paired.headers.get('cache-control')).toBe('no-store');
    expect((await pair(code)).body).toEqual({ code: 'wrong-code' });
    expect((await device.get('/device')).body.name).toBe('Nettbrettet ved kassen');
  });

  test('an old code and a wrong one are refused alike; five wrong attempts kill a code', async () => {
    await forgetAttempts();
    const old = await pairingCodeFor(shop.database, [1], () => Date.now() - 11 * 60_000);
    expect((await pair(old)).body).toEqual({ code: 'wrong-code' });
    const code = await pairingCodeFor(shop.database);
    const wrong = code.slice(0, 7) + (code.endsWith('A') ? 'C' : 'A');
    for (let tried = 0; tried < 5; tried += 1) expect((await pair(wrong)).body).toEqual({ code: 'wrong-code' });
    expect((await pair(code)).body).toEqual({ code: 'wrong-code' });
  });

  test('attempts from one address are limited', async () => {
    await forgetAttempts();
    const answers = [];
    for (let tried = 0; tried < 11; tried += 1) answers.push(await pair('AAAAAAAA'));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    await forgetAttempts();
  });

  test('one press pairs in the demo, with its clerks and their PINs', async () => {
    const device = newDevice(shop.url);
    const paired = await device.send('POST', '/pair', { code: 'DEMO' });
    expect(paired.body).toMatchObject({ demo: true });
    expect(paired.body.shops.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([1, 3, 55]));
    const names = paired.body.clerks.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Jonas Haug', 'Ingrid Moe', 'Sigrid Lie']));
    const [first] = paired.body.demoPins;
    expect((await device.signIn(first.clerk, first.pin)).status).toBe(200);
  });
});

describe('PIN', () => {
  test('five wrong ones lock the clerk at every device; a manager opens', async () => {
    const clerk = await newClerk(shop.database, 'Ola Kvam');
    const [one, other] = [await pairedDevice(shop), await pairedDevice(shop)];
    const lefts = [];
    for (let tried = 0; tried < 4; tried += 1) lefts.push((await one.signIn(clerk, '9999')).body);
    expect(lefts).toEqual([4, 3, 2, 1].map((left) => ({ code: 'wrong-pin', left })));
    expect((await one.signIn(clerk, '9999')).body).toMatchObject({ code: 'clerk-locked' });
    expect((await other.signIn(clerk, goodPin)).body).toMatchObject({ code: 'clerk-locked' });
    const manager = await staffedDevice(shop, 'Marte Nes', { manager: true });
    const known = (await manager.get('/device')).body.clerks.find(({ id }: { id: number }) => id === clerk);
    expect(known.lockedUntil).not.toBeNull();
    expect((await manager.send('POST', `/clerks/${clerk}/open`, {})).status).toBe(200);
    expect((await other.signIn(clerk, goodPin)).status).toBe(200);
  });

  test('however many are guessed at once, five are compared', async () => {
    const clerk = await newClerk(shop.database, 'Amina Eide');
    const device = await pairedDevice(shop);
    const pins = Array.from({ length: 20 }, (_, index) => String(3000 + index * 7));
    const answers = await Promise.all(pins.map((pin) => device.signIn(clerk, pin)));
    const compared = answers.filter(({ body }) => body.code === 'wrong-pin').length;
    expect(compared).toBeLessThanOrEqual(5);
    expect((await device.signIn(clerk, goodPin)).body.code).toBe('clerk-locked');
  });

  test('a right PIN forgets the wrong ones; a clerk of another shop is unknown here', async () => {
    const clerk = await newClerk(shop.database, 'Sindre Gran');
    const device = await pairedDevice(shop);
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) await device.signIn(clerk, '9999');
      expect((await device.signIn(clerk)).status).toBe(200);
    }
    const stranger = await newClerk(shop.database, 'Bodil Aas', { shops: [3] });
    expect((await device.signIn(stranger)).status).toBe(404);
  });
});

describe('a session', () => {
  test('ends after five minutes without touch, and what the page does by itself is no touch', async () => {
    const device = await staffedDevice(shop, 'Kari Lien');
    const age = (minutes: number) =>
      shop.database.execute(
        `UPDATE staff_sessions SET last_touch_at = now() - make_interval(mins => $2) WHERE staff_member_id = $1`,
        [device.clerk, minutes],
      );
    await age(4);
    expect((await device.get('/shops/1/queue')).status).toBe(200);
    await age(4);
    expect((await device.get('/shops/1/queue', { 'x-disk-idle': '2' })).status).toBe(200);
    const [touched] = await shop.database.query<{ age: number }>(
      `SELECT extract(epoch FROM now() - last_touch_at)::float8 AS age FROM staff_sessions WHERE staff_member_id = $1`,
      [device.clerk],
    );
    expect(touched?.age).toBeLessThan(60);
    await age(6);
    const locked = await device.get('/shops/1/queue', { 'x-disk-idle': '0' });
    expect([locked.status, locked.body]).toEqual([401, { code: 'locked' }]);
    expect((await device.get('/device')).body.session).toBeNull();
  });

  test('ends at once everywhere when its clerk leaves or its device is unpaired', async () => {
    const staff = staffStore(shop.database);
    const left = await staffedDevice(shop, 'Per Moen');
    await staff.letGo(left.clerk);
    expect((await left.get('/shops/1/queue')).body).toEqual({ code: 'locked' });
    const unpaired = await staffedDevice(shop, 'Liv Moen');
    expect((await unpaired.send('DELETE', '/pair')).status).toBe(204);
    expect((await unpaired.get('/device')).status).toBe(204);
    expect((await unpaired.get('/shops/1/queue')).body).toEqual({ code: 'unpaired' });
  });
});

describe('who may what', () => {
  const fill = (path: string) =>
    path.replace(':shop', '1').replace(':id', '1').replace(':clerk', '1').replace(':ean', '7000000100116');
  const ask = (device: CounterDevice, { method, path }: CounterEndpoint) =>
    method === 'GET' ? device.get(fill(path)) : device.send(method, fill(path), {});
  const rows = Object.entries(counterEndpoints) as [string, CounterEndpoint][];
  const needing = (...who: CounterEndpoint['who'][]) => rows.filter(([, endpoint]) => who.includes(endpoint.who));

  test.each(needing('device', 'clerk', 'manager'))('%s is nobody’s without a device', async (_name, endpoint) => {
    const answer = await ask(newDevice(shop.url), endpoint);
    expect([answer.status, answer.body]).toEqual([401, { code: 'unpaired' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(needing('clerk', 'manager'))('%s asks for a clerk', async (_name, endpoint) => {
    const answer = await ask(await pairedDevice(shop), endpoint);
    expect([answer.status, answer.body]).toEqual([401, { code: 'locked' }]);
  });

  test.each(needing('manager'))('%s asks for a manager', async (_name, endpoint) => {
    const answer = await ask(await staffedDevice(shop, 'Nils Rud'), endpoint);
    expect([answer.status, answer.body]).toEqual([403, { code: 'manager-only' }]);
  });

  test('another shop is not there, for every call of a shop', async () => {
    const bergen = await staffedDevice(shop, 'Siv Rud', { shops: [3], manager: true });
    for (const [name, endpoint] of rows.filter(([, { path }]) => path.startsWith('/shops/'))) {
      const answer = await ask(bergen, endpoint);
      expect([name, answer.status, answer.body]).toEqual([name, 404, { code: 'unknown' }]);
    }
  });

  test('a clerk at a device of two shops has those that are theirs', async () => {
    const device = await pairedDevice(shop, [1, 3]);
    const clerk = await newClerk(shop.database, 'Geir Tveit', { shops: [3] });
    await device.signIn(clerk);
    expect((await device.get('/shops/3/queue')).status).toBe(200);
    expect((await device.get('/shops/1/queue')).status).toBe(404);
    expect((await device.get('/device')).body.shops).toMatchObject([{ id: 3 }]);
  });

  test('what changes something comes from the counter’s own page', async () => {
    const device = await staffedDevice(shop, 'Eli Dahl');
    const from = (headers: Record<string, string>) => device.send('DELETE', '/session', undefined, headers);
    expect((await from({ 'x-disk': '0' })).body).toEqual({ code: 'foreign' });
    expect((await from({ origin: 'https://elsewhere.example' })).body).toEqual({ code: 'foreign' });
    expect((await from({ 'sec-fetch-site': 'same-site' })).body).toEqual({ code: 'foreign' });
    expect((await from({ origin: shop.url, 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    const form = await device.send('POST', '/pair', { code: 'x' }, { 'content-type': 'text/plain' });
    expect(form.body).toEqual({ code: 'bad-request' });
  });

  test('a customer is nobody at the counter, and a device nobody in the shop', async () => {
    const { visitor } = await registered(shop);
    const headers = { cookie: visitor.cookie() };
    expect((await fetch(`${shop.url}${api}/device`, { headers })).status).toBe(204);
    const asCustomer = await fetch(`${shop.url}${api}/shops/1/queue`, { headers });
    expect([asCustomer.status, await asCustomer.json()]).toEqual([401, { code: 'unpaired' }]);
    const device = await staffedDevice(shop, 'Tor Vik');
    const asDevice = await fetch(`${shop.url}/api/v1/customers/current`, { headers: { cookie: device.cookie() } });
    expect(asDevice.status).toBe(204);
  });

  test('an act needs a key, and a body that can be read', async () => {
    const device = await staffedDevice(shop, 'Unni Vik');
    const path = '/shops/1/orders/1/begin';
    const body = { expectedStatus: 2, version: 0 };
    expect((await device.send('POST', path, body, { 'idempotency-key': 'no' })).body).toEqual({ code: 'bad-request' });
    expect((await device.send('POST', path, {})).body).toEqual({ code: 'bad-request' });
    const unknown = await device.send('POST', path, body, { 'idempotency-key': randomUUID() });
    expect([unknown.status, unknown.body]).toEqual([404, { code: 'unknown' }]);
  });
});

test('nothing joins staff to customers', async () => {
  const joined = await shop.database.query<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f'
        AND ((conrelid::regclass::text LIKE 'staff_%' AND confrelid::regclass::text NOT IN ('shops')
              AND confrelid::regclass::text NOT LIKE 'staff_%' AND confrelid::regclass::text NOT LIKE 'desk_%')
          OR (confrelid::regclass::text LIKE 'staff_%' AND conrelid::regclass::text NOT LIKE 'staff_%'
              AND conrelid::regclass::text NOT LIKE 'desk_%'))`,
  );
  // Who picks an order, writes a note on it, makes a page or proposes a price is one of the staff; whose order it is, is another column.
  expect(joined.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
    'home_versions staff_members',
    'page_versions staff_members',
    'price_proposals staff_members',
    'reservation_notes staff_members',
    'reservations staff_members',
  ]);
});

test('the page is the counter’s own: cached nowhere, found by nobody, loading nothing from elsewhere', async () => {
  for (const path of ['/disk', '/disk/ordre/7', '/disk/manifest.webmanifest']) {
    const page = await shop.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await shop.get('/disk/api/v1/nothing')).status).toBe(404);
});

test('COUNTER=off has no counter, COUNTER_PORT has it there alone', async () => {
  const closed = await startTestShop({ COUNTER: 'off' });
  expect((await closed.get('/disk/api/v1/device')).status).toBe(404);
  await closed.stop();
  const settings = { SHOP_MODE: 'demo', PORT: '0', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance', COUNTER_PORT: '0' };
  const apart = await startShop(readConfig(settings, '.'), shop.databaseUrl);
  const own = new URL(apart.counterAddress ?? '').origin;
  expect(own).not.toBe(apart.address);
  expect((await fetch(`${apart.address}/disk/api/v1/device`)).status).toBe(404);
  expect((await fetch(`${own}/disk/api/v1/device`)).status).toBe(204);
  expect((await fetch(`${own}/disk`)).status).toBe(200);
  expect((await fetch(`${own}/api/v1/articles/1001`)).status).toBe(404);
  const device = await staffedDevice(shop, 'Rolf Bakke', { url: own });
  expect((await device.get('/shops/1/queue')).status).toBe(200);
  await apart.stop();
}, 60_000);
