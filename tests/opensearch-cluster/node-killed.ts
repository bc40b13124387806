import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueOpenSearch } from '#server/adapters/catalogue-opensearch/catalogue-open-search.ts';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';
import { syntheticCatalogue } from '../../benchmarks/synthetic-catalogue.ts';
import type { Cluster } from './start-cluster.ts';

export interface KilledFigures {
  readonly asked: number;
  readonly failed: number;
  /** Milliseconds: the slowest answer before and after the node was killed. */
  readonly slowest: { readonly before: number; readonly after: number };
  readonly firstError: string | null;
}

/** Asks for lists at a steady pace while one node of three is killed in the middle of it. */
export async function killNodeUnderLoad(
  cluster: Cluster,
  { perSecond, seconds, articles }: { readonly perSecond: number; readonly seconds: number; readonly articles: number },
): Promise<KilledFigures> {
  const client = new IndexClient(cluster.urls);
  // What is looked for is an answer that a lost node takes with it, not how slow this machine is beside three nodes.
  const engine = new OpenSearch({ urls: cluster.urls, timeoutMs: 5_000 });
  const shape = { shards: 3, replicas: 1 };
  const index: CatalogueOpenSearch = new CatalogueOpenSearch({
    client,
    engine,
    alias: 'killed',
    shape,
    epoch: 1,
    text: openTextSearch({ engine, alias: 'killed', view: () => index }),
    termsOf: articleTerms,
  });
  const now = Date.now();
  await index.replace(async () => syntheticCatalogue(articles, now), now);
  const slowest = { before: 0, after: 0 };
  let failed = 0;
  let firstError: string | null = null;
  const ask = async (number: number, when: 'before' | 'after') => {
    const begun = performance.now();
    const scope = [{ field: 'MainGroupID', op: 'eq', value: 1 + (number % 10) } as const];
    try {
      const { ids } = await index.query({ scope, from: 0, take: 24, facets: ['GenderID', 'ProductLineID'] });
      if (ids.length === 0) throw new Error('An empty list.');
    } catch (error) {
      failed += 1;
      firstError ??= error instanceof Error ? error.message : String(error);
    }
    slowest[when] = Math.max(slowest[when], Math.round(performance.now() - begun));
  };
  const total = perSecond * seconds;
  const underWay: Promise<void>[] = [];
  let killed = false;
  const begun = performance.now();
  for (let number = 0; number < total; number++) {
    if (number === Math.floor(total / 3)) {
      killed = true;
      void cluster.kill(2);
    }
    underWay.push(ask(number, killed ? 'after' : 'before'));
    const ahead = begun + ((number + 1) * 1000) / perSecond - performance.now();
    if (ahead > 1) await sleep(ahead);
  }
  await Promise.all(underWay);
  await engine.close();
  await client.close();
  return { asked: total, failed, slowest, firstError };
}
