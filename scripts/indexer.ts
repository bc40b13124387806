import { startIndexer } from '#server/composition/start-indexer.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';

/** npm run indexer: writes the catalogue into OpenSearch (docs/opensearch.md). Several may run; one of them writes. */
try {
  await withShopDatabase(async (database, { catalogue, databaseUrl }) => {
    if (catalogue === null)
      throw new ConfigError('CATALOGUE_URL is not set: the catalogue is in memory, and needs no indexer.');
    if (databaseUrl === null)
      throw new ConfigError(
        'DATABASE_URL is not set: a shop with the embedded database indexes inside (INDEXER=inside).',
      );
    const stopped = Promise.withResolvers<void>();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.resolve());
    const say = (line: string) => console.log(line);
    const onError = (error: unknown) => console.error(`Indexer: ${error instanceof Error ? error.message : error}`);
    const indexer = startIndexer({ databaseUrl, database, settings: catalogue, say, onError });
    await stopped.promise;
    await indexer.stop();
  });
} catch (error) {
  explainMistake(error, 'npm run indexer');
}
