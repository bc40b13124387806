/**
 * A thousand changes of stock a second through PostgreSQL's triggers and the indexer into three nodes of OpenSearch: how old is the
 * oldest change when it can be searched, and what does one cost? What they take from each other on one machine is in the figures.
 *
 *   node benchmarks/opensearch/stock.ts [--articles 5000] [--seconds 30] [--per-second 1000] [--mix places|shelf] [--nodes 3] [--shards 3] [--long] [--before 5]
 *
 * `places`: every change empties or fills a place, the worst there is. `shelf`: pieces are sold one by one, and six come when there are
 * none: two of seven changes empty or fill a place. `--long` lets the nodes compile themselves as those of a chain would have;
 * for that they need some minutes, and `--before` says for how many seconds changes are sent before any is measured. With
 * OPENSEARCH_URL a cluster that runs already is written to (serve-nodes.ts starts one): it stays warm from one run to the next.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadDemo } from '#demo/load-demo.ts';
import { startIndexer } from '#server/composition/start-indexer.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { clusterClasspath } from '../../tests/opensearch-cluster/cluster-classpath.ts';
import { startCluster } from '../../tests/opensearch-cluster/start-cluster.ts';
import { cpuSeconds, serverOf } from '../cpu-seconds.ts';
import { numbers } from '../synthetic-catalogue.ts';
import { nodeFigures } from './node-figures.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '30' },
    'per-second': { type: 'string', default: '1000' },
    mix: { type: 'string', default: 'shelf' },
    nodes: { type: 'string', default: '3' },
    shards: { type: 'string', default: '3' },
    long: { type: 'boolean', default: false },
    before: { type: 'string', default: '5' },
  },
});
const [articles, seconds, perSecond] = [values.articles, values.seconds, values['per-second']].map(Number) as [
  number,
  number,
  number,
];
const nodes = Number(values.nodes);
const perStatement = 50;
/** What becomes of a place's count. */
const mixes = {
  places: 'CASE WHEN qty > 0 THEN 0 ELSE 3 END',
  shelf: 'CASE WHEN qty > 0 THEN least(qty, 6) - 1 ELSE 6 END',
};
const sold = values.mix === 'places' ? mixes.places : mixes.shelf;

const given = process.env.OPENSEARCH_URL;
const found = given === undefined ? clusterClasspath() : { classpath: '' };
if (given !== undefined) await measureOn(given.split(','));
else if ('missing' in found) console.log(`No OpenSearch to measure (${found.missing}).`);
else {
  const say = (line: string) => console.log(line);
  const cluster = await startCluster(found.classpath, {
    nodes,
    isShort: !values.long,
    say,
  });
  try {
    await measureOn(cluster.urls);
  } finally {
    await cluster.stop();
  }
}

async function measureOn(urls: readonly string[]): Promise<void> {
  const { url, close } = await startThrowAwayDatabase();
  try {
    await measure(urls, url);
  } finally {
    await close();
  }
}

async function measure(urls: readonly string[], databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, statementTimeoutMs: 0 });
  await loadDemo(database, { articles });
  const built = Promise.withResolvers<void>();
  const lags: number[] = [];
  const settings = {
    urls,
    writeUrls: urls,
    alias: 'stock',
    shape: { shards: Number(values.shards), replicas: urls.length > 1 ? 1 : 0 },
    indexesInside: false,
  };
  const used = await meter(database, urls);
  const building = await used();
  const begun = performance.now();
  const indexer = startIndexer({
    databaseUrl,
    database,
    settings,
    say: (line) => {
      console.log(line);
      if (line.includes('writes')) built.resolve();
    },
    onError: (error) => console.error(error),
    onLag: (ms) => lags.push(ms),
  });
  await built.promise;
  tellCost(`built, ${Math.round((articles * 1000) / (performance.now() - begun))}/s`, building, await used(), articles);
  await sleep(2_000);
  await send(database, Number(values.before));
  await sleep(2_000);
  lags.length = 0;
  const before = await used();
  const sent = await send(database, seconds);
  const left = await waiting(database);
  const ended = performance.now();
  while ((await waiting(database)) > 0) await sleep(100);
  const settled = (performance.now() - ended) / 1000;
  tellCost('stock', before, await used(), sent);
  const sorted = lags.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(
    `${Math.round(sent / seconds)} changes/s sent; ${left} left at the end, searchable ${settled.toFixed(1)} s later`,
  );
  console.log(
    `age of the oldest change of a batch: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms (${lags.length} batches)`,
  );
  await indexer.stop();
  await database.close();
}

async function send(database: Database, forSeconds: number): Promise<number> {
  const rows = await database.query<{ ean: string; shop: number }>('SELECT ean, shop_id AS shop FROM stock');
  const random = numbers(5);
  const begun = performance.now();
  const total = forSeconds * perSecond;
  for (let sent = 0; sent < total; sent += perStatement) {
    const ahead = begun + (sent * 1000) / perSecond - performance.now();
    if (ahead > 1) await sleep(ahead);
    const some = Array.from({ length: perStatement }, () => rows[Math.floor(random() * rows.length)]);
    await database.execute(
      `UPDATE stock s SET qty = ${sold}
         FROM unnest($1::text[], $2::int[]) AS sold (ean, shop) WHERE s.ean = sold.ean AND s.shop_id = sold.shop`,
      [some.map((row) => row?.ean), some.map((row) => row?.shop)],
    );
  }
  return total;
}

async function waiting(database: Database): Promise<number> {
  const [row] = await database.query<{ waiting: number }>('SELECT count(*)::int AS waiting FROM catalogue_changes');
  return row?.waiting ?? 0;
}

interface Used {
  readonly nodes: number;
  readonly indexer: number;
  readonly database: number;
}

async function meter(database: Database, [firstUrl = '']: readonly string[]): Promise<() => Promise<Used>> {
  const [row] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = serverOf(row?.pid ?? 0);
  return async () => {
    const { cpuSeconds: ofNodes } = await nodeFigures(firstUrl);
    const { user, system } = process.cpuUsage();
    return { nodes: ofNodes, indexer: (user + system) / 1e6, database: cpuSeconds(server) };
  };
}

function tellCost(what: string, before: Used, after: Used, times: number): void {
  const each = (part: keyof Used) => `${(((after[part] - before[part]) * 1000) / times).toFixed(2)} ms`;
  console.log(
    `${what}: processor each: nodes ${each('nodes')}, indexer ${each('indexer')}, PostgreSQL ${each('database')}`,
  );
}
