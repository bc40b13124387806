import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missedByGoogle, resolved } from '../structured-data/google-fields.ts';
import { readVocabulary, unknownToSchemaOrg } from '../structured-data/schema-org.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: 'https://nordvarde.example' });
});
afterAll(() => shop.stop());

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );

describe('structured data of pages', () => {
  const vocabulary = readVocabulary();
  test.each([
    ['/', ['OnlineStore', 'WebSite']],
    ['/product/alpinbriller-pro', ['Product', 'BreadcrumbList']],
    ['/product/heldre-jan-mayen-skalljakke', ['ProductGroup', 'BreadcrumbList']],
    ['/product/energidrikk-blabaer', ['Product', 'BreadcrumbList']],
    ['/butikker/oslo', ['SportingGoodsStore']],
    ['/klaer/jakker', ['BreadcrumbList']],
  ])('%s: schema.org knows it all, and Google misses nothing', async (path, types) => {
    const documents = structured((await shop.get(path)).body);
    expect(documents.flatMap((one) => resolved(one).map((node) => node['@type']))).toEqual(
      expect.arrayContaining(types),
    );
    for (const document of documents) {
      const { '@context': context, ...data } = document;
      expect(context).toBe('https://schema.org');
      expect(unknownToSchemaOrg(vocabulary, data)).toEqual([]);
      expect(await missedByGoogle(data)).toEqual([]);
    }
  });

  test('the search that the front page tells of finds', async () => {
    const [document] = structured((await shop.get('/')).body);
    const site = resolved(document).find((node) => node['@type'] === 'WebSite');
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://nordvarde.example/search/{search_term_string}' } },
    });
    expect((await shop.get('/search/jakke')).status).toBe(200);
  });
});

describe('the sitemap', () => {
  const entryOf = async (slug: string) => {
    const { body } = await shop.get('/sitemap/varer-1.xml');
    return (
      /<url>(?:(?!<\/url>).)*<\/url>/g[Symbol.match](body)?.find((entry) => entry.includes(`/product/${slug}<`)) ?? ''
    );
  };

  test('says when an article changed, and follows a change', async () => {
    const lastmod = async () => /<lastmod>(.*?)<\/lastmod>/.exec(await entryOf('alpinbriller-pro'))?.[1] ?? '';
    const before = await lastmod();
    expect(Number.isNaN(Date.parse(before))).toBe(false);
    await shop.database.execute("UPDATE articles SET description = 'Nye ord.' WHERE slug = 'alpinbriller-pro'");
    await soon(async () => expect(Date.parse(await lastmod())).toBeGreaterThan(Date.parse(before)));
  });

  test('names pictures that exist', async () => {
    const pictures = [...(await entryOf('alpinbriller-pro')).matchAll(/<image:loc>(.*?)<\/image:loc>/g)];
    expect(pictures.length).toBeGreaterThan(0);
    const address = new URL(pictures[0]?.[1] ?? '');
    expect(address.origin).toBe('https://nordvarde.example');
    expect((await shop.get(address.pathname)).status).toBe(200);
  });

  test('pages and posts have their day', async () => {
    expect((await shop.get('/sitemap/sider.xml')).body).toMatch(/\/retur<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  });
});

describe('the web app', () => {
  test('has a manifest whose icons are there in their sizes', async () => {
    const page = await shop.get('/');
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page.body).toContain('<link rel="apple-touch-icon" href="/ikoner/180.png">');
    const { body, headers } = await shop.get('/manifest.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    const manifest = typeof body === 'string' ? JSON.parse(body) : body;
    expect(manifest).toMatchObject({ name: 'Nordvarde', lang: 'nb', start_url: '/' });
    const icons: readonly { src: string; sizes: string; purpose: string }[] = manifest.icons;
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of [...icons, { src: '/ikoner/180.png', sizes: '180x180' }]) {
      const png = Buffer.from(await (await fetch(shop.url + src)).arrayBuffer());
      const { width, height } = await sharp(png).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await shop.get('/ikoner/999.png')).status).toBe(404);
  });
});
