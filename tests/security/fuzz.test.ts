import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { noLimits } from '../api/customers.ts';
import { type Books, openBooks } from '../books.ts';
import { runSeed } from '../run-seed.ts';
import { describeFault, fuzzShop } from './fuzz/fuzz-shop.ts';
import { hostileRequest } from './fuzz/hostile-request.ts';
import { startWatchedShop, type WatchedShop } from './fuzz/watched-shop.ts';

/** Some of the hundred thousand that `npm run test:long` sends. */
const seed = runSeed;
const requests = 600;
const megabyte = 1024 * 1024;

let shop: WatchedShop;
let books: Books;
beforeAll(async () => {
  shop = await startWatchedShop(inject('postgresUrl'), { ...noLimits, ORDER_LIMIT: '1000000' });
  books = await openBooks(shop.database);
});
afterAll(() => shop.stop());

test('R23 a request is made again by its seed and number alone', () => {
  const once = [0, 17, 999].map((number) => hostileRequest(seed, number));
  expect([0, 17, 999].map((number) => hostileRequest(seed, number))).toEqual(once);
  expect(hostileRequest(seed + 1, 17)).not.toEqual(once[1]);
});

test('R23 R24 six hundred hostile requests: no fault, nothing retained, nothing in the log, books that add up', {
  timeout: 240_000,
}, async () => {
  const common = { url: shop.url, seed, connections: 4, slowMs: Number.POSITIVE_INFINITY };
  const warm = await fuzzShop({ ...common, from: 0, end: requests / 2 });
  const before = await shop.settled();
  const rest = await fuzzShop({ ...common, from: requests / 2, end: requests });
  const after = await shop.settled();
  expect([...warm.faults, ...rest.faults].map((fault) => describeFault(seed, fault))).toEqual([]);
  expect(rest.times).toHaveLength(requests / 2);
  expect(rest.statuses.get(200)).toBeGreaterThan(30);
  expect(rest.statuses.get(422)).toBeGreaterThan(10);
  expect((after.inUse - before.inUse) / megabyte).toBeLessThan(64);
  expect(after.prototypeIsClean).toBe(true);
  expect(shop.complaints()).toEqual([]);
  expect(await books.faults({ now: 0 })).toEqual([]);
  // R35: what somebody called themselves is no message in anybody's mail.
  const carried = await shop.database.query(`SELECT FROM mail_outbox WHERE body_text ~ '^Hei, [^\n]*(vinn|Vinn)'`);
  expect(carried).toEqual([]);
});
