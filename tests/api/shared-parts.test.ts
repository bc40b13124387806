import { afterAll, expect, test } from 'vitest';
import { startTestShop } from './test-shop.ts';

const shop = await startTestShop();
afterAll(() => shop.stop());

/** Each with a price of its own, so that it is made and not cached. */
let asked = 0;
async function madeAnew(path: string): Promise<string> {
  asked += 1;
  const { status, body } = await shop.get(`${path}?pris=${asked}-50000`);
  expect(status).toBe(200);
  return body;
}

function headerOf(page: string) {
  const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? '';
  return {
    current: [...header.matchAll(/<a aria-current="page" href="([^"]*)"/g)].map(([, to]) => to),
    searched: /<input type="search"[^>]* value="([^"]*)"/.exec(header)?.[1] ?? '',
  };
}

test('UI-32 pages share their header, and each has its own current entry and its own search in it', async () => {
  for (const round of [1, 2]) {
    expect(headerOf(await madeAnew('/klaer')), `round ${round}`).toEqual({ current: ['/klaer'], searched: '' });
    expect(headerOf(await madeAnew('/dame'))).toEqual({ current: ['/dame'], searched: '' });
    expect(headerOf(await madeAnew('/search/jakke'))).toEqual({ current: [], searched: 'jakke' });
    expect(headerOf(await madeAnew('/search/bukse'))).toEqual({ current: [], searched: 'bukse' });
    expect(headerOf(await madeAnew('/se%61rch/genser')).searched).toBe('genser');
  }
});

test('lists of one category share what stands around their articles, and each category has its own', async () => {
  const crumb = (page: string) => /<li aria-current="page"[^>]*>([^<]*)</.exec(page)?.[1];
  const first = await madeAnew('/klaer');
  await madeAnew('/sko');
  const again = await madeAnew('/klaer');
  expect([crumb(first), crumb(again), crumb(await madeAnew('/sko'))]).toEqual(['Klær', 'Klær', 'Sko']);
  const articles = (page: string) => page.match(/<article.*<\/article>/s)?.[0];
  expect(articles(again)).toBe(articles(first));
});
