import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/connection/client.ts';
import { eans } from '../api/paying-shop.ts';
import { expectBooks, openBooks } from '../books.ts';
import { newJourneyLog, shopUntil } from '../journeys/journeys.ts';
import { startShopProcesses } from '../journeys/shop-processes.ts';
import { expectWithin } from '../lane.ts';
import { copyOfAcceptance } from '../test-postgres.ts';

test('R39 SIGTERM to one of two processes under load: no request fails, another takes its place, the books add up', {
  timeout: 240_000,
}, async () => {
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `stop_${randomBytes(6).toString('hex')}`);
  const database = openDatabase({ url: databaseUrl });
  await database.execute('UPDATE stock SET qty = 100000 WHERE ean = $1', [eans.drink]);
  const books = await openBooks(database);
  const shop = await startShopProcesses(databaseUrl, 2);
  const log = newJourneyLog();
  let over = false;
  const shoppers = Array.from({ length: 6 }, () => shopUntil(shop.url, () => over, log));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const [first] = await shop.workers();
  const took = await shop.replace(first?.pid ?? 0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  over = true;
  await Promise.all(shoppers);

  expect(log.failures).toEqual([]);
  expect([...log.times.values()].flat().length).toBeGreaterThan(50);
  expectWithin(took, 30_000);
  expect(await shop.workers()).toHaveLength(2);
  expect(log.reservations.length).toBeGreaterThan(0);
  await expectBooks(books, { reservations: log.reservations });
  expect(await shop.stop()).toBe(0);
  await database.close();
});
