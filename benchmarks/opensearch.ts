import { parseArgs } from 'node:util';
import { CatalogueOpenSearch } from '#server/adapters/catalogue-opensearch/catalogue-open-search.ts';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';
import { clusterClasspath } from '../tests/opensearch-cluster/cluster-classpath.ts';
import { startCluster } from '../tests/opensearch-cluster/start-cluster.ts';
import { asked, questions, tell } from './opensearch/questions.ts';
import { numbers, syntheticCatalogue } from './synthetic-catalogue.ts';

/**
 * node benchmarks/opensearch.ts [--articles 100000]: three nodes on this machine, filled and asked (docs/opensearch.md).
 * OPENSEARCH_URL names a cluster that is there instead. What the nodes and the one who asks take from each other is in the figures.
 */
const { values } = parseArgs({
  options: { articles: { type: 'string' }, times: { type: 'string' } },
});
const articles = Number(values.articles ?? 100_000);
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
  console.log(
    `memory of this process: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB (it holds the made-up rows too)`,
  );
  await engine.close();
  await client.close();
}

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
