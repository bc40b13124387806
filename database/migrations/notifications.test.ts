import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import type { Database } from '#server/database/connection/client.ts';
import { listen } from '#server/database/connection/listen.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';

let server: ThrowAwayDatabase;
let db: Database;
let heard: [channel: string, message: unknown][];
let stop: () => Promise<void>;

beforeAll(async () => {
  server = await startMigratedDatabase();
  db = server.database;
  await loadAcceptance(db);
  await new Promise<void>((connected) => {
    const listener = listen({
      url: server.url,
      channels: ['catalogue', 'stock'],
      onMessage: (channel, payload) => heard.push([channel, JSON.parse(payload)]),
      onConnect: connected,
    });
    stop = listener.close;
  });
}, 60_000);

afterAll(async () => {
  await stop();
  await server.close();
});

beforeEach(() => {
  heard = [];
});

/** Messages come in the order of the commits, so this one is heard after all that were said before. */
async function said(): Promise<unknown[]> {
  await db.query(`SELECT pg_notify('stock', '"end"')`);
  await expect.poll(() => heard.at(-1)).toEqual(['stock', 'end']);
  return heard.slice(0, -1);
}

test('a changed figure is told with ean, shop and quantity; one that stays is not', async () => {
  await db.execute("UPDATE stock SET qty = CASE shop_id WHEN 1 THEN 4 ELSE qty END WHERE ean = '7000000100116'");
  await db.execute('UPDATE stock SET qty = qty');
  await db.execute("INSERT INTO stock VALUES ('7000000100130', 3, 2)");
  await db.execute("DELETE FROM stock WHERE ean = '7000000100130'");
  expect(await said()).toEqual([
    ['stock', { changes: [{ ean: '7000000100116', shopId: 1, qty: 4 }] }],
    ['stock', { changes: [{ ean: '7000000100130', shopId: 3, qty: 2 }] }],
    ['stock', { changes: [{ ean: '7000000100130', shopId: 3, qty: 0 }] }],
  ]);
});

test('up to 2,000 figures at once are told in messages of 100; more are told as many', async () => {
  await db.execute(
    `INSERT INTO shops (shop_id, no, name, full_name) SELECT n, n, n, n FROM generate_series(1001, 1200) AS n`,
  );
  const fill = (count: number) =>
    db.execute(
      `INSERT INTO stock SELECT ean, shop_id, 1 FROM variants, shops s WHERE shop_id > 1000
          AND NOT EXISTS (SELECT FROM stock t WHERE t.ean = variants.ean AND t.shop_id = s.shop_id) LIMIT ${count}`,
    );
  heard = [];
  await fill(2_000);
  const told = (await said()).filter((message) => JSON.stringify(message).startsWith('["stock"'));
  expect(told).toHaveLength(20);
  expect(new Set(JSON.stringify(told).match(/"ean":"\d+","shopId":\d+/g)).size).toBe(2_000);
  heard = [];
  await fill(2_001);
  expect(await said()).toContainEqual(['stock', { changes: null }]);
});

test('what is taken back is not told', async () => {
  await db
    .transaction(async (tx) => {
      await tx.execute("UPDATE stock SET qty = 0 WHERE ean = '7000000100314'");
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await said()).toEqual([]);
});

test('changes of articles say which, once per table and transaction', async () => {
  await db.transaction(async (tx) => {
    await tx.execute("UPDATE articles SET web_label = 'Nyhet' WHERE article_id IN (1001, 1003)");
    await tx.execute("UPDATE articles SET web_label = 'Nytt' WHERE article_id IN (1001, 1003)");
    await tx.execute("INSERT INTO slug_history VALUES ('gammel', 1003)");
  });
  expect(await said()).toEqual([
    ['catalogue', { kind: 'articles', articleIds: [1001, 1003] }],
    ['catalogue', { kind: 'slug_history', articleIds: [1003] }],
  ]);
});

test('changes of small tables say which table', async () => {
  await db.execute("UPDATE settings SET value = '1' WHERE key = 'search_on_type'");
  expect(await said()).toEqual([['catalogue', { kind: 'settings', articleIds: null }]]);
});

test('DEC-122 a review is told when it is approved, not when it is written', async () => {
  await db.execute("INSERT INTO reviews (article_id, customer_id, rating, content) VALUES (1001, 1, 4, 'Varm og god')");
  expect(await said()).toEqual([]);
  heard = [];
  await db.execute('UPDATE reviews SET approved = true');
  expect(await said()).toEqual([['catalogue', { kind: 'reviews', articleIds: [1001] }]]);
});
