import { OpenSearch } from '../adapters/catalogue-opensearch/connection/open-search.ts';
import { recordsOf } from '../adapters/catalogue-opensearch/documents/article-record.ts';
import { FollowedCatalogue } from '../adapters/catalogue-opensearch/followed-catalogue.ts';
import { openTextSearch } from '../adapters/catalogue-opensearch/search/open-text-search.ts';
import type { Database } from '../database/connection/client.ts';
import { articleIdBySlug } from '../database/published/article-keys.ts';
import { catalogueState } from '../database/published/catalogue-changes.ts';
import { loadCatalogue } from '../database/published/load-catalogue.ts';
import { loadReference } from '../database/published/load-reference.ts';
import { loadStockCounts } from '../database/published/load-stock-counts.ts';
import { IndexerFollowing } from '../jobs/catalogue/follow-indexer.ts';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';
import type { OpenedCatalogue } from './opened-catalogue.ts';

/** The catalogue as the indexer has written it into OpenSearch. */
export async function openSearchCatalogue(
  { urls, alias }: CatalogueSettings,
  database: Database,
): Promise<OpenedCatalogue> {
  const engine = new OpenSearch({ urls });
  const fallback = {
    records: async (ids: readonly number[]) => recordsOf(await loadCatalogue(database, ids)),
    bySlug: (slug: string) => articleIdBySlug(database, slug),
  };
  const text = openTextSearch({ engine, alias, view: () => index });
  const index: FollowedCatalogue = new FollowedCatalogue(
    { engine, alias, text, fallback, counts: (ids) => loadStockCounts(database, ids), now: Date.now },
    await catalogueState(database),
    await loadReference(database),
  );
  // Behind the opening: a cluster that does not answer yet is asked again by the first search.
  text.prepare().catch(() => undefined);
  return {
    index,
    // The indexer turns the prices and tells of it.
    advance: async () => ({ articleIds: [], lists: [], stockAlone: false }),
    follower: (parts) =>
      new IndexerFollowing({
        ...parts,
        hear: (state) => index.hear(state),
        startOver: async () => index.startOver(await catalogueState(database), await loadReference(database)),
      }),
    close: () => engine.close(),
  };
}
