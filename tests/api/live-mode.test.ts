import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoEmail, demoPassword } from '#demo/demo-login.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { freePort } from '#server/database/embedded/free-port.ts';
import { type ShopProcesses, startShopProcesses } from '../journeys/shop-processes.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { emptyDatabase, liveSettings } from './live-shop.ts';
import { openPage } from './test-shop.ts';

const token = 'a token that Prometheus knows';
let shop: ShopProcesses;
let databaseUrl: string;
let metricsPort: number;
beforeAll(async () => {
  databaseUrl = await emptyDatabase();
  metricsPort = await freePort();
  shop = await startShopProcesses(databaseUrl, 1, {
    ...liveSettings,
    METRICS_TOKEN: token,
    METRICS_PORT: String(metricsPort),
  });
}, 120_000);
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' });

describe('a live shop', () => {
  test('loads no data of ours, and says what to do next', async () => {
    expect(shop.said()).toContain('The shop has no articles yet. Step by step:');
    expect(shop.said()).toContain('The shop is open: https://shop.example');
    const database = openDatabase({ url: databaseUrl });
    const [held] = await database.query('SELECT count(*) FILTER (WHERE true) AS customers FROM customers');
    await database.close();
    expect(held).toEqual({ customers: 0 });
  });

  test('tells shoppers that it opens soon, asks search engines to wait, and offers what it has keys to', async () => {
    const home = await get('/');
    expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await home.text()).toContain('Butikken åpner snart');
    expect(await (await get('/butikker')).text()).toContain('Butikkene kommer her snart');
    const settings = (await (await get('/api/v1/settings')).json()) as { payment_methods: string[] };
    expect(settings.payment_methods).toEqual(['card']);
  });

  test('the demo’s customer, whose password is published, does not get in', async () => {
    const visitor = await openPage(shop.url);
    const answer = await visitor.send('POST', '/api/v1/customers/login', { email: demoEmail, password: demoPassword });
    expect(answer.status).toBe(422);
  });

  test.each(['/dev/post', '/dev/post/1', '/dev/betaling/card/page/1', '/dev/betaling/klarna/page/1'])(
    'DEC-104 DEC-98 there is no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('/metrics opens to its token alone, and on a port of its own', async () => {
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer another token than that' })).status).toBe(401);
    expect((await get('/metrics', { authorization: `Basic ${token}` })).status).toBe(401);
    expect((await get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
    const own = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('http_request_duration_seconds')]);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });

  test('R28 R34 cookies and HSTS follow PUBLIC_URL, whatever the request says it came by', async () => {
    for (const proto of ['http', 'https']) {
      const { headers } = await get('/', { 'x-forwarded-proto': proto });
      const [session = '', page = ''] = headers.getSetCookie();
      expect(session).toMatch(/^__Host-shop_session=\S+; Path=\/; .*Secure; HttpOnly$/);
      expect(page).toMatch(/^XSRF-TOKEN=\S+; Path=\/; .*Secure$/);
      expect([...session.matchAll(/domain/gi)]).toEqual([]);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  test.each([
    '/',
    '/klaer',
    '/klaer/jakker',
    '/product/finnes-ikke',
    '/search/jakke',
    '/butikker',
    '/butikker/oslo',
    '/checkout',
    '/logg-inn',
    '/registrer',
    '/favoritter',
    '/kundeavis',
    '/kampanjer',
    '/blogg',
    '/merker',
    '/hvordan-kle-barna',
    '/dette-trenger-barnet-til-barnehagestart',
    '/terms',
    '/min-side',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/varer-1.xml',
    '/sitemap/kategorier.xml',
    '/api/docs',
    '/api/v1/shops',
    '/api/v1/settings',
    '/api/v1/tenant',
    '/api/v1/categories',
    '/api/v1/campaigns',
    '/api/v1/promocodes',
  ])('%s of an empty catalogue is no fault of the server', async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
  });

  test('a database that holds a demo is refused', { timeout: 60_000 }, async () => {
    const demo = await copyOfAcceptance(inject('postgresUrl'), `mark_${randomBytes(6).toString('hex')}`);
    await expect(startShopProcesses(demo, 1, liveSettings)).rejects.toThrow('The database holds a demo');
  });

  test('no demo opens on its database', { timeout: 60_000 }, async () => {
    const demo = startShopProcesses(databaseUrl, 1, { SHOP_MODE: 'demo', SHOP_DATA: 'demo' });
    await expect(demo).rejects.toThrow('The database is a live shop');
  });

  test('what is missing ends the start in one line', { timeout: 60_000 }, async () => {
    const opening = startShopProcesses(databaseUrl, 1, { SHOP_MODE: '', NODE_ENV: 'production' });
    await expect(opening).rejects.toThrow(
      'does not open without PUBLIC_URL with https://, SMTP_URL, SESSION_SECRET, the keys of a payment provider',
    );
  });
});
