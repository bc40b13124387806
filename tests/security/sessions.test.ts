import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseSessions } from '#server/database/accounts/sessions.ts';
import { api, customer, kari, noLimits, password, registered, tryLogin } from '../api/customers.ts';
import { startTestShop, type TestShop, type TestVisitor } from '../api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

const hour = 3_600_000;
const day = 24 * hour;
const idOf = (visitor: TestVisitor) => /shop_session=([^.;]+)/.exec(visitor.cookie())?.[1] ?? '';
const who = async (cookie: string) => (await fetch(`${shop.url}${api}/current`, { headers: { cookie } })).status;

describe('R28 fixation', () => {
  test('login, registration and logout give a new id; the old one is nobody', async () => {
    const visitor = await shop.visitor();
    const before = visitor.cookie();
    await tryLogin(visitor, kari.email);
    const loggedIn = visitor.cookie();
    expect(loggedIn).not.toBe(before);
    expect(await who(before)).toBe(204);
    expect(await who(loggedIn)).toBe(200);
    await visitor.send('POST', `${api}/logout`, {});
    expect(await who(loggedIn)).toBe(204);
    expect(visitor.cookie()).not.toBe(loggedIn);
    const fresh = await registered(shop);
    expect(await who(fresh.visitor.cookie())).toBe(200);
  });

  test('an id an attacker has planted is not the one that is logged in', async () => {
    const attacker = await shop.visitor();
    const planted = attacker.cookie();
    const answer = await fetch(`${shop.url}${api}/login`, {
      method: 'POST',
      headers: { cookie: planted, 'x-csrf-token': attacker.token, 'content-type': 'application/json' },
      body: JSON.stringify({ email: kari.email, password }),
    });
    expect(answer.status).toBe(200);
    expect((await attacker.get(`${api}/current`)).status).toBe(204);
  });

  test('an id in the address, or one that was not sealed by the shop, is nobody', async () => {
    const visitor = await customer(shop);
    const id = idOf(visitor);
    expect((await shop.get(`${api}/current?shop_session=${id}`)).status).toBe(204);
    expect(await who(`shop_session=${id}`)).toBe(204);
    expect(await who(`shop_session=${id}.${'a'.repeat(22)}`)).toBe(204);
    const other = /shop_session=[^.]+\.([^;]+)/.exec((await shop.visitor()).cookie())?.[1];
    expect(await who(`shop_session=${id}.${other}`)).toBe(204);
  });
});

describe('R28 cookies', () => {
  const setBy = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await (await shop.visitor()).send(
      'POST',
      `${api}/login`,
      { email: kari.email, password, ...body },
      headers,
    );
    return answer.headers.getSetCookie();
  };

  test('the session’s is HttpOnly and SameSite; without ‘husk meg’ it goes with the browser', async () => {
    const [session = '', token = ''] = await setBy({});
    expect(session).toMatch(/^shop_session=[\w-]{32}\.[\w-]{22}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
  });

  test('with ‘husk meg’ it stays for 90 days', async () => {
    expect((await setBy({ remember: true }))[0]).toContain(`Max-Age=${90 * 24 * 3600};`);
  });

  test('R34 over https it is Secure, and every answer binds the browser to https for a year', async () => {
    const proxied = await startTestShop({ ...noLimits, PUBLIC_URL: 'https://shop.example' });
    try {
      const visitor = await proxied.visitor();
      const answer = await visitor.send('POST', `${api}/login`, { email: kari.email, password });
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure');
      expect(visitor.cookie()).toMatch(/^__Host-shop_session=/);
      expect((await visitor.get(`${api}/current`)).status).toBe(200);
      const planted = visitor.cookie().replace('__Host-', '');
      expect((await fetch(`${proxied.url}${api}/current`, { headers: { cookie: planted } })).status).toBe(204);
      for (const path of ['/', '/finnes-ikke', '/terms', '/healthz', `${api}/current`, '/assets/none.js']) {
        const { headers: sent } = await fetch(proxied.url + path, { redirect: 'manual' });
        const bound = sent.get('strict-transport-security');
        expect([path, bound]).toEqual([path, 'max-age=31536000; includeSubDomains']);
      }
    } finally {
      await proxied.stop();
    }
  });
});

describe('R28 expiry, with a test clock', () => {
  const at = async (start: number, remember: boolean) => {
    let now = start;
    const sessions = databaseSessions(shop.database, () => now);
    const sessionId = crypto.randomUUID();
    await sessions.start({ sessionId, replaces: '', customerId: 1, remember, device: null });
    return async (later: number) => {
      now = later;
      return (await sessions.customerOf(sessionId))?.id ?? null;
    };
  };
  const start = Date.UTC(2026, 5, 1);

  test('idle: four hours, thirty days when remembered', async () => {
    const plain = await at(start, false);
    expect(await plain(start + 3.9 * hour)).toBe(1);
    expect(await plain(start + 3.9 * hour + 4.1 * hour)).toBeNull();
    const remembered = await at(start, true);
    expect(await remembered(start + 29 * day)).toBe(1);
    expect(await remembered(start + 29 * day + 31 * day)).toBeNull();
  });

  test('absolute: a day, ninety days when remembered, however busy', async () => {
    const plain = await at(start, false);
    for (let later = 3; later < 24; later += 3) expect(await plain(start + later * hour)).toBe(1);
    expect(await plain(start + 24 * hour)).toBeNull();
    const remembered = await at(start, true);
    for (let later = 20; later < 90; later += 20) expect(await remembered(start + later * day)).toBe(1);
    expect(await remembered(start + 90 * day)).toBeNull();
  });
});

describe('R28 what the database keeps', () => {
  test('hashes of ids and links alone: who reads the tables cannot take over anything', async () => {
    const { visitor, fields } = await registered(shop);
    const id = idOf(visitor);
    const tables = ['sessions', 'customer_tokens', 'rate_limits', 'customers'];
    for (const table of tables) {
      const rows = await shop.database.query<{ text: string }>(`SELECT t::text AS text FROM ${table} t`);
      const text = rows.map((row) => row.text).join('\n');
      expect(text).not.toContain(id);
      expect(text).not.toContain(fields.password);
      if (table === 'rate_limits') {
        expect(rows.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/kari@|127\.0\.0\.1|41234567/);
      }
    }
  });

  test('a customer who is deleted elsewhere is logged out everywhere', async () => {
    const { visitor, fields, id } = await registered(shop);
    const elsewhere = await shop.visitor();
    await tryLogin(elsewhere, fields.email, fields.password);
    await elsewhere.send('DELETE', `${api}/${id}`, { password: fields.password });
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await visitor.send('PUT', `${api}/${id}`, { city: 'X' })).status).toBe(401);
  });
});
