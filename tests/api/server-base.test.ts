import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('sessions and the page token', () => {
  test('CONST-12 a first visit sets the session and XSRF cookies and nothing else', async () => {
    const cookies = (await fetch(shop.url)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['shop_session', 'XSRF-TOKEN']);
    expect(cookies[0]).toMatch(/HttpOnly/);
    expect(cookies[0]).toMatch(/SameSite=Lax/);
  });

  test('API-01 the page carries the token of its own session, each visitor another', async () => {
    const [one, two] = [await shop.visitor(), await shop.visitor()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(two.token);
  });

  test('ERR-11 a POST without the token, or with that of another session, is 419', async () => {
    const [one, two] = [await shop.visitor(), await shop.visitor()];
    const body = { query: 'jakke' };
    expect((await one.send('POST', '/api/v1/articles/search', body)).status).toBe(200);
    const forged = await one.send('POST', '/api/v1/articles/search', body, { 'x-csrf-token': two.token });
    expect([forged.status, forged.body]).toEqual([419, { message: 'CSRF token mismatch.' }]);
    expect((await one.send('POST', '/api/v1/articles/search', body, { 'x-csrf-token': '' })).status).toBe(419);
  });

  test('DEC-105 the XSRF cookie value is taken too', async () => {
    const visitor = await shop.visitor();
    const headers = { 'x-csrf-token': '', 'x-xsrf-token': visitor.token };
    expect((await visitor.send('POST', '/api/v1/articles/search', {}, headers)).status).toBe(200);
  });

  test('a forged session cookie is worth nothing', async () => {
    const answer = await fetch(`${shop.url}/`, {
      headers: { cookie: `shop_session=${'a'.repeat(32)}.${'b'.repeat(22)}` },
    });
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('every answer', () => {
  test.each(['/', '/api/v1/genders', '/finnes-ikke', '/assets/none.js', '/healthz', '/terms'])(
    'R34 %s has the security headers',
    async (path) => {
      const { headers } = await shop.get(path);
      const policy = headers.get('content-security-policy');
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule);
      expect(policy).toMatch(/script-src ('none'|'sha256-[\w+/]{43}=' 'strict-dynamic');/);
      // Said over https alone, where it can be believed.
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
    },
  );

  test('R34 a page has one script, which its policy allows by the hash of its text', async () => {
    const { body, headers } = await shop.get('/');
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts[0]).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
    const others = (body.match(/<script\b[^>]*>/g) as string[]).filter((tag) => tag !== '<script>');
    for (const tag of others) expect(tag).toMatch(/ type="application\/(ld\+)?json"/);
  });

  test('DEC-05 HTML may be cached by the visitor’s own browser, never by others', async () => {
    expect((await shop.get('/')).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('bad input', () => {
  test.each([
    ['broken JSON', '{', 400],
    ['an array', '[]', 422],
    ['a number', '1', 422],
    ['null', 'null', 422],
  ])('R23 a body that is %s is refused', async (_, body, status) => {
    const visitor = await shop.visitor();
    const answer = await fetch(`${shop.url}/api/v1/articles/search`, {
      method: 'POST',
      headers: { cookie: visitor.cookie(), 'x-csrf-token': visitor.token, 'content-type': 'application/json' },
      body,
    });
    expect(visitor.token).toBeTruthy();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
  });

  test('API-60 API-59 an empty body that is called JSON is no body: what needs none is done, what lacks something says so', async () => {
    const visitor = await shop.visitor();
    const credentials = { email: 'kari@example.no', password: 'Passord123!' };
    const { body: kari } = await visitor.send('POST', '/api/v1/customers/login', credentials);
    expect((await visitor.send('DELETE', `/api/v1/customers/${kari.id}`)).status).toBe(422);
    expect((await visitor.send('POST', '/api/v1/customers/logout')).status).toBe(204);
    expect((await visitor.send('POST', '/api/v1/articles/search')).body.hits.total.value).toBe(56);
  });

  test('R23 a body that is too large is 413, an unknown path below the API 404 as JSON', async () => {
    const visitor = await shop.visitor();
    expect((await visitor.send('POST', '/api/v1/articles/search', { query: 'x'.repeat(300_000) })).status).toBe(413);
    const unknown = await shop.get('/api/v1/finnes-ikke');
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Not found.' }]);
  });

  test.each([
    '/%',
    '/%00',
    '///',
    '/product/x%00',
    '/api/v1/articles/name/x%00',
    '/api/v1/promocodes/check/x%00',
    '/bilder/vare/9999999999-a.svg',
    '/product/%E0%A4%A',
    '/..%2f..%2fetc',
    '/a/b/c/d/e/f',
    `/search/${'x'.repeat(3000)}`,
  ])('R23 the path %s is answered without a fault', async (path) => {
    expect((await shop.get(path)).status).toBeLessThan(500);
  });
});

test('R23 an object that claims a length of its own is 422, wherever a text is asked for', async () => {
  const visitor = await shop.visitor();
  const password = { length: [{ toString: {} }] };
  expect((await visitor.send('POST', '/api/v1/customers/login', { email: 'x', password })).status).toBe(422);
});

describe('operations', () => {
  test('/healthz and /readyz answer 200, /metrics speaks Prometheus', async () => {
    expect((await shop.get('/healthz')).status).toBe(200);
    expect((await shop.get('/readyz')).status).toBe(200);
    expect((await shop.get('/metrics')).body).toContain('http_request_duration_seconds');
  });

  test('the API is described as OpenAPI 3.1 and on a page', async () => {
    const document = (await shop.get('/api/docs/openapi.json')).body;
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v1/categories/{id}/articles'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
    expect((await shop.get('/api/docs')).body).toContain('GET /api/v1/shops');
  });
});
