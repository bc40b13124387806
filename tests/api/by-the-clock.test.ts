import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

/** What starts and ends by the clock alone, in everything the shop caches: a test clock stands for the server's own. */
const minute = 60_000;
const begun = Date.now();
const start = begun + 10 * minute;
const end = start + 30 * minute;

let shop: TestShop;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  shop = await startTestShop();
  const times = [new Date(start), new Date(end)];
  await shop.database.execute(
    `INSERT INTO campaigns (campaign_id, name, starts_at, ends_at, combined) VALUES (70, 'Nattsalg', $1, $2, true)`,
    times,
  );
  await shop.database.execute(
    `INSERT INTO campaign_articles (campaign_id, article_id, price, label_type, starts_at, ends_at)
     VALUES (70, 1003, 77, 'price', $1, $2)`,
    times,
  );
  await shop.database.execute(
    `INSERT INTO campaigns (campaign_id, name, starts_at, ends_at) VALUES (71, 'Bare ord', $1, $2)`,
    [new Date(start + minute), new Date(end + minute)],
  );
  await shop.database.execute(
    `INSERT INTO blog_posts (title, slug, body, published_at) VALUES ('Nattguiden', 'nattguiden', '<p>Hei</p>', $1)`,
    [new Date(start)],
  );
  // The last one is in force already: when its price is shown, everything before it has been read.
  await shop.database.execute(
    `INSERT INTO campaign_articles (article_id, price, label_type, starts_at) VALUES (1002, 66, 'price', $1)`,
    [new Date(begun - minute)],
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.stop();
});

const pages = [
  '/kampanjer',
  '/product/alpinbriller-pro',
  '/blogg',
  '/api/v1/campaigns',
  '/api/v1/articles/1003',
] as const;

/** What each of them shows, asked twice, so that the second answer is a cached one. */
async function shown(at: number) {
  vi.setSystemTime(at);
  await Promise.all(pages.map((path) => shop.get(path)));
  const [list = '', article = '', blog = '', campaigns, record] = await Promise.all(
    pages.map(async (path) => (await shop.get(path)).body),
  );
  return {
    card: list.includes('Nattsalg'),
    words: list.includes('Bare ord'),
    campaigns: campaigns.data.some(({ id }: { id: number }) => id === 70),
    price: record.GrossPrice,
    priceOnPage: article.includes('product:price:amount" content="77"'),
    page: (await shop.get('/kampanjer/70')).status,
    combined: (await shop.get('/api/v1/campaigns/combined/articles')).body.some(
      ({ campaign_id }: { campaign_id: number }) => campaign_id === 70,
    ),
    post: blog.includes('Nattguiden'),
    postPage: (await shop.get('/blogg/nattguiden')).status,
    feed: (await shop.get('/blogg/rss.xml')).body.includes('Nattguiden'),
  };
}

const without = { card: false, campaigns: false, page: 404, combined: false, priceOnPage: false };

test('DEC-25 ENT-35 a campaign is shown from its first millisecond to its last in pages and answers that are cached', async () => {
  await expect
    .poll(async () => (await shop.get('/api/v1/articles/1002')).body.GrossPrice, { timeout: 10_000 })
    .toBe(66);
  const ordinary = (await shown(begun + 1)).price;
  expect(await shown(start - 1)).toMatchObject({
    ...without,
    price: ordinary,
    post: false,
    postPage: 404,
    feed: false,
  });

  const during = { card: true, campaigns: true, page: 200, combined: true, priceOnPage: true, price: 77 };
  expect(await shown(start)).toMatchObject({ ...during, words: false, post: true, postPage: 200, feed: true });
  expect(await shown(start + minute)).toMatchObject({ ...during, words: true });
  expect(await shown(end - 1)).toMatchObject(during);

  expect(await shown(end)).toMatchObject({ ...without, price: ordinary, words: true, post: true });
  expect(await shown(end + minute)).toMatchObject({ ...without, price: ordinary, words: false });
});

test('DEC-33 no browser may cache an answer beyond the next start or end', async () => {
  const now = end + 2 * minute;
  vi.setSystemTime(now);
  await shop.database.execute(
    `INSERT INTO campaigns (campaign_id, name, starts_at, ends_at) VALUES (72, 'Snart slutt', $1, $2)`,
    [new Date(begun), new Date(now + 42_500)],
  );
  await expect
    .poll(async () => (await shop.get('/api/v1/articles/brand')).headers.get('cache-control'))
    .toBe('public, max-age=42, must-revalidate');
});
