/**
 * A large made-up catalogue in the cluster that OPENSEARCH_URL names (serve-nodes.ts starts one): built as an indexer builds it, part by
 * part, and asked as a process of the shop asks it. One that stands is only asked; `--anew` builds it again.
 *
 *   OPENSEARCH_URL=http://127.0.0.1:9200 node benchmarks/opensearch/large.ts [--articles 100000] [--shops 40] [--times 100] [--anew]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { recordsOf } from '#server/adapters/catalogue-opensearch/documents/article-record.ts';
import { FollowedCatalogue } from '#server/adapters/catalogue-opensearch/followed-catalogue.ts';
import { OpenSearchWriter } from '#server/adapters/catalogue-opensearch/open-search-writer.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';
import { numbers, syntheticParts, syntheticReference } from '../synthetic-catalogue.ts';
import { indexFigures, nodeFigures } from './node-figures.ts';
import { asked, questions, suggested, tell } from './questions.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    shops: { type: 'string', default: '40' },
    times: { type: 'string', default: '100' },
    anew: { type: 'boolean', default: false },
  },
});
const [articles, shops, times] = [values.articles, values.shops, values.times].map(Number) as [number, number, number];
const urls = (process.env.OPENSEARCH_URL ?? 'http://127.0.0.1:9200').split(',');
const [firstUrl = ''] = urls;
const alias = `large_${articles}`;
const shape = { shards: 3, replicas: 0 };
const partSize = 2_000;
const now = Date.UTC(2026, 10, 1);
const reference = syntheticReference(shops);
const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const client = new IndexClient(urls);
const isThere = (await client.behind(alias)).length > 0;
if (values.anew || !isThere) await build();
await measure();
await client.close();

async function build(): Promise<void> {
  const writer = new OpenSearchWriter({ client, alias, shape, termsOf: articleTerms, epoch: 1 });
  const made = { cpu: 0 };
  const [begun, own, nodes] = [performance.now(), ownCpu(), await nodeFigures(firstUrl)];
  const names = articleNames();
  made.cpu += ownCpu() - own;
  await writer.rebuild((fill) => fill(names, reference, madeUp(made)), now);
  const seconds = (performance.now() - begun) / 1000;
  const [ownUsed, nodesUsed] = [ownCpu() - own - made.cpu, (await nodeFigures(firstUrl)).cpuSeconds - nodes.cpuSeconds];
  const each = (used: number) => `${((used * 1000) / articles).toFixed(3)} ms`;
  console.log(
    `built: ${articles} articles in ${seconds.toFixed(1)} s, ${Math.round(articles / seconds)}/s, load ${load()}`,
  );
  console.log(`processor each: nodes ${each(nodesUsed)}, indexer ${each(ownUsed)}; making them up ${each(made.cpu)}`);
}

function articleNames(): string[] {
  const parts = syntheticParts(articles, now, { partSize, shops });
  return [...parts.flatMap((part) => part.articles.map(({ name }) => name))];
}

/** What an indexer reads from PostgreSQL; what it takes to make it up is counted apart. */
function* madeUp(counted: { cpu: number }) {
  const parts = syntheticParts(articles, now, { partSize, shops });
  let [done, told] = [0, performance.now()];
  for (;;) {
    const begun = ownCpu();
    const { value: rows, done: isDone } = parts.next();
    const stock = isDone ? [] : [...rows.stock];
    counted.cpu += ownCpu() - begun;
    if (isDone) return;
    yield recordsOf({ ...rows, stock }).values();
    done += rows.articles.length;
    if (performance.now() - told < 30_000) continue;
    told = performance.now();
    console.log(`  ${done} of ${articles}, load ${load()}`);
  }
}

async function measure(): Promise<void> {
  const engine = new OpenSearch({ urls, timeoutMs: 30_000 });
  const text = openTextSearch({ engine, alias, view: () => index });
  const state = { version: 1, edition: 1, size: articles, nextChangeAt: null };
  const index: FollowedCatalogue = new FollowedCatalogue({ engine, alias, text, now: () => now }, state, reference);
  const { diskMb, documents, segments } = await indexFigures(firstUrl, alias);
  console.log(
    `${Math.round(diskMb)} MB on disk, ${documents} Lucene documents in ${segments} segments, load ${load()}`,
  );
  const begun = performance.now();
  await index.suggest('regnj', 6);
  console.log(`first suggestion, the vocabulary with it: ${Math.round(performance.now() - begun)} ms`);
  const random = numbers(3);
  const heapBefore = process.memoryUsage.rss();
  for (const [name, query] of Object.entries(questions)) {
    await asked(index, query, random, 10);
    const nodes = await nodeFigures(firstUrl);
    const took = await asked(index, query, random, times);
    tell(name, took, ((await nodeFigures(firstUrl)).cpuSeconds - nodes.cpuSeconds) / times);
  }
  await suggested(index, random, 10);
  const nodes = await nodeFigures(firstUrl);
  const took = await suggested(index, random, times);
  tell('suggest', took, ((await nodeFigures(firstUrl)).cpuSeconds - nodes.cpuSeconds) / times);
  const mb = (bytes: number) => Math.round(bytes / 2 ** 20);
  console.log(
    `memory of this process: ${mb(process.memoryUsage.rss())} MB, ${mb(heapBefore)} MB before it asked; load ${load()}`,
  );
  await engine.close();
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}
