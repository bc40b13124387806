import { parseArgs } from 'node:util';
import { CatalogueOpenSearch } from '#server/adapters/catalogue-opensearch/catalogue-open-search.ts';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';
import type { CatalogueQuery, FacetField } from '#server/ports/catalogue/catalogue-index.ts';
import { clusterClasspath } from '../tests/opensearch-cluster/cluster-classpath.ts';
import { startCluster } from '../tests/opensearch-cluster/start-cluster.ts';
import { numbers, syntheticCatalogue } from './synthetic-catalogue.ts';

/**
 * node benchmarks/opensearch.ts [--articles 100000] [--seconds 20]: three nodes on this machine, filled and asked (docs/opensearch.md).
 * OPENSEARCH_URL names a cluster that is there instead. What the nodes and the one who asks take from each other is in the figures.
 */
const { values } = parseArgs({
  options: { articles: { type: 'string' }, seconds: { type: 'string' }, times: { type: 'string' } },
});
const articles = Number(values.articles ?? 100_000);
const seconds = Number(values.seconds ?? 20);
const times = Number(values.times ?? 200);

async function measure(urls: readonly string[]): Promise<void> {
  const client = new IndexClient(urls);
  const engine = new OpenSearch({ urls, timeoutMs: 10_000 });
  const shape = { shards: 3, replicas: 1 };
  const index: CatalogueOpenSearch = new CatalogueOpenSearch({
    client,
    engine,
    alias: 'bench',
    shape,
    epoch: 1,
    text: openTextSearch({ engine, alias: 'bench', view: () => index }),
    termsOf: articleTerms,
  });
  const now = Date.now();
  const rows = syntheticCatalogue(articles, now);
  const eans = rows.variants.map(({ ean }) => ean);
  const begun = performance.now();
  await index.replace(async () => rows, now);
  const took = (performance.now() - begun) / 1000;
  console.log(
    `built: ${articles} articles in ${took.toFixed(1)} s, ${Math.round(articles / took)}/s, replicas included`,
  );
  const random = numbers(3);
  for (const [name, query] of Object.entries(questions)) {
    await asked(index, query, random, 20);
    tell(name, await asked(index, query, random, times));
  }
  const during: number[] = [];
  const lags: number[] = [];
  const end = performance.now() + seconds * 1000;
  const reading = (async () => {
    while (performance.now() < end) during.push(...(await asked(index, questions.category, random, 5)));
  })();
  let sent = 0;
  for (let due = performance.now(); performance.now() < end; due += 250) {
    const changes = Array.from({ length: 250 }, () => ({
      ean: eans[Math.floor(random() * eans.length)] ?? '',
      shopId: 1 + Math.floor(random() * 60),
      qty: Math.floor(random() * 6),
    }));
    await index.applyStock(changes);
    sent += changes.length;
    lags.push(performance.now() - due);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due + 250 - performance.now())));
  }
  await reading;
  console.log(`stock: ${Math.round(sent / seconds)} changes/s written of 1000/s due`);
  tell('stock until it can be searched, after the batch is full', lags);
  tell('category meanwhile', during);
  console.log(
    `memory of this process: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB (it holds the made-up rows too)`,
  );
  await engine.close();
  await client.close();
}

type Question = (random: () => number) => CatalogueQuery;

async function asked(
  index: CatalogueOpenSearch,
  question: Question,
  random: () => number,
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const begun = performance.now();
    await index.query(question(random));
    took.push(performance.now() - begun);
  }
  return took;
}

function tell(name: string, took: readonly number[]): void {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${took.length})`);
}

const facets: readonly FacetField[] = [
  'ColorGroupID',
  'GenderID',
  'ProductLineID',
  'AvailableShopID',
  'ArticleGroup3ID',
  'SizeID',
];
const page = { from: 0, take: 24, articles: () => true };
const category = (random: () => number) => [
  { field: 'MainGroupID', op: 'eq', value: 1 + Math.floor(random() * 10) } as const,
];
const questions = {
  category: (random) => ({ ...page, scope: category(random), facets, priceFacet: true }),
  'category with two choices': (random) => ({
    ...page,
    scope: category(random),
    filters: [
      { field: 'GenderID', op: 'in', values: [1, 2] },
      { field: 'ProductLineID', op: 'in', values: [1 + Math.floor(random() * 60)] },
    ],
    facets,
    priceFacet: true,
  }),
  'a size in a shop': (random) => ({
    ...page,
    scope: category(random),
    filters: [
      { field: 'SizeID', op: 'in', values: [3] },
      { field: 'AvailableShopID', op: 'in', values: [1 + Math.floor(random() * 60)] },
    ],
    facets,
    priceFacet: true,
  }),
  'three words': (random) => ({
    ...page,
    text: ['vanntett regnjakke dame', 'lofot dunjakke herre', 'varm ullgenser barn'][Math.floor(random() * 3)] ?? '',
    facets,
    priceFacet: true,
  }),
  'all articles by price': () => ({ ...page, sort: { by: 'GrossPrice', order: 'asc' }, facets, priceFacet: true }),
} satisfies Record<string, Question>;

const given = process.env.OPENSEARCH_URL;
const found = given === undefined ? clusterClasspath() : { classpath: '' };
if (given !== undefined) await measure(given.split(','));
else if ('missing' in found) console.log(`No OpenSearch to measure (${found.missing}).`);
else {
  const say = (line: string) => console.log(line);
  const cluster = await startCluster(found.classpath, {
    nodes: 3,
    isShort: true,
    say,
  });
  try {
    await measure(cluster.urls);
  } finally {
    await cluster.stop();
  }
}
