import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/database/connection/client.ts';
import { openBooks } from '../tests/books.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { findPrograms } from './drill/cluster/cluster-programs.ts';
import { openCounter } from './drill/load/clerk.ts';
import { longestGap, OrderLog } from './drill/load/order-log.ts';
import { startShoppers } from './drill/load/shoppers.ts';
import { openNetwork } from './drill/machines/network.ts';
import { closeDrill } from './drill/shop/close-drill.ts';
import { startLiveShop } from './drill/shop/live-shop.ts';
import { startLivePostgres } from './rehearsal/live-postgres.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run drill:partition: three processes of the shop and PostgreSQL, each on a machine of its own (a network namespace),
 * and every pair of them cut apart in turn while shoppers order. Ends with 1 when an order is lost or double, the books do
 * not add up or a page fails.
 */
const usage = 'npm run drill:partition -- [--seconds 30] [--per-second 10]';
const shops = ['shop1', 'shop2', 'shop3'];
/** An engine for the catalogue and a cache before the shops join here, and are started beside PostgreSQL below. */
const names = ['db', ...shops];
const pauseMs = 8_000;
const longestMs = 20 * 60_000;

try {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '30' }, 'per-second': { type: 'string', default: '10' } },
  });
  setTimeout(() => {
    console.error('✗ The drill takes too long.');
    process.exit(1);
  }, longestMs).unref();
  process.exit((await drill(Number(values.seconds), Number(values['per-second']))) ? 0 : 1);
} catch (error) {
  explainMistake(error, usage);
}

async function drill(seconds: number, perSecond: number): Promise<boolean> {
  const programs = findPrograms(['haproxy', 'postgres']);
  const network = await openNetwork(names);
  if (!network.isReal) {
    console.log('Skipped: machines of their own are network namespaces, which need Linux, root and iproute2.');
    return true;
  }
  const undo: (() => Promise<unknown>)[] = [network.close];
  try {
    await step('Building the storefront', buildStorefront);
    const folder = await mkdtemp(path.join(tmpdir(), 'hent-drill-'));
    await chmod(folder, 0o755);
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const [db, ...machines] = network.machines;
    if (db === undefined) throw new Error('A machine is missing');
    const postgres = await step('Starting PostgreSQL', () => startLivePostgres(programs.postgres, folder, db));
    undo.push(postgres.stop);
    const shop = await step('Opening the shop on three machines', () =>
      startLiveShop({
        haproxy: programs.haproxy,
        folder,
        machines,
        front: network.front,
        databaseUrl: postgres.url,
        replicaUrl: null,
        reach: network.reach,
      }),
    );
    undo.push(shop.stop);
    const database = openDatabase({ url: postgres.url });
    undo.push(database.close);
    const books = await openBooks(database, shop.emulators);
    const log = new OrderLog();
    const clerk = await openCounter(shop.url, database, log);
    const shoppers = await startShoppers({ url: shop.url, perSecond, emulators: shop.emulators, clerk, log });
    await sleep(pauseMs);

    const rows: string[][] = [];
    for (const [one, other] of pairs(network.machines)) {
      const what = `${one.name} | ${other.name}`;
      await step(`Cutting ${what} for ${seconds} s`, async () => {
        const [from, repeated, orders] = [Date.now(), log.repeated, log.times.length];
        await network.cut(one, other);
        await sleep(seconds * 1_000);
        await network.heal(one, other);
        await sleep(pauseMs);
        const gap = longestGap(log.times, from, Date.now());
        rows.push([
          what,
          String(log.times.length - orders),
          String(log.repeated - repeated),
          `${(gap / 1000).toFixed(1)} s`,
        ]);
      });
    }
    await step('Letting the last orders come to their end', shoppers.end);
    const { checks, complaints } = await step('Closing the books', () => closeDrill({ books, database, shop, log }));
    for (const complaint of [...new Set(complaints)].slice(0, 20)) console.log(complaint);
    console.log(textTable([['cut apart', 'orders', 'told to come back', 'longest without a 201'], ...rows]));
    console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
    return checks.every(([, , isWell]) => isWell);
  } finally {
    for (const each of undo.reverse()) await each().catch((error: Error) => console.error(error.message));
  }
}

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}
