import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/database/connection/client.ts';
import { openBooks } from '../tests/books.ts';
import { clusterClasspath } from '../tests/opensearch-cluster/cluster-classpath.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { findPrograms } from './drill/cluster/cluster-programs.ts';
import { shopPort } from './drill/cluster/haproxy.ts';
import { openCounter } from './drill/load/clerk.ts';
import { longestGap, OrderLog } from './drill/load/order-log.ts';
import { startShoppers } from './drill/load/shoppers.ts';
import type { Machine } from './drill/machines/machine.ts';
import { openNetwork } from './drill/machines/network.ts';
import { closeDrill } from './drill/shop/close-drill.ts';
import { startLiveShop } from './drill/shop/live-shop.ts';
import { startSearchEngine } from './drill/shop/search-engine.ts';
import { findVarnish, startVarnish } from './rehearsal/cdn-varnish.ts';
import { startLivePostgres } from './rehearsal/live-postgres.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run drill:partition: three processes of the shop, PostgreSQL, OpenSearch and Varnish, each on a machine of its own (a network
 * namespace), and every pair of them cut apart in turn while shoppers order. Ends with 1 when an order is lost or double, the books
 * do not add up or a page fails. `--only search` cuts that machine's wires alone. Without a JDK the catalogue is in memory.
 */
const usage = 'npm run drill:partition -- [--seconds 30] [--per-second 10] [--only db|search|cache|shop1]';
const shops = ['shop1', 'shop2', 'shop3'];
const pauseMs = 8_000;
const longestMs = 20 * 60_000;

try {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      'per-second': { type: 'string', default: '10' },
      only: { type: 'string' },
    },
  });
  setTimeout(() => {
    console.error('✗ The drill takes too long.');
    process.exit(1);
  }, longestMs).unref();
  process.exit((await drill(Number(values.seconds), Number(values['per-second']), values.only)) ? 0 : 1);
} catch (error) {
  explainMistake(error, usage);
}

async function drill(seconds: number, perSecond: number, only: string | undefined): Promise<boolean> {
  const programs = findPrograms(['haproxy', 'postgres']);
  findVarnish();
  const engine = clusterClasspath();
  if ('missing' in engine) console.log(`Without OpenSearch (${engine.missing}): the catalogue is in memory.`);
  const network = await openNetwork(['db', 'cache', ...shops, ...('missing' in engine ? [] : ['search'])]);
  if (!network.isReal) {
    console.log('Skipped: machines of their own are network namespaces, which need Linux, root and iproute2.');
    return true;
  }
  const undo: (() => Promise<unknown>)[] = [network.close];
  const clear = async () => {
    for (const each of undo.splice(0).reverse()) await each().catch((error: Error) => console.error(error.message));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => clear().then(() => process.exit(1)));
  try {
    await step('Building the storefront', buildStorefront);
    const folder = await mkdtemp(path.join(tmpdir(), 'hent-drill-'));
    await chmod(folder, 0o755);
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const [db, cache, ...others] = network.machines;
    if (db === undefined || cache === undefined) throw new Error('A machine is missing');
    const machines = others.slice(0, shops.length);
    const postgres = await step('Starting PostgreSQL', () => startLivePostgres(programs.postgres, folder, db));
    undo.push(postgres.stop);
    const settings = { PUBLIC_PAGES: '1', VARNISH_URLS: `http://${cache.address}:${shopPort}`, TRUST_PROXY: '2' };
    const search = others[shops.length];
    if (search !== undefined && !('missing' in engine)) {
      const running = await step('Starting OpenSearch', () => startSearchEngine(engine.classpath, search));
      undo.push(running.stop);
      Object.assign(settings, running.settings);
    }
    const before = async () => {
      const backends = machines.map(({ address }) => ({ address, port: shopPort }));
      const varnish = await startVarnish(folder, { port: shopPort, shops: backends, place: cache });
      undo.push(varnish.stop);
      return [cache];
    };
    const shop = await step('Opening the shop on three machines', () =>
      startLiveShop({
        haproxy: programs.haproxy,
        folder,
        machines,
        front: network.front,
        databaseUrl: postgres.url,
        replicaUrl: null,
        settings,
        before,
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
    for (const [one, other] of pairs(network.machines, only)) {
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
    await clear();
  }
}

function pairs(list: readonly Machine[], only: string | undefined): readonly (readonly [Machine, Machine])[] {
  const all = list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
  return only === undefined ? all : all.filter((pair) => pair.some(({ name }) => name === only));
}
