import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, noLimits } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Stands where Varnish would, and notes what it is told to drop. */
const purged: string[] = [];
const varnish = createServer(({ method, headers }, response) => {
  if (method === 'PURGE') purged.push(...String(headers['xkey-purge']).split(' '));
  response.end();
});

let shop: TestShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => varnish.listen(0, '127.0.0.1', resolve));
  const { port } = varnish.address() as AddressInfo;
  shop = await startTestShop({ ...noLimits, PUBLIC_PAGES: '1', VARNISH_URLS: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await shop.stop();
  varnish.close();
});

const page = async (path: string, cookie = '') => {
  const answer = await fetch(shop.url + path, { headers: { cookie } });
  return { headers: answer.headers, status: answer.status, text: await answer.text() };
};
const public10Minutes = 'public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400';

describe.each(['/', '/klaer/jakker', '/product/padleare-karbon', '/search/jakke', '/butikker', '/favoritter'])(
  'the page %s',
  (path) => {
    test('is the same bytes for a newcomer, a visitor and a customer, without a cookie for anybody', async () => {
      const loggedIn = await customer(shop);
      const cookies = ['', (await shop.visitor()).cookie(), loggedIn.cookie()];
      const answers = [];
      for (const cookie of cookies) answers.push(await page(path, cookie));
      const texts = new Set(answers.map(({ text }) => text));
      expect(texts.size).toBe(1);
      for (const cookie of cookies.flatMap((text) => text.split('; ')).filter((text) => text !== ''))
        expect([...texts][0]).not.toContain(cookie.slice(cookie.indexOf('=') + 1));
      for (const { headers, status } of answers) {
        expect(status).toBe(200);
        expect(headers.getSetCookie()).toEqual([]);
        expect(headers.get('vary')).toBe('accept-encoding');
        expect(headers.get('cache-control')).toBe(public10Minutes);
        expect(headers.get('surrogate-key')?.split(' ')[0]).toBe('pages');
      }
    });

    test('is 304 for who has it', async () => {
      const etag = (await page(path)).headers.get('etag') ?? '';
      const answer = await fetch(shop.url + path, { headers: { 'if-none-match': etag } });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('cache-control')).toBe(public10Minutes);
    });
  },
);

test.each(['/checkout', '/logg-inn', '/registrer', '/min-side', '/nullstill-passord/abc', '/finnes-ikke'])(
  '%s stays between the shop and the visitor',
  async (path) => {
    const { headers } = await page(path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('surrogate-key')).toBeNull();
    expect(headers.getSetCookie()).toHaveLength(2);
    const visitor = await shop.visitor();
    expect((await page(path, visitor.cookie())).headers.getSetCookie()).toEqual([]);
  },
);

describe('the call that gives a page its session', () => {
  const ask = (cookie = '') => fetch(`${shop.url}/api/v1/session`, { headers: { cookie } });
  const namesIn = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

  test('DEC-105 is 204 and never cached, with both cookies for a newcomer, with which a write passes', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'private, no-store']);
    expect(namesIn(answer)).toEqual(['shop_session', 'XSRF-TOKEN']);
    const visitor = await shop.visitor();
    expect((await visitor.send('POST', '/api/v1/articles/search', { query: 'jakke' })).status).toBe(200);
  });

  test('gives who has a session what is missing, and no other session', async () => {
    const visitor = await shop.visitor();
    expect(namesIn(await ask(visitor.cookie()))).toEqual([]);
    const session = visitor.cookie().split('; ')[0] ?? '';
    const [again = ''] = (await ask(session)).headers.getSetCookie();
    expect(again).toContain(`XSRF-TOKEN=${visitor.token};`);
    const [mended = ''] = (await ask(`${session}; XSRF-TOKEN=of-another`)).headers.getSetCookie();
    expect(mended).toContain(`XSRF-TOKEN=${visitor.token};`);
  });
});

test('a changed article is dropped by its key, and its page is made anew', async () => {
  const before = await page('/product/padleare-karbon');
  const keys = before.headers.get('surrogate-key')?.split(' ') ?? [];
  const [row] = await shop.database.query<{ article_id: number }>(
    `UPDATE articles SET name = name || ' II' WHERE name = 'Padleåre Karbon' RETURNING article_id`,
  );
  const key = `a${row?.article_id}`;
  expect(keys).toContain(key);
  await expect.poll(() => purged).toContain(key);
  expect((await page('/product/padleare-karbon')).text).toContain('Padleåre Karbon II');
});

test('what is published beside the catalogue drops every page', async () => {
  await expect.poll(() => purged).toContain('pages'); // told when the process opens
  purged.length = 0;
  await shop.database.query(`UPDATE shops SET phone = '55 55 55 55' WHERE shop_id = (SELECT min(shop_id) FROM shops)`);
  await expect.poll(() => purged).toContain('pages');
});
