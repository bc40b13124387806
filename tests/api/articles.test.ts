import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { articleDetailRecord, availability } from '#contract/article.ts';
import { resolved } from '../structured-data/google-fields.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const api = (path: string) => shop.get(`/api/v1/articles/${path}`);
const moved = async (path: string) => {
  const { status, headers } = await shop.get(path);
  return [status, headers.get('location')];
};
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );

describe('an article', () => {
  test('API-16 DEC-03 has the shape of the contract', async () => {
    const { status, body } = await api('1001');
    expect(status).toBe(200);
    expect(articleDetailRecord.parse(body)).toEqual(body);
    expect(body).toMatchObject({ ArticleID: 1001, Slug: 'heldre-jan-mayen-skalljakke', VisibleOnWeb: 1 });
  });

  test('ENT-29 ENT-30 DEC-73 a variant tells its shops by quantity, then id, and how many they are', async () => {
    const { body } = await api('1001');
    expect(body.Variants[0]).toMatchObject({
      EanNo: '7000000100116',
      Availability: 4,
      Shops: [
        { id: 1, qty: 5 },
        { id: 55, qty: 4 },
        { id: 2, qty: 2 },
        { id: 3, qty: 1 },
      ],
    });
    expect(body.Variants[2]).toMatchObject({ Availability: 0, Shops: [] });
  });

  test('DEC-39 its pictures come by colour and side', async () => {
    const { body } = await api('1001');
    expect(body.Pictures.length).toBeGreaterThan(0);
    expect(body.Pictures[0]).toMatchObject({ view: 'front', colorId: body.Variants[0].Color.id });
  });

  test('DEC-70 the end of the campaign that gives the price', async () => {
    await shop.database.query(
      "UPDATE campaign_articles SET ends_at = '2099-06-30T22:00:00Z' WHERE campaign_article_id = 501",
    );
    await soon(async () => expect((await api('1002')).body.PriceUntil).toBe('2099-06-30T22:00:00.000Z'));
    expect((await api('1001')).body.PriceUntil).toBeNull();
  });

  test('DEC-09 DEC-10 by name: each of two with one name has its own', async () => {
    expect((await api('name/heldre-jan-mayen-skalljakke')).body.ArticleID).toBe(1001);
    expect((await api('name/heldre-jan-mayen-skalljakke-1006')).body.ArticleID).toBe(1006);
    expect((await api('name/heldre-jan-mayen-skalljakke-1001')).body.Slug).toBe('heldre-jan-mayen-skalljakke');
    expect((await api('name/finnes-ikke')).status).toBe(404);
  });

  test('DEC-38 a hidden one is answered without variants, and not found by a guess at its id', async () => {
    const { status, body } = await api('1007');
    expect([status, body.VisibleOnWeb, body.Variants, body.Pictures]).toEqual([200, 0, [], []]);
    const guess = await api('name/noe-annet-1007');
    expect(guess.status).toBe(404);
    expect(JSON.stringify(guess.body)).not.toContain('Skjult');
  });

  test('API-16 unknown ids and what is no id are 404', async () => {
    for (const id of ['99999', '0', '99999999999999', 'abc', '-1']) expect((await api(id)).status, id).toBe(404);
  });

  test('API-17 DEC-61 availability is fresh from the database, only quantities above 0', async () => {
    const jackets = (await api('availability/1001')).body;
    expect(availability.parse(jackets)).toEqual(jackets);
    expect(jackets[2]).toMatchObject({ EanNo: '7000000100130', Availability: 0, Shops: [] });
    await shop.database.query("UPDATE stock SET qty = 1 WHERE ean = '7000000100512'");
    const { body, headers } = await api('availability/1005');
    expect(body).toMatchObject([{ EanNo: '7000000100512', Availability: 1, Shops: [{ id: 1, qty: 1 }] }]);
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
    expect((await api('availability/1007')).body).toEqual([]);
    expect((await api('availability/99999')).status).toBe(404);
  });
});

