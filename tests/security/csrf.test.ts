import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPrefix, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { api, customer, kari, noLimits, password, tryLogin } from '../api/customers.ts';
import { startTestShop, type TestShop } from '../api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

const all: [string, Endpoint][] = Object.entries(endpoints);
const guarded = all.filter(([, endpoint]) => endpoint.pageToken);

test('R27 DEC-105 everything that changes something is guarded, but for the providers’ callback', () => {
  expect(all.filter(([, { method, pageToken }]) => method !== 'GET' && !pageToken).map(([name]) => name)).toEqual([
    'paymentCallback',
  ]);
  expect(all.filter(([, { method, pageToken }]) => method === 'GET' && pageToken).map(([name]) => name)).toEqual([
    'resendVerification',
  ]);
});

describe.each(guarded)('R27 ERR-11 %s', (_, endpoint) => {
  const target = () => shop.url + apiPrefix + endpoint.path.replace(/:[a-z_]+/g, '1');
  const ask = async (headers: Record<string, string>, body = '{}') => {
    const init = endpoint.method === 'GET' ? {} : { body };
    return (await fetch(target(), { method: endpoint.method, headers, ...init })).status;
  };
  const json = { 'content-type': 'application/json' };

  test('is 419 without the token, with another session’s, and without a session', async () => {
    const [one, two] = [await shop.visitor(), await shop.visitor()];
    expect(await ask({ ...json, cookie: one.cookie() })).toBe(419);
    expect(await ask({ ...json, cookie: one.cookie(), 'x-csrf-token': two.token })).toBe(419);
    expect(await ask({ ...json, 'x-csrf-token': one.token })).toBe(419);
    expect(await ask({ ...json, cookie: one.cookie(), 'x-csrf-token': '' })).toBe(419);
  });

  test('is 419 for what a form of another site can send', async () => {
    const { cookie } = await shop.visitor();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await ask({ cookie: cookie(), 'content-type': type }, '{"email":"x"}')).toBe(419);
    }
  });
});

test('R27 the method cannot be talked into another one', async () => {
  const visitor = await customer(shop);
  const answers = [
    await visitor.get(`${api}/1?_method=DELETE&password=${encodeURIComponent(password)}`),
    await visitor.send('POST', `${api}/1`, { _method: 'DELETE', password }, { 'x-http-method-override': 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await visitor.get(`${api}/current`)).status).toBe(200);
});

test('R27 the token of before login or logout is worth nothing after it', async () => {
  const visitor = await shop.visitor();
  const anonymous = visitor.token;
  await tryLogin(visitor, kari.email);
  const loggedIn = visitor.token;
  expect((await visitor.send('PUT', `${api}/1`, {}, { 'x-csrf-token': anonymous })).status).toBe(419);
  await visitor.send('POST', `${api}/logout`, {});
  expect((await visitor.send('POST', `${api}/logout`, {}, { 'x-csrf-token': loggedIn })).status).toBe(419);
});
