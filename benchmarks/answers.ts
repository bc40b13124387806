/**
 * How long does a shopper wait for each kind of answer, over HTTP, one after the other? And what does the shop weigh:
 * memory, time to start, the code of a first visit. The limits are those promised for a loaded shop (R24, R41).
 *
 *   node benchmarks/answers.ts [articles] [rounds]
 */
import { brotliCompressSync } from 'node:zlib';
import { demoEmail, demoPassword } from '#demo/demo-login.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { textTable } from '../scripts/terminal/text-table.ts';
import { noLimits } from '../tests/api/customers.ts';
import { reservationOf } from '../tests/api/paying-shop.ts';
import { openPage, type TestAnswer } from '../tests/api/test-shop.ts';
import { type Figure, noteFigure, shareOfLimit } from './figures.ts';
import { openDemoShop } from './open-demo-shop.ts';

const articles = Number(process.argv[2] ?? 2400);
const rounds = Number(process.argv[3] ?? 200);
const limits = { page: 300, search: 200, checkout: 500, login: 500, firstLoad: 120, start: 10 };
const figures: Figure[] = [];

const shop = await openDemoShop(articles, { ...noLimits, ORDER_LIMIT: '1000000' });
try {
  note('start, with the catalogue in memory', shop.startSeconds, 's', limits.start * Math.max(1, articles / 20_000));
  const goods = await someGoods();
  const visitor = await openPage(shop.url);
  const get = (path: string) => () => visitor.get(path);
  const post = (path: string, body: object) => () => visitor.send('POST', path, body);
  const search = (body: object) => post('/api/v1/articles/search', { aggregations: true, take: 20, ...body });
  let count = 0;
  // A price nobody has asked for before, so that nothing is cached.
  const price = () => ({ field: 'GrossPrice', op: 'between', values: [1 + count++, 5_000] });
  const main = { field: 'MainGroupID', op: 'eq', value: 1 };

  await measure('list', limits.search, get('/api/v1/categories/1/articles?orderBy=BestsellerQty'));
  await measure('filtered list with facets', limits.search, () => search({ filters: [main, price()] })());
  await measure('search of three words', limits.search, () =>
    search({ query: 'rød jakke dame', filters: [price()] })(),
  );
  await measure('article', limits.search, get(`/api/v1/articles/${goods.articleId}`));
  await measure('cached page', limits.page, get('/klaer'));
  await measure('page rendered anew', limits.page, () => get(`/klaer?pris=${1 + count++}-5000`)());
  const items = [{ EanNo: goods.ean, Count: 1, CampaignArticleID: null }];
  await measure(
    'cart check',
    limits.checkout,
    post('/api/v1/cart/validate', { items, ShopID: goods.shopId, delivery: 0 }),
  );
  await measure(
    'reservation',
    limits.checkout,
    post('/api/v1/reservations', reservationOf(goods.shopId, { ean: goods.ean })),
  );
  await measure('login', limits.login, async () => {
    const newcomer = await openPage(shop.url);
    return newcomer.send('POST', '/api/v1/customers/login', { email: demoEmail, password: demoPassword });
  });
  note('memory of the process', process.memoryUsage().rss / 2 ** 20, 'MB', null);
  for (const [screen, path, limit] of [
    ['home', '/', null],
    ['list', '/klaer', limits.firstLoad],
    ['article', `/product/${goods.slug}`, null],
    ['checkout', '/checkout', null],
  ] as const) {
    note(`first-load JavaScript of ${screen}, brotli`, await firstLoad(path), 'kB', limit);
  }
} finally {
  await shop.close();
}
console.log(
  textTable(
    figures.map((figure) => {
      const share = shareOfLimit(figure);
      const limit = figure.limit === null ? '' : `limit ${figure.limit} ${figure.unit}`;
      return [
        figure.what,
        `${figure.figure.toFixed(1)} ${figure.unit}`,
        limit,
        share !== null && share > 1 ? 'OVER' : '',
      ];
    }),
  ),
);
process.exit(figures.some((figure) => (shareOfLimit(figure) ?? 0) > 1) ? 1 : 0);

function note(what: string, figure: number, unit: string, limit: number | null): void {
  const noted: Figure = { what: `${what}, ${articles} articles`, figure, unit, limit, bound: 'most' };
  figures.push(noted);
  noteFigure(noted);
}

/** One after the other; 95 of 100 are answered within the figure. */
async function measure(what: string, limit: number, ask: () => Promise<TestAnswer>): Promise<void> {
  const times: number[] = [];
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    const begun = performance.now();
    const { status } = await ask();
    if (status >= 300) throw new Error(`${what} was answered with ${status}`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  note(`${what}, p95`, times[Math.floor((times.length - 1) * 0.95)] ?? 0, 'ms', limit);
}

/** Something that can be reserved as often as it is measured. */
async function someGoods() {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    const [goods] = await database.query<{ ean: string; shopId: number; articleId: number; slug: string }>(
      `UPDATE stock SET qty = 1000000
        WHERE (ean, shop_id) = (SELECT ean, shop_id FROM stock JOIN variants USING (ean) JOIN articles a USING (article_id)
                                 WHERE qty > 0 AND shop_id < 900 AND a.slug = 'vidda-3-lags-skalljakke' LIMIT 1)
      RETURNING ean, shop_id AS "shopId", (SELECT article_id FROM variants v WHERE v.ean = stock.ean) AS "articleId",
                'vidda-3-lags-skalljakke' AS slug`,
    );
    if (goods === undefined) throw new Error('nothing to reserve');
    return goods;
  } finally {
    await database.close();
  }
}

/** What a browser fetches before the page is alive: the files named in the page's own head. */
async function firstLoad(path: string): Promise<number> {
  const html = await (await fetch(shop.url + path)).text();
  const files = /<meta name="code" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const sizes = await Promise.all(
    files.map(async (file) => {
      const code = Buffer.from(await (await fetch(shop.url + file)).arrayBuffer());
      return brotliCompressSync(code).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
