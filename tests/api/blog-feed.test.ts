import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: 'https://butikk.example' });
});
afterAll(() => shop.stop());

const feed = () => shop.get('/blogg/rss.xml');
const textOf = (xml: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1];

test('GEN-12 DEC-23 the feed has the posts, whole, with whole addresses', async () => {
  const { status, headers, body } = await feed();
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(textOf(body, 'title')).toBe('Bloggen til Nordvarde');
  expect(textOf(body, 'language')).toBe('nb-NO');
  const [, item = ''] = body.split('<item>');
  expect(textOf(item, 'title')).toBe('Ullguiden');
  expect(textOf(item, 'link')).toBe('https://butikk.example/blogg/ullguiden');
  expect(textOf(item, 'category')).toBe('Guider');
  expect(new Date(textOf(item, 'pubDate') ?? '').toUTCString()).toBe(textOf(item, 'pubDate'));
  expect(item).toContain('href=&quot;https://butikk.example/product/1007&quot;');
  expect(item).not.toContain('href=&quot;/');
});

test('GEN-12 the pages of the blog tell where it is', async () => {
  for (const path of ['/blogg', '/blogg/ullguiden', '/blogg/kategori/guider']) {
    expect((await shop.get(path)).body).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="https:\/\/butikk\.example\/blogg\/rss\.xml"/,
    );
  }
});

test('whatever a title holds, the feed stays XML', async () => {
  await shop.database.execute(
    `UPDATE blog_posts SET title = 'Ull & <dun> "først"' || chr(7), body = '<p>]]> &amp; slutt</p>'`,
  );
  await expect
    .poll(async () => (await feed()).body, { timeout: 3000 })
    .toContain('Ull &amp; &lt;dun&gt; &quot;først&quot;</title>');
  const { body } = await feed();
  expect(body).toContain('&lt;p&gt;]]&amp;gt; &amp;amp; slutt&lt;/p&gt;');
  // Nothing is left but elements and text whose signs are escaped.
  expect(
    body.replaceAll(/<\/?[a-z]+(:[a-z]+)?( [a-zA-Z:]+="[^"<]*")*\/?>|<\?xml[^>]*\?>|&(amp|lt|gt|quot);/gi, ''),
  ).not.toMatch(/[<>&]/);
});
