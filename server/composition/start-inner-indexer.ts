import type { Database } from '../database/connection/client.ts';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';
import type { Indexer } from './start-indexer.ts';

/** INDEXER=inside: a process of the shop writes; each of them would, and one does. Loaded where it is asked for alone. */
export async function startInnerIndexer(
  settings: CatalogueSettings | null,
  databaseUrl: string,
  database: Database,
  log: { info(line: string): void; error(error: unknown): void },
): Promise<Indexer | null> {
  if (settings?.indexesInside !== true) return null;
  const { startIndexer } = await import('./start-indexer.ts');
  const say = (line: string) => log.info(line);
  return startIndexer({ databaseUrl, database, settings, say, onError: (error) => log.error(error) });
}
