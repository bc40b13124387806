import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import { openDatabase } from '#server/database/client.ts';
import { createDatabase } from '#server/database/create-database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { step } from './step.ts';

export interface PreparedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database to serve from: the one asked for or the embedded one, at this version, with data in it. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const prepared = config.databaseUrl === null ? await embedded(config) : await given(config.databaseUrl);
  try {
    await step('Bringing the database up to date', () => migrate(prepared.url));
    await fill(prepared.url, config.shopData);
    return prepared;
  } catch (error) {
    await prepared.stop();
    throw error;
  }
}

/** Demo and acceptance data live in databases of their own on the one embedded server. */
async function embedded(config: Config): Promise<PreparedDatabase> {
  const server = await step('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dir: path.join(config.dataDir, 'postgres') }),
  );
  const name = `hent_${config.shopData}`;
  await createDatabase(server.urlFor('postgres'), name);
  return { url: server.urlFor(name), stop: () => server.stop() };
}

async function given(url: string): Promise<PreparedDatabase> {
  const database = openDatabase({ url });
  try {
    await database.query('SELECT 1');
  } catch (error) {
    throw new ConfigError(`DATABASE_URL does not answer: ${(error as Error).message}`);
  } finally {
    await database.close();
  }
  return { url, stop: async () => {} };
}

async function fill(url: string, data: Config['shopData']): Promise<void> {
  const database = openDatabase({ url, statementTimeoutMs: 0 });
  try {
    const [row] = await database.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM articles) AS filled');
    if (row?.filled) return;
    // Read only when they are needed: most starts find their data there.
    if (data === 'acceptance') {
      const { loadAcceptance } = await import('#database/acceptance/load-acceptance.ts');
      await step('Loading the acceptance data', () => loadAcceptance(database));
    } else {
      const { loadDemo } = await import('#database/demo/load-demo.ts');
      await step('Loading the demo shop', () => loadDemo(database));
    }
  } finally {
    await database.close();
  }
}
