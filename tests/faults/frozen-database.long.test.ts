import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { eans, reservationOf, reserve, until } from '../api/paying-shop.ts';
import { openPage, type TestAnswer, type TestVisitor } from '../api/test-shop.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { expectWithin, isLongLane } from '../lane.ts';
import { copyOfAcceptance, startTestPostgres, type TestPostgres } from '../test-postgres.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type Freezable, freezable } from './frozen-postgres.ts';
import { type DyingShop, startDyingShop } from './start-dying-process.ts';

/** R10, R13: PostgreSQL is there and says nothing, to two processes of the shop. TCP would tell neither for a quarter of an hour. */
let postgres: TestPostgres;
let server: Freezable;
let proxy: FaultProxy;
let database: Database;
let shops: DyingShop[];
let visitors: TestVisitor[];
let books: Books;
const acked: number[] = [];

beforeAll(async () => {
  postgres = await startTestPostgres();
  server = await freezable(postgres.adminUrl);
  const url = new URL(await copyOfAcceptance(postgres.adminUrl, 'shop'));
  database = openDatabase({ url: url.href });
  await database.execute('UPDATE stock SET qty = 1000000 WHERE ean = $1', [eans.drink]);
  books = await openBooks(database);
  proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const start = () => startDyingShop({ databaseUrl: url.href, settings: {} });
  shops = await Promise.all([start(), start()]);
  visitors = await Promise.all(shops.map(({ url: address }) => openPage(address)));
});
afterAll(async () => {
  server.thaw();
  for (const shop of shops) shop.kill();
  await Promise.all(shops.map(({ end }) => end));
  await database.close();
  await proxy.stop();
  await postgres.stop();
});

const order = (visitor: TestVisitor, key: string = randomUUID()) =>
  reserve(visitor, reservationOf(1, { ean: eans.drink }), { 'idempotency-key': key });
const each = <T>(ask: (visitor: TestVisitor) => Promise<T>) => Promise.all(visitors.map(ask));

async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const begun = performance.now();
  const answer = await ask();
  return { answer, ms: performance.now() - begun };
}

function expectComeBack({ status, headers }: TestAnswer): void {
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
}

const pages = ['/', '/klaer', '/product/vikafjell-dunjakke', '/checkout', '/api/v1/articles/1001'];
const browse = (visitor: TestVisitor) => Promise.all(pages.map(async (page) => (await visitor.get(page)).status));

const stopped = { 'stopped by SIGSTOP': { freeze: () => server.freeze(), thaw: () => server.thaw() } };
const swallowed = {
  'behind a network that swallows everything': {
    freeze: () => proxy.become('swallowed'),
    thaw: () => proxy.become('well'),
  },
};

/** One of the two in the gate. */
const ways = isLongLane ? { ...stopped, ...swallowed } : stopped;

describe.each(Object.entries(ways))('R10 R13 PostgreSQL %s', (_, { freeze, thaw }) => {
  test('writes are 503 in bounded time, pages go on, and it mends itself without a restart', {
    timeout: 120_000,
  }, async () => {
    // Some press in the middle of it, some hold a connection then.
    const keys: { visitor: TestVisitor; key: string; id: number | null }[] = [];
    let over = false;
    let longest = 0;
    const buying = [...visitors, ...visitors, ...visitors].map(async (visitor) => {
      while (!over) {
        const pressed = { visitor, key: randomUUID(), id: null as number | null };
        keys.push(pressed);
        const { answer, ms } = await timed(() => order(visitor, pressed.key));
        longest = Math.max(longest, ms);
        if (answer.status === 201) pressed.id = answer.body.id;
        else {
          expectComeBack(answer);
          await sleep(500);
        }
      }
    });
    await until(
      async () => keys.length,
      (many) => many > 12,
    );
    // A process that has just opened may hear of what another wrote while opening, and read everything again.
    await sleep(1_500);
    await each(browse);
    freeze();
    const readiness = await each((visitor) => timed(() => visitor.get('/readyz')));
    for (const { answer, ms } of readiness) {
      expect(answer.status).toBe(503);
      expectWithin(ms, 2_000, 'readiness');
    }
    await each(async (visitor) => {
      const { answer, ms } = await timed(() => browse(visitor));
      expect(answer).toEqual(pages.map(() => 200));
      expectWithin(ms, 1_000, 'pages');
      expect((await visitor.send('POST', '/api/v1/articles/search', { query: 'jakke' })).status).toBe(200);
      expectComeBack(await order(visitor));
      // Now it is known, and nobody else waits.
      const known = await timed(() => order(visitor));
      expectComeBack(known.answer);
      expectWithin(known.ms, 1_000, 'an order once it is known');
      expectWithin((await timed(() => visitor.get('/readyz'))).ms, 2_000, 'readiness');
    });
    await sleep(isLongLane ? 6_000 : 1_000);
    thaw();
    const thawed = performance.now();
    await database.execute(`UPDATE articles SET name = name || ' ny' WHERE article_id = 1001`);
    await each((visitor) =>
      until(
        () => order(visitor),
        ({ status }) => status === 201,
        30_000,
      ).then(({ status, body }) => {
        expect(status).toBe(201);
        acked.push(body.id);
      }),
    );
    expectWithin(performance.now() - thawed, 8_000, 'the first order afterwards');
    over = true;
    await Promise.all(buying);
    expectWithin(longest, 12_000, 'the longest order');

    // No connection of the pool is lost: more than it holds are served at once.
    await each(async (visitor) => {
      const made = await Promise.all(Array.from({ length: 15 }, () => order(visitor)));
      expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
      acked.push(...made.map(({ body }) => body.id));
      expect((await visitor.get('/readyz')).status).toBe(200);
    });
    // The same presses again: whatever became of each, it is one order.
    for (const { visitor, key, id } of keys) {
      const again = await order(visitor, key);
      expect(again.status).toBe(201);
      if (id !== null) expect(again.body.id).toBe(id);
      acked.push(again.body.id);
    }
    // What was changed while nobody could listen is seen by both.
    const name = await database.query<{ name: string }>('SELECT name FROM articles WHERE article_id = 1001');
    await each((visitor) =>
      until(
        () => visitor.get('/api/v1/articles/1001'),
        ({ body }) => body.Name === name[0]?.name,
        15_000,
      ).then(({ body }) => expect(body.Name).toBe(name[0]?.name)),
    );
    const [row] = await database.query<{ n: number }>('SELECT count(*) AS n FROM reservations');
    expect(row?.n).toBe(new Set(acked).size);
    await expectBooks(books, { reservations: acked });
  });
});
