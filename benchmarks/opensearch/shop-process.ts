/**
 * One process of the shop over the large catalogue that large.ts has built: how soon it is open, and what memory it has before and after
 * it was asked for articles, searches and suggestions. PostgreSQL holds the few goods of the acceptance data; what a process reads of
 * it when it opens is names and groups, whatever the size of the catalogue. It has the service unit's environment and limits of its heap.
 *
 *   OPENSEARCH_URL=http://127.0.0.1:9200 node benchmarks/opensearch/shop-process.ts [--articles 100000] [--requests 1000]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { startThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { ownProcess } from '../own-process.ts';
import { serviceEnvironment } from '../service-environment.ts';
import { numbers, syntheticParts } from '../synthetic-catalogue.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '1000' },
  },
});
const [articles, requests] = [Number(values.articles), Number(values.requests)];
const words = ['regnjakke dame', 'dunjakke', 'lofot skisko', 'varm ullgenser barn', 'vanntett sekk', 'hodelykt'];
const load = () => loadavg()[0]?.toFixed(1);

const { url: databaseUrl, database, close } = await startThrowAwayDatabase();
try {
  await loadAcceptance(database);
  await database.execute(
    'INSERT INTO catalogue_indexer (epoch, following, version, edition, articles) VALUES (1, true, 1, 1, $1)',
    [articles],
  );
  const begun = performance.now();
  const shop = await ownProcess<{ url: string; startSeconds: number }>(
    'opensearch/serve-shop.ts',
    [databaseUrl, `large_${articles}`],
    await serviceEnvironment(),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { url, startSeconds } = shop.told;
  console.log(`open after ${seconds} s, ${startSeconds.toFixed(1)} s without loading its code; load ${load()}`);
  console.log(`memory: ${Math.round(await shop.memory())} MB, ${await shop.cpuSeconds()} s of processor`);
  await ask(url);
  console.log(`after ${requests} requests: ${Math.round(await shop.memory())} MB; load ${load()}`);
  await shop.close();
} finally {
  await close();
}

async function ask(url: string): Promise<void> {
  const [some] = syntheticParts(2_000, 0, { partSize: 2_000, shops: 1 });
  const slugs = some?.articles.map(({ slug }) => slug) ?? [];
  const random = numbers(11);
  const any = (list: readonly string[]) => encodeURIComponent(list[Math.floor(random() * list.length)] ?? '');
  const kinds = [
    () => `/product/${any(slugs)}`,
    () => `/search/${any(words)}?antall=${24 + Math.floor(random() * 100)}`,
    () => `/api/v1/articles/suggestions?query=${any(words)}`,
  ];
  const statuses = new Map<number, number>();
  const took: number[] = [];
  for (let at = 0; at < requests; at++) {
    const begun = performance.now();
    const answer = await fetch(url + kinds[at % kinds.length]?.());
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  took.sort((a, b) => a - b);
  const share = (of: number) => Math.round(took[Math.floor((took.length - 1) * of)] ?? 0);
  console.log(`answers ${JSON.stringify([...statuses])}: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms`);
}
