import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import type { Database } from '#server/database/connection/client.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';

let server: ThrowAwayDatabase;
let db: Database;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
}, 60_000);

beforeEach(() => loadAcceptance(db));

afterAll(() => server.close());

const points = async (articleId: number) =>
  (
    await db.query<{ price: number }>('SELECT price FROM price_points WHERE article_id = $1 ORDER BY at', [articleId])
  ).map(({ price }) => price);

const newArticle = `
  INSERT INTO articles (article_id, article_no, name, slug, suggested_price, main_group_id)
  VALUES (2000, '2000', 'Ny', 'ny', 500, 1)`;

test('L6 a changed list price is written down, a price set and set again in one transaction once', async () => {
  await db.execute('UPDATE articles SET suggested_price = 350 WHERE article_id = 1005');
  await db.transaction(async (tx) => {
    await tx.execute('UPDATE articles SET suggested_price = 1 WHERE article_id = 1005');
    await tx.execute('UPDATE articles SET suggested_price = 300 WHERE article_id = 1005');
  });
  await db.execute("UPDATE articles SET name = 'Alpinstaver' WHERE article_id = 1005");
  expect(await points(1005)).toEqual([399, 350, 300]);
});

test('L6 a new article has a price from its first day; a loader that knows the past is left alone', async () => {
  await db.execute(newArticle);
  expect(await points(2000)).toEqual([500]);
  await db.execute('DELETE FROM articles WHERE article_id = 2000');
  await db.transaction(async (tx) => {
    await tx.execute(newArticle);
    await tx.execute(`INSERT INTO price_history (article_id, source, price, valid_from, valid_to) VALUES
      (2000, 'list', 600, now() - interval '90 days', now() - interval '9 days'),
      (2000, 'list', 500, now() - interval '9 days', NULL)`);
  });
  expect(await points(2000)).toEqual([600, 500]);
});

test('L6 campaign and club prices count, the lowest at each time', async () => {
  expect(await points(1002)).toEqual([1599, 999]);
  await db.execute(`INSERT INTO campaign_articles (article_id, price, label_type, starts_at, ends_at)
    VALUES (1005, 299, 'club', now() - interval '20 days', now() - interval '15 days'),
           (1005, NULL, 'multi', now() - interval '12 days', NULL)`);
  expect(await points(1005)).toEqual([399, 299, 399]);
});

test('L6 a campaign price that was asked is not forgotten with its row, one that never came is', async () => {
  await db.execute('DELETE FROM campaign_articles WHERE campaign_article_id = 501');
  expect(await points(1002)).toEqual([1599, 999, 1199]);
  await db.execute('UPDATE campaign_articles SET price = 1099 WHERE campaign_article_id = 502');
  expect(await db.query("SELECT price FROM price_history WHERE source = 'campaign' ORDER BY price")).toEqual([
    { price: 999 },
    { price: 1199 },
  ]);
  await db.execute(`INSERT INTO campaign_articles (campaign_article_id, article_id, price, label_type, starts_at)
    VALUES (600, 1005, 99, 'price', now() + interval '1 day')`);
  await db.execute('DELETE FROM campaign_articles WHERE campaign_article_id = 600');
  expect(await points(1005)).toEqual([399]);
});

test('the prices of one article are worked out from its own history alone', async () => {
  const plan = await db.transaction(async (tx) => {
    // A table of a few rows is read whole whatever is asked of it.
    await tx.execute('SET LOCAL enable_seqscan = off');
    return tx.query<{ 'QUERY PLAN': string }>('EXPLAIN SELECT at, price FROM price_points WHERE article_id = 1005');
  });
  const lines = plan.map((row) => row['QUERY PLAN']);
  const reads = lines.filter((line) => / Scan /.test(line) && !line.includes('Subquery Scan'));
  expect(reads.length).toBeGreaterThan(0);
  expect(
    reads.filter(
      (line) => !/(price_history_article|campaign_articles_article_id)/.test(line) && !/Bitmap Heap/.test(line),
    ),
  ).toEqual([]);
});
