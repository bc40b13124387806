import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kari, noLimits, password } from './customers.ts';
import { eans, reservationOf } from './paying-shop.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Clients that are no page of the shop's: scripts, apps and pages of other origins (docs/api.md). */
const app = 'https://app.example';
const api = '/api/v1';
const orderLimit = 3;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ...noLimits, API_ORIGINS: app, ORDER_LIMIT: String(orderLimit), LOGIN_LIMIT: '2' });
});
afterAll(() => shop.stop());

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + api + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const guest = async () => (await ask('POST', '/sessions')).body.access_token as string;
const customer = async () => (await ask('POST', '/sessions', { email: kari.email, password })).body.access_token;

describe('reads', () => {
  const reads: readonly [string, object][] = [
    ['/articles/search', { query: 'jakke' }],
    ['/articles/searchids', { ids: [1001] }],
    ['/cart/validate', { items: [{ EanNo: eans.jacketM, Count: 1 }], delivery: 0 }],
  ];

  test.each(reads)('%s needs no page token, and gives no cookie that would ask for one', async (path, body) => {
    const answer = await ask('POST', path, body);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect((await ask('POST', path, body, bearer(await guest()))).status).toBe(200);
  });

  test.each(reads)('ERR-11 %s of a browser, which has cookies, still needs it', async (path, body) => {
    const cookie = (await shop.visitor()).cookie();
    expect((await ask('POST', path, body, { cookie })).status).toBe(419);
    expect((await ask('POST', path, body, { cookie: 'cookiesAccepted=true' })).status).toBe(419);
    expect((await ask('POST', path, body, { 'x-csrf-token': 'a'.repeat(43) })).status).toBe(419);
  });

  test('an open GET gives no cookie', async () => {
    expect((await ask('GET', '/articles/availability/1001')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a bearer', () => {
  test('a guest’s reserves, reads back and cancels, without a cookie and a page token', async () => {
    const token = await guest();
    const made = await ask('POST', '/reservations', reservationOf(1, { ean: eans.jacketM }), bearer(token));
    expect([made.status, made.headers.getSetCookie()]).toEqual([201, []]);
    const read = await ask('GET', `/reservations/${made.body.id}?token=${made.body.receipt_token}`);
    expect(read.body).toMatchObject({ id: made.body.id, statusID: 2 });
    const cancel = { token: made.body.receipt_token };
    expect((await ask('POST', `/reservations/${made.body.id}/cancel`, cancel, bearer(token))).status).toBe(200);
  });

  test('a customer’s is logged in until it logs out, and is listed among the logins', async () => {
    const token = await customer();
    expect((await ask('GET', '/customers/current', undefined, bearer(token))).body).toMatchObject({ id: kari.id });
    const { body: sessions } = await ask('GET', '/customers/current/sessions', undefined, bearer(token));
    expect(sessions).toMatchObject([{ device: 'App eller program', current: true }]);
    const out = await ask('POST', '/customers/logout', {}, bearer(token));
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []]);
    expect((await ask('GET', '/customers/current', undefined, bearer(token))).status).toBe(204);
    expect((await ask('GET', '/customers/current/orders', undefined, bearer(token))).status).toBe(401);
  });

  test('R28 who logs in with one gets another, and the old one is worth nothing more', async () => {
    const token = await guest();
    const login = { email: kari.email, password };
    const answer = await ask('POST', '/customers/login', login, bearer(token));
    const renewed = answer.headers.get('x-session-token') ?? '';
    expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('x-csrf-token')]).toEqual([200, [], null]);
    expect((await ask('GET', '/customers/current', undefined, bearer(renewed))).status).toBe(200);
    expect((await ask('GET', '/customers/current', undefined, bearer(token))).status).toBe(204);
  });

  test('beside it cookies count for nothing', async () => {
    const visitor = await shop.visitor();
    await visitor.send('POST', `${api}/customers/login`, { email: kari.email, password });
    const headers = { ...bearer(await guest()), cookie: visitor.cookie() };
    expect((await ask('GET', '/customers/current', undefined, headers)).status).toBe(204);
    expect((await visitor.get(`${api}/customers/current`)).status).toBe(200);
  });

  test('a forged one is 401 wherever it is shown, with good cookies and a good token too', async () => {
    const visitor = await shop.visitor();
    const own = /shop_session=([^;]+)/.exec(visitor.cookie())?.[1] ?? '';
    const good = await guest();
    const last = good.at(-1) === 'A' ? 'E' : 'A';
    const forged = ['', 'x', own, visitor.token, good.slice(0, -1) + last, `${'a'.repeat(32)}.${'b'.repeat(43)}`];
    for (const token of forged) {
      const headers = { ...bearer(token), cookie: visitor.cookie(), 'x-csrf-token': visitor.token };
      for (const [method, path] of [
        ['GET', '/genders'],
        ['GET', '/customers/current'],
        ['POST', '/articles/search'],
      ] as const) {
        const answer = await ask(method, path, method === 'POST' ? {} : undefined, headers);
        expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
      }
    }
    // A proxy before the shop may want a password of its own.
    expect((await ask('GET', '/genders', undefined, { authorization: 'Basic eDp5' })).status).toBe(200);
  });

  test('is no session of a browser', async () => {
    const [id = ''] = (await customer()).split('.');
    const answer = await ask('GET', '/customers/current', undefined, {
      cookie: `shop_session=${id}.${'b'.repeat(22)}`,
    });
    expect(answer.status).toBe(204);
  });

  test('wrong words are refused as at the login, and counted with it', async () => {
    const wrong = { email: 'ola@example.no', password: 'feil' };
    const answers = [];
    for (let attempts = 0; attempts < 3; attempts += 1) answers.push(await ask('POST', '/sessions', wrong));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('POST', '/sessions', { email: kari.email })).status).toBe(422);
  });

  test('R36 a new one for each order is no way around the limits', async () => {
    const order = reservationOf(1, { ean: eans.drink });
    const statuses = [];
    for (let attempts = 0; attempts <= orderLimit; attempts += 1)
      statuses.push((await ask('POST', '/reservations', order, bearer(await guest()))).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    ask('OPTIONS', '/reservations', undefined, { origin, 'access-control-request-method': 'POST' });

  test('one that is named may ask, without cookies', async () => {
    const { status, headers } = await preflight(app);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(app);
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    for (const [method, path, expected] of [
      ['GET', '/genders', 200],
      ['GET', '/articles/0', 404],
      ['POST', '/reservations', 419],
    ] as const) {
      const answer = await ask(method, path, method === 'POST' ? {} : undefined, { origin: app });
      expect([path, answer.status]).toEqual([path, expected]);
      expect(answer.headers.get('access-control-allow-origin')).toBe(app);
      expect(answer.headers.get('vary')).toContain('origin');
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-session-token');
    }
  });

  test('no other may', async () => {
    for (const origin of ['https://ond.example', `${app}.ond.example`, `${app}:8443`, 'http://app.example', 'null']) {
      const { status, headers } = await preflight(origin);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(
        (await ask('GET', '/genders', undefined, { origin })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    }
  });

  test('nothing but the shop’s API is opened', async () => {
    for (const path of ['/', '/api/system/v1/stock', '/disk', '/metrics']) {
      const answer = await fetch(shop.url + path, { headers: { origin: app } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
