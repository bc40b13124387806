import { setTimeout as sleep } from 'node:timers/promises';
import { recordsOf } from '../adapters/catalogue-opensearch/documents/article-record.ts';
import { mappingVersion } from '../adapters/catalogue-opensearch/documents/mapping.ts';
import { OpenSearchWriter } from '../adapters/catalogue-opensearch/open-search-writer.ts';
import { articleTerms } from '../adapters/catalogue-opensearch/search/article-terms.ts';
import { IndexClient } from '../adapters/catalogue-opensearch/writing/index-client.ts';
import type { Database } from '../database/connection/client.ts';
import { takeSessionLock } from '../database/connection/session-lock.ts';
import { articleIdsAfter, articleNames } from '../database/published/article-keys.ts';
import { databaseCatalogueChanges } from '../database/published/catalogue-changes.ts';
import { loadCatalogue } from '../database/published/load-catalogue.ts';
import { loadReference } from '../database/published/load-reference.ts';
import { loadStockOf } from '../database/published/load-stock-counts.ts';
import { CatalogueIndexing } from '../jobs/catalogue/index-catalogue.ts';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';

export interface IndexerOptions {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly settings: CatalogueSettings;
  readonly say: (line: string) => void;
  readonly onError: (error: unknown) => void;
  readonly onLag?: (milliseconds: number) => void;
}

export interface Indexer {
  stop(): Promise<void>;
}

/** How often changes are looked for, and how long an indexer that failed waits before it takes over anew. */
const lookMs = 100;
/** Changes that come within it of others are written together, as each write is followed by a refresh. */
const gatherMs = 500;
const retryMs = 2_000;
/** Articles read at once while everything is built. */
const partSize = 2_000;

/** Waits for its turn, as one indexer of a shop writes at a time, and then writes for as long as it has it. */
export function startIndexer(options: IndexerOptions): Indexer {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const lock = await takeSessionLock(options.databaseUrl, 'indexer', stopping.signal);
      if (lock === null) return;
      const failed = await index(options, AbortSignal.any([stopping.signal, lock.lost])).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      await lock.release();
      if (failed === null) continue;
      options.onError(failed.error);
      // Without the lock: whoever reaches both the database and the cluster had better take it.
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function index({ database, settings, say, onLag }: IndexerOptions, stop: AbortSignal): Promise<void> {
  const client = new IndexClient(settings.writeUrls);
  const changes = databaseCatalogueChanges(database);
  try {
    const { epoch, missed, state } = await changes.takeOver();
    const { alias, shape } = settings;
    const writer = new OpenSearchWriter({ client, alias, shape, termsOf: articleTerms, epoch });
    const rebuild = () => build(writer, database, say);
    const indexing = new CatalogueIndexing({
      writer,
      changes,
      loadCatalogue: (ids) => loadCatalogue(database, ids),
      loadStock: (eans) => loadStockOf(database, eans),
      rebuild,
      epoch,
      before: state,
      now: Date.now,
      ...(onLag && { onLag }),
    });
    const [found] = await client.behind(alias);
    if (found?.mappingVersion === mappingVersion && !missed)
      await writer.resume(found.index, await loadReference(database), Date.now());
    else await rebuild();
    for (const left of await client.leftBehind(alias)) await client.remove(left);
    say(`Indexer ${epoch}: writes ${writer.size} articles to '${alias}'`);
    while (!stop.aborted) {
      const begun = performance.now();
      const turn = await indexing.turn();
      const pauseMs = turn === 'done' ? Math.max(lookMs, gatherMs - (performance.now() - begun)) : lookMs;
      if (turn !== 'more') await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined);
    }
    await indexing.settled();
  } finally {
    await client.close();
  }
}

/** Part by part: a large catalogue need not fit in the indexer's memory. */
async function build(writer: OpenSearchWriter, database: Database, say: (line: string) => void): Promise<void> {
  const begun = Date.now();
  await writer.rebuild(async (fill) => {
    await fill(await articleNames(database), await loadReference(database), parts(database));
  }, Date.now());
  say(`Indexer: built ${writer.size} articles in ${Math.round((Date.now() - begun) / 1000)} s`);
}

async function* parts(database: Database) {
  let after = 0;
  for (;;) {
    const ids = await articleIdsAfter(database, after, partSize);
    if (ids.length > 0) yield recordsOf(await loadCatalogue(database, ids)).values();
    after = ids.at(-1) ?? after;
    if (ids.length < partSize) return;
  }
}
