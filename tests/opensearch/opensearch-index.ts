import { CatalogueOpenSearch } from '#server/adapters/catalogue-opensearch/catalogue-open-search.ts';
import { OpenSearch } from '#server/adapters/catalogue-opensearch/connection/open-search.ts';
import { articleTerms } from '#server/adapters/catalogue-opensearch/search/article-terms.ts';
import { openTextSearch } from '#server/adapters/catalogue-opensearch/search/open-text-search.ts';
import { IndexClient, type IndexShape } from '#server/adapters/catalogue-opensearch/writing/index-client.ts';

/** The cluster that `npm run test:opensearch` has started, or that OPENSEARCH_URL names. */
export const clusterUrls: readonly string[] = (process.env.OPENSEARCH_URL ?? '').split(',').filter((url) => url !== '');

/** Patient: a machine that runs tests and three nodes is slower than the one a visitor waits for. */
const engine = new OpenSearch({ urls: clusterUrls, timeoutMs: 10_000 });
export const indexClient = new IndexClient(clusterUrls);
const made: string[] = [];
let count = 0;

/** An index of its own, with an alias that no other has. */
export function openSearchIndex(shape: IndexShape = { shards: 1, replicas: 0 }): CatalogueOpenSearch {
  count += 1;
  const alias = `t${process.pid}-${count}-${Date.now().toString(36)}`;
  made.push(alias);
  // A property makes many, and looks at two of them at most.
  if (made.length > 4) void remove(made.shift() ?? '').catch(() => undefined);
  const index: CatalogueOpenSearch = new CatalogueOpenSearch({
    client: indexClient,
    engine,
    alias,
    shape,
    epoch: 1,
    text: openTextSearch({ engine, alias, view: () => index, vocabularyMaxAgeMs: 0 }),
    termsOf: articleTerms,
  });
  return index;
}

/** Removes what was made so far. */
export async function removeIndexes(): Promise<void> {
  for (const alias of made.splice(0)) await remove(alias);
}

function remove(alias: string): Promise<void> {
  return indexClient.remove(`${alias}-*`);
}
