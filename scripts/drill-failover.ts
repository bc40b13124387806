import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/database/connection/client.ts';
import { openBooks } from '../tests/books.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { startCluster } from './drill/cluster/cluster.ts';
import { findClusterPrograms } from './drill/cluster/cluster-programs.ts';
import { commitTime } from './drill/failover/commit-time.ts';
import { faultInjections } from './drill/failover/fault-injections.ts';
import { followReplica } from './drill/failover/follow-replica.ts';
import { openCounter } from './drill/load/clerk.ts';
import { longestGap, OrderLog, percentile } from './drill/load/order-log.ts';
import { startShoppers } from './drill/load/shoppers.ts';
import { openNetwork } from './drill/machines/network.ts';
import { type Check, closeDrill } from './drill/shop/close-drill.ts';
import { startLiveShop } from './drill/shop/live-shop.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run drill:failover: three PostgreSQL under Patroni, and their primary is killed, frozen and cut off while shoppers
 * order and clerks hand out. Ends with 1 when an order is lost or double, the books do not add up, or it takes too long.
 */
const usage = 'npm run drill:failover -- [--kills 10] [--per-second 20] [--loopback]';
const mostSeconds = 15;
const longestMs = 30 * 60_000;

interface Outage {
  readonly what: string;
  readonly gapMs: number;
  readonly from: string;
  readonly to: string;
  readonly isKill: boolean;
  readonly at: number;
}

try {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      'per-second': { type: 'string', default: '20' },
      loopback: { type: 'boolean', default: false },
    },
  });
  setTimeout(() => {
    console.error('✗ The drill takes too long.');
    process.exit(1);
  }, longestMs).unref();
  const { outages, checks, complaints } = await drill(
    Number(values.kills),
    Number(values['per-second']),
    values.loopback,
  );
  for (const complaint of [...new Set(complaints)].slice(0, 40)) console.log(complaint);
  const rows = outages.map(({ what, gapMs, from, to, at: struckAt }, at) => [
    new Date(struckAt).toISOString().slice(11, 19),
    String(at + 1),
    what,
    `${from} → ${to}`,
    seconds(gapMs),
  ]);
  console.log(textTable([['at', '', 'what', 'primary', 'without a 201'], ...rows]));
  console.log(textTable(checks.map(([what, figure, isWell]) => [isWell ? '✓' : '✗', what, figure])));
  process.exit(checks.every(([, , isWell]) => isWell) ? 0 : 1);
} catch (error) {
  explainMistake(error, usage);
}

async function drill(kills: number, perSecond: number, loopback: boolean) {
  const programs = findClusterPrograms();
  await step('Building the storefront', buildStorefront);
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-drill-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const network = await openNetwork(['db1', 'db2', 'db3', 'proxy', 'shop1', 'shop2'], loopback);
    undo.push(network.close);
    const [db1, db2, db3, proxy, ...shops] = network.machines;
    if (db1 === undefined || db2 === undefined || db3 === undefined || proxy === undefined)
      throw new Error('A machine is missing');
    const cluster = await step('Starting three PostgreSQL, three etcd, Patroni and HAProxy', () =>
      startCluster(programs, { databases: [db1, db2, db3], proxy, folder }),
    );
    undo.push(cluster.stop);
    const shop = await step('Opening the shop with two processes', () =>
      startLiveShop({
        haproxy: programs.haproxy,
        folder,
        machines: shops,
        front: network.front,
        databaseUrl: cluster.url,
        replicaUrl: cluster.replicaUrl,
        reach: network.reach,
      }),
    );
    undo.push(shop.stop);
    const database = openDatabase({ url: cluster.url });
    undo.push(database.close);
    const books = await openBooks(database, shop.emulators);
    const commitMs = await commitTime(database);
    const log = new OrderLog();
    const clerk = await openCounter(shop.url, database, log);
    const replica = followReplica(cluster.replicaUrl);
    undo.push(replica.close);
    const shoppers = await startShoppers({ url: shop.url, perSecond, emulators: shop.emulators, clerk, log });
    await sleep(5_000);

    const outages: Outage[] = [];
    let mostLeaders = 1;
    for (const injection of faultInjections(kills, network)) {
      await step(injection.what, async () => {
        await cluster.untilWhole();
        await sleep(3_000);
        const primary = await cluster.primary();
        const struckAt = Date.now();
        const watching = new AbortController();
        const leaders = mostAtOnce(cluster.leaders, watching.signal);
        await injection.inject(primary, cluster);
        await cluster.untilWhole();
        watching.abort();
        mostLeaders = Math.max(mostLeaders, await leaders);
        await sleep(1_000);
        const to = (await cluster.primary()).machine.name;
        const gapMs = longestGap(log.times, struckAt, Date.now());
        outages.push({
          what: injection.what,
          gapMs,
          from: primary.machine.name,
          to,
          isKill: injection.isKill,
          at: struckAt,
        });
      });
    }
    await step('Letting the last orders come to their end', shoppers.end);
    const gaps = outages.filter(({ isKill }) => isKill).map(({ gapMs }) => gapMs);
    const [p50, p95] = [percentile(gaps, 0.5), percentile(gaps, 0.95)];
    const closed = await step('Closing the books', () => closeDrill({ books, database, shop, log }));
    const checks: readonly Check[] = [
      [
        'without a 201 after a kill',
        `p50 ${seconds(p50)}, p95 ${seconds(p95)}, at most ${mostSeconds} s`,
        p95 < mostSeconds * 1_000,
      ],
      [
        'others cut off or frozen',
        network.isReal ? 'each in a network namespace of its own' : 'skipped: network namespaces need root',
        true,
      ],
      ['nodes that said they lead, at once', String(mostLeaders), true],
      ['a commit with a synchronous standby', `${commitMs.toFixed(1)} ms`, true],
      ['reports at the replica', replica.figure(), replica.isWell()],
      ...closed.checks,
    ];
    return { outages, checks, complaints: closed.complaints };
  } finally {
    for (const each of undo.reverse()) await each().catch((error: Error) => console.error(error.message));
  }
}

async function mostAtOnce(leaders: () => Promise<number>, end: AbortSignal): Promise<number> {
  let most = 0;
  for (; !end.aborted; await sleep(500)) most = Math.max(most, await leaders());
  return most;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