describe('addresses of articles', () => {
  test('queries that change no page go with a visitor who is sent on', async () => {
    const { headers } = await shop.get('/product/1001?utm_source=brev&gclid=a%20b');
    expect(headers.get('location')).toBe('/product/heldre-jan-mayen-skalljakke?utm_source=brev&gclid=a+b');
    const alias = await shop.get('/article/1001?utm_source=brev');
    expect(alias.headers.get('location')).toBe('/product/1001?utm_source=brev');
  });

  test('W05 ROUTE-24 DEC-08 by id moves on to the name, for now', async () => {
    expect(await moved('/article/1001')).toEqual([301, '/product/1001']);
    expect(await moved('/product/1001')).toEqual([302, '/product/heldre-jan-mayen-skalljakke']);
    expect(await moved('/product/1006')).toEqual([302, '/product/heldre-jan-mayen-skalljakke-1006']);
    expect(await moved('/product/1008')).toEqual([302, '/product/padleare-karbon']);
  });

  test('DEC-10 DEC-11 another form of the name moves on for good', async () => {
    expect(await moved('/product/heldre-jan-mayen-skalljakke-1001')).toEqual([
      301,
      '/product/heldre-jan-mayen-skalljakke',
    ]);
    expect(await moved('/product/Padle%C3%A5re%20Karbon')).toEqual([301, '/product/padleare-karbon']);
  });

  test('W05 DEC-38 UI-19 ERR-27 a hidden article leads home, is told of in the log and nowhere else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const path of ['/product/1007', '/product/skjult-jakke']) {
      const { status, headers, body } = await shop.get(path);
      expect([path, status, headers.get('location'), body]).toEqual([path, 302, '/', '']);
    }
    expect(log.mock.calls).toEqual([
      ['Error: Article marked not visible for web'],
      ['Error: Article marked not visible for web'],
    ]);
    log.mockRestore();
    for (const path of ['/', '/klaer', '/klaer/jakker/skalljakker', '/product/x-1007', '/sitemap/varer-1.xml']) {
      expect((await shop.get(path)).body, path).not.toMatch(/skjult[ -]jakke/i);
    }
  });

  test('W05 DEC-40 an unknown article is 404 with the not-found screen', async () => {
    for (const path of ['/product/99999', '/product/finnes-ikke', '/product/99999999999999999999']) {
      const { status, body } = await shop.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain('Siden finnes ikke');
    }
  });

  test('DEC-12 without a name it leads home', async () => {
    expect(await moved('/product')).toEqual([302, '/']);
  });
});

describe('the page of an article', () => {
  test('DEC-05 DEC-39 is rendered with its content', async () => {
    const { status, body } = await shop.get('/product/heldre-jan-mayen-skalljakke');
    expect(status).toBe(200);
    for (const text of [
      'Heldre Jan Mayen Skalljakke</h1>',
      '1\u00a0299,00\u00a0kr',
      'Finnes i 3 butikker',
      'Lignende varer',
      'Ingen omtaler ennå',
      'Velg størrelse',
      'Velg farge',
    ])
      expect(body, text).toContain(text);
  });

  test('TXT-13 a variant in the address is picked on the server, under the same canonical address', async () => {
    const { body } = await shop.get('/product/heldre-jan-mayen-skalljakke?storrelse=m&farge=bla');
    expect(body).toContain('Størrelse: <b>M</b>');
    expect(body).toContain('>Utsolgt<');
    expect(headOf(body)).toContain('<link rel="canonical" href="/product/heldre-jan-mayen-skalljakke"/>');
  });

  test('DEC-72 TXT-18 ENT-24 pant and the nutrition declaration', async () => {
    const { body } = await shop.get('/product/energidrikk-blabaer');
    expect(body).toContain('inkl. pant 3,00\u00a0kr');
    expect(body).toContain('Næringsinnhold');
  });

  test('DEC-86 what is only collected, or only reserved, says so', async () => {
    expect((await shop.get('/product/fjellstovel-nordvei')).body).toContain('Kan bare hentes i butikk');
    expect((await shop.get('/product/tursekk-50l')).body).toContain('Kan bare reserveres og betales i butikk');
  });
});

