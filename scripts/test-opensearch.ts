import { availableParallelism } from 'node:os';
import { clusterClasspath } from '../tests/opensearch-cluster/cluster-classpath.ts';
import { killNodeUnderLoad } from '../tests/opensearch-cluster/node-killed.ts';
import { type Cluster, startCluster } from '../tests/opensearch-cluster/start-cluster.ts';
import { buildStorefront } from './build/build-storefront.ts';
import { shownRun } from './shown-run.ts';
import { step } from './terminal/step.ts';

/**
 * npm run test:opensearch: the catalogue against a real cluster of OpenSearch, three nodes of this machine's or the one that
 * OPENSEARCH_URL names. Without a JDK and Maven it says so and ends well: they are no part of a shop.
 */
const given = process.env.OPENSEARCH_URL;
const say = (line: string) => console.log(line);

if (given !== undefined) process.exitCode = (await conforms(given)) ? 0 : 1;
else {
  const found = clusterClasspath();
  if ('missing' in found) say(`Skipped: no OpenSearch to test with (${found.missing}).`);
  else {
    const cluster = await startCluster(found.classpath, {
      nodes: 3,
      isShort: true,
      say,
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
    try {
      const good = (await conforms(cluster.urls.join(','))) && (await survives(cluster));
      process.exitCode = good ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  }
}

async function conforms(urls: string): Promise<boolean> {
  // One of the tests opens a shop.
  await step('Building the storefront', buildStorefront);
  const args = ['run', '--project', 'opensearch'];
  const { ok } = await shownRun({
    title: 'opensearch',
    tool: 'vitest',
    args,
    env: { OPENSEARCH_URL: urls },
    minutes: 9,
  });
  return ok;
}

async function survives(cluster: Cluster): Promise<boolean> {
  const figures = await killNodeUnderLoad(cluster, {
    perSecond: 25 * availableParallelism(),
    seconds: 9,
    articles: 2_000,
  });
  say(`A node killed: ${figures.failed} of ${figures.asked} failed, slowest ${figures.slowest.after} ms`);
  if (figures.firstError !== null) say(figures.firstError);
  return figures.failed === 0;
}
