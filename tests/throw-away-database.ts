import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate } from '#server/database/maintenance/migrate.ts';

export interface ThrowAwayDatabase {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * A PostgreSQL of its own in a temporary folder, migrated and empty: for tests, which never mock the database. Durable, it writes to the
 * disk as a shop's does, for benchmarks.
 */
export async function startThrowAwayDatabase({ durable = false } = {}): Promise<ThrowAwayDatabase> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hent-test-'));
  const server = await startEmbeddedPostgres({ dir, durable });
  const url = server.urlFor('test');
  await createDatabase(server.urlFor('postgres'), 'test');
  await migrate(url);
  const database = openDatabase({ url, applicationName: 'hent test' });
  return {
    url,
    database,
    close: async () => {
      await database.close();
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
