import { CatalogueMemory } from '../adapters/catalogue-memory/catalogue-memory.ts';
import type { Database } from '../database/connection/client.ts';
import { stopNotingChanges } from '../database/published/catalogue-changes.ts';
import { loadCatalogue } from '../database/published/load-catalogue.ts';
import { CatalogueSync } from '../jobs/catalogue/catalogue-sync.ts';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';
import type { OpenedCatalogue } from './opened-catalogue.ts';

/** What PostgreSQL notifies of that the shop follows. */
export function notifiedChannels(settings: CatalogueSettings | null): string[] {
  return ['catalogue', settings === null ? 'stock' : 'published', 'counter'];
}

/** The catalogue in this process's memory, or in OpenSearch, whose client is large and not loaded without need. */
export async function openCatalogue(settings: CatalogueSettings | null, database: Database): Promise<OpenedCatalogue> {
  if (settings === null) return inMemory(database);
  const { openSearchCatalogue } = await import('./open-search-catalogue.ts');
  return openSearchCatalogue(settings, database);
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
