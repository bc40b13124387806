import { CatalogueMemory } from '../adapters/catalogue-memory/catalogue-memory.ts';
import { OpenSearch } from '../adapters/catalogue-opensearch/connection/open-search.ts';
import { recordsOf } from '../adapters/catalogue-opensearch/documents/article-record.ts';
import { FollowedCatalogue } from '../adapters/catalogue-opensearch/followed-catalogue.ts';
import { openTextSearch } from '../adapters/catalogue-opensearch/search/open-text-search.ts';
import type { Database } from '../database/connection/client.ts';
import { articleIdBySlug } from '../database/published/article-keys.ts';
import { catalogueState, stopNotingChanges } from '../database/published/catalogue-changes.ts';
import { loadCatalogue } from '../database/published/load-catalogue.ts';
import { loadReference } from '../database/published/load-reference.ts';
import { loadStockCounts } from '../database/published/load-stock-counts.ts';
import { type CatalogueFollower, CatalogueSync, type CatalogueSyncParts } from '../jobs/catalogue/catalogue-sync.ts';
import { IndexerFollowing } from '../jobs/catalogue/follow-indexer.ts';
import type { Catalogue, CatalogueWriter } from '../ports/catalogue/catalogue-index.ts';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';

/** What a follower tells of, and what it reads. */
export type FollowerParts = Omit<CatalogueSyncParts, 'index' | 'loadCatalogue'>;

export interface OpenedCatalogue {
  readonly index: Catalogue;
  readonly advance: CatalogueWriter['advance'];
  /** Keeps it up to date by the database's notifications. */
  readonly follower: (parts: FollowerParts) => CatalogueFollower;
  close(): Promise<void>;
}

/** What PostgreSQL notifies of that the shop follows. */
export function notifiedChannels(settings: CatalogueSettings | null): string[] {
  return ['catalogue', settings === null ? 'stock' : 'published', 'counter'];
}

/** The catalogue in this process's memory, or in OpenSearch. */
export function openCatalogue(settings: CatalogueSettings | null, database: Database): Promise<OpenedCatalogue> {
  return settings === null ? inMemory(database) : inOpenSearch(settings, database);
}

async function inMemory(database: Database): Promise<OpenedCatalogue> {
  const index = new CatalogueMemory();
  await stopNotingChanges(database);
  await index.replace(() => loadCatalogue(database), Date.now());
  return {
    index,
    advance: (now) => index.advance(now),
    follower: (parts) =>
      new CatalogueSync({ ...parts, index, loadCatalogue: (articleIds) => loadCatalogue(database, articleIds) }),
    close: async () => undefined,
  };
}

async function inOpenSearch({ urls, alias }: CatalogueSettings, database: Database): Promise<OpenedCatalogue> {
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
