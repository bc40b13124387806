import { gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Item = Readonly<Record<string, string>>;

async function items(): Promise<readonly Item[]> {
  const { body } = await shop.get('/feeds/google.xml');
  const document = new new Window().DOMParser().parseFromString(body, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.getElementsByTagName('item')].map((item) =>
    Object.fromEntries([...item.children].map((field) => [field.tagName.toLowerCase(), field.textContent])),
  );
}

describe('the goods for Google', () => {
  test('an item a variant of what is shown, with what Google asks for', async () => {
    const all = await items();
    const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM variants JOIN articles a USING (article_id) WHERE a.visible_on_web = 1',
    );
    expect(all).toHaveLength(count);
    expect(new Set(all.map((item) => item['g:id'])).size).toBe(count);
    for (const item of all) {
      for (const field of ['g:id', 'g:title', 'g:description', 'g:link', 'g:availability', 'g:price', 'g:condition']) {
        expect(item[field], `${field} of ${item['g:id']}`).toBeTruthy();
      }
      expect(item['g:price']).toMatch(/^\d+\.\d\d NOK$/);
      expect(item['g:gtin'] ?? item['g:mpn']).toBeTruthy();
      expect(item['g:identifier_exists']).toBe(item['g:gtin'] === undefined ? 'no' : undefined);
    }
  });

  test('variants of one article are a group, each with its own address, colour and size', async () => {
    const jackets = (await items()).filter((item) => item['g:item_group_id'] === '1001');
    expect(jackets.length).toBeGreaterThan(1);
    expect(new Set(jackets.map((item) => item['g:link'])).size).toBe(jackets.length);
    expect(jackets[0]).toMatchObject({
      'g:gtin': '7000000100116',
      'g:brand': 'Heldre',
      'g:gender': 'male',
      'g:age_group': 'adult',
      'g:product_type': expect.stringContaining(' > '),
    });
    const { status } = await shop.get(new URL(jackets[0]?.['g:link'] ?? '').pathname);
    expect(status).toBe(200);
    expect((await shop.get(new URL(jackets[0]?.['g:image_link'] ?? '').pathname)).headers.get('content-type')).toBe(
      'image/webp',
    );
  });

  test('DEC-70 a lawful before-price is the price, and what is asked is the sale', async () => {
    const article = (await shop.get('/api/v1/articles/1002')).body;
    const [item] = (await items()).filter(({ 'g:link': link }) => link?.includes(article.Slug));
    const sale = article.BeforePrice === null ? undefined : `${article.GrossPrice.toFixed(2)} NOK`;
    expect(item?.['g:sale_price']).toBe(sale);
    expect(item?.['g:price']).toBe(`${(article.BeforePrice ?? article.GrossPrice).toFixed(2)} NOK`);
  });

  test('comes compressed, is cached, and is not sent again to who has it', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${shop.url}/feeds/google.xml`, { headers });
    const plain = await ask({ 'accept-encoding': 'identity' });
    const packed = await ask({ 'accept-encoding': 'gzip' });
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(await plain.text()).toBe(await packed.text());
    expect(packed.headers.get('cache-control')).toBe('public, max-age=900');
    const again = await ask({ 'if-none-match': packed.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('what stands in which shop', () => {
  test('a line a variant and shop with pieces; the web stock is none', async () => {
    const { body, headers } = await shop.get('/feeds/google-local.tsv');
    expect(headers.get('content-type')).toContain('text/tab-separated-values');
    const text = Buffer.isBuffer(body) ? gunzipSync(body).toString() : String(body);
    const [head, ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(head).toEqual([
      'store_code',
      'id',
      'quantity',
      'availability',
      'price',
      'sale_price',
      'pickup_method',
      'pickup_sla',
    ]);
    const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM stock JOIN variants USING (ean) JOIN articles a USING (article_id)
         JOIN shops USING (shop_id)
        WHERE a.visible_on_web = 1 AND qty > 0 AND shop_id <> 55 AND closed = 0`,
    );
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      expect(row).toHaveLength(8);
      expect(['in_stock', 'limited_availability']).toContain(row[3]);
      expect(['buy', 'reserve']).toContain(row[6]);
    }
  });
});

test('a shop that does not want them has none', async () => {
  const quiet = await startTestShop({ MERCHANT_FEEDS: '0' });
  try {
    for (const path of ['/feeds/google.xml', '/feeds/google-local.tsv']) {
      expect((await quiet.get(path)).status).toBe(404);
    }
  } finally {
    await quiet.stop();
  }
});
