/**
 * A large made-up catalogue in the cluster that OPENSEARCH_URL names, filled in slices: each run goes on where the last one ended, and
 * the one that finds it whole asks it, as a process of the shop does, and tells what memory that takes.
 *
 *   OPENSEARCH_URL=http://127.0.0.1:9200 node --max-old-space-size=6000 benchmarks/opensearch/large.ts [--articles 100000] [--seconds 240]
 */
import { parseArgs } from 'node:util';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { totalOf } from '#server/adapters/catalogue-opensearch/connection/search-answer.ts';
import { recordsOf } from '#server/adapters/catalogue-opensearch/documents/article-record.ts';
import { NameOrder } from '#server/adapters/catalogue-opensearch/documents/name-order.ts';
import { FollowedCatalogue } from '#server/adapters/catalogue-opensearch/followed-catalogue.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';
import { WrittenIndex } from '#server/adapters/catalogue-opensearch/writing/written-index.ts';
import { numbers, syntheticCatalogue } from '../synthetic-catalogue.ts';
import { asked, questions, tell } from './questions.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '240' },
    times: { type: 'string', default: '100' },
  },
});
const articles = Number(values.articles);
const urls = (process.env.OPENSEARCH_URL ?? 'http://127.0.0.1:9200').split(',');
const alias = `large_${articles}`;
const shape = { shards: 3, replicas: 0 };
const partSize = 2_000;
const now = Date.UTC(2026, 10, 1);

const client = new IndexClient(urls);
const isWhole = (await client.behind(alias)).length > 0;
if (isWhole) await measure();
else await fillOn();
await client.close();

async function fillOn(): Promise<void> {
  const end = performance.now() + Number(values.seconds) * 1000;
  const index = `${alias}-built`;
  if (!(await client.leftBehind(alias)).includes(index)) await client.create(index, shape);
  await client.refresh(index);
  const had = totalOf(await client.search(index, { size: 0, track_total_hits: true }));
  const rows = syntheticCatalogue(articles, now);
  const names = NameOrder.spread(rows.articles.map(({ name }) => name));
  const made = new WrittenIndex(
    index,
    { client, nextVersion: () => 2 ** 32, firstVersion: 0, termsOf: articleTerms },
    { names, reference: rows.reference, now },
  );
  const records = [...recordsOf(rows).values()];
  const begun = performance.now();
  let at = had;
  for (; at < articles && performance.now() < end; at += partSize) await made.fill(records.slice(at, at + partSize));
  const seconds = (performance.now() - begun) / 1000;
  const filled = Math.min(at, articles) - had;
  const { user, system } = process.cpuUsage();
  console.log(`${had + filled} of ${articles}; ${Math.round(filled / seconds)}/s over ${seconds.toFixed(0)} s`);
  console.log(`processor of this process, making up included: ${((user + system) / 1e6).toFixed(0)} s`);
  if (at < articles) return;
  await made.refresh();
  await client.swap(alias, index, []);
}

async function measure(): Promise<void> {
  const engine = new OpenSearch({ urls, timeoutMs: 30_000 });
  const text = openTextSearch({ engine, alias, view: () => index });
  const state = { version: 1, edition: 1, size: articles, nextChangeAt: null };
  const { reference } = syntheticCatalogue(1, now);
  const index: FollowedCatalogue = new FollowedCatalogue({ engine, alias, text, now: () => now }, state, reference);
  const random = numbers(3);
  for (const [name, query] of Object.entries(questions)) {
    await asked(index, query, random, 10);
    tell(name, await asked(index, query, random, Number(values.times)));
  }
  console.log(`memory of this process: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`);
  await engine.close();
}
