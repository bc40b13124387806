import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/connection/client.ts';

interface PricedArticle {
  readonly id: number;
  readonly slug: string;
}

let lastPrice = 70_000;

/** How long it takes, in milliseconds, from a price's commit until it is shown for good, for each change. */
export async function priceChanges(database: Database, url: string, times: number): Promise<number[]> {
  const articles = await database.query<PricedArticle>(
    `SELECT a.article_id AS id, a.slug FROM articles a
      WHERE a.visible_on_web = 1 AND NOT EXISTS (SELECT FROM campaign_articles c WHERE c.article_id = a.article_id)
      ORDER BY a.article_id LIMIT $1`,
    [times],
  );
  const took: number[] = [];
  for (const { id, slug } of articles) {
    const page = `${url}/product/${slug}`;
    lastPrice += 1;
    for (let time = 0; time < 2; time += 1) await textOf(page);
    await database.query('UPDATE articles SET suggested_price = $2 WHERE article_id = $1', [id, lastPrice]);
    took.push(await shownAfter(page, String(lastPrice)));
  }
  return took;
}

/** Until it is shown ten times running: both processes have had their turn. */
async function shownAfter(page: string, price: string): Promise<number> {
  const begun = performance.now();
  let shownSince: number | null = null;
  for (let running = 0; running < 10; ) {
    const isShown = (await textOf(page)).includes(price);
    const now = performance.now();
    if (now - begun > 20_000) return Number.POSITIVE_INFINITY;
    running = isShown ? running + 1 : 0;
    shownSince = isShown ? (shownSince ?? now) : null;
    await sleep(10);
  }
  return (shownSince ?? performance.now()) - begun;
}

async function textOf(page: string): Promise<string> {
  return (await fetch(page, { redirect: 'manual' })).text();
}