describe('what machines see', () => {
  test('title, summary and Open Graph', async () => {
    const head = headOf((await shop.get('/product/alpinbriller-pro')).body);
    expect(head).toContain('<title>Alpinbriller Pro – Nordvarde</title>');
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(head).toContain('<meta property="og:title" content="Alpinbriller Pro"/>');
    expect(head).toMatch(/<meta property="og:image" content="[^"]+-960\.webp"/);
  });

  test('the picture of Open Graph exists', async () => {
    const head = headOf((await shop.get('/product/alpinbriller-pro')).body);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    const { status, headers } = await shop.get(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('structured data: the product with an offer per shop, and the way to it', async () => {
    const [goods, trail] = structured((await shop.get('/product/alpinbriller-pro')).body);
    const [product] = resolved(goods);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Alpinbriller Pro',
      gtin13: '7000000100314',
      offers: {
        price: 500,
        priceCurrency: 'NOK',
        availability: 'https://schema.org/InStock',
        availableAtOrFrom: [{ '@type': 'SportingGoodsStore', branchCode: '101', address: { postalCode: '0155' } }],
      },
    });
    expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual([
      'Forside',
      'Vintersport',
      'Hjelmer & alpinbriller',
      'Alpinbriller',
      'Alpinbriller Pro',
    ]);
  });

  test('robots.txt names the sitemap and keeps the API and the checkout out', async () => {
    const { status, headers, body } = await shop.get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Disallow: /api/v1/');
    expect(body).toContain('Disallow: /checkout');
    expect(body).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  });

  test('the sitemap is split by kind, and every address in it is a page', { timeout: 60_000 }, async () => {
    const index = await shop.get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = locations(index.body);
    expect(files.map((file) => file.slice(shop.url.length))).toEqual([
      '/sitemap/varer-1.xml',
      '/sitemap/kategorier.xml',
      '/sitemap/sider.xml',
      '/sitemap/butikker.xml',
      '/sitemap/blogg.xml',
    ]);
    const pages = (
      await Promise.all(files.map(async (file) => locations((await shop.get(file.slice(shop.url.length))).body)))
    ).flat();
    expect(pages).toContain(`${shop.url}/vintersport/hjelmer-&-alpinbriller`);
    expect(pages).toContain(`${shop.url}/product/padleare-karbon`);
    for (const path of ['/blogg', '/blogg/kategori/guider', '/blogg/ullguiden'])
      expect(pages).toContain(shop.url + path);
    expect(pages).not.toContain(`${shop.url}/product/skjult-jakke`);
    const one = pages.filter((page) => !/ullgenser-(0[2-9]|[1-4]\d)$/.test(page)); // one of the 45 that are alike (FIX-13)
    expect(one.length).toBe(pages.length - 44);
    for (const page of one) expect([page, (await shop.get(page.slice(shop.url.length))).status]).toEqual([page, 200]);
  });

  test('a sitemap that does not exist is 404', async () => {
    for (const name of ['varer-2', 'varer-0', 'varer-x', 'noe']) {
      expect((await shop.get(`/sitemap/${name}.xml`)).status, name).toBe(404);
    }
  });
});

describe('with a public address', () => {
  let published: TestShop;
  beforeAll(async () => {
    published = await startTestShop({ PUBLIC_URL: 'https://nordvarde.example' });
  });
  afterAll(() => published.stop());

  test('absolute addresses are below it, whatever name the shop is asked under', async () => {
    const { body } = await published.get('/product/alpinbriller-pro');
    expect(headOf(body)).toContain('<link rel="canonical" href="https://nordvarde.example/product/alpinbriller-pro"/>');
    expect(headOf(body)).toContain('content="https://nordvarde.example/bilder/');
    expect((await published.get('/robots.txt')).body).toContain('Sitemap: https://nordvarde.example/sitemap.xml');
    expect(locations((await published.get('/sitemap.xml')).body)[0]).toBe(
      'https://nordvarde.example/sitemap/varer-1.xml',
    );
  });

  test('a move stays a path', async () => {
    const { headers } = await published.get('/product/1001');
    expect(headers.get('location')).toBe('/product/heldre-jan-mayen-skalljakke');
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
}
