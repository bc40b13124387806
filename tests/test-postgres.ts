import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate } from '#server/database/maintenance/migrate.ts';

/** What every test database is copied from, by CREATE DATABASE … TEMPLATE: made once for a run. */
export type Template = 'migrated' | 'acceptance';

export interface TestPostgres {
  /** Address of the server's own database, for making others. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hent-test-'));
  const server = await startEmbeddedPostgres({ dir, durable: false });
  const adminUrl = server.urlFor('postgres');
  const migrated: Template = 'migrated';
  await createDatabase(adminUrl, migrated);
  await migrate(server.urlFor(migrated));
  const acceptance: Template = 'acceptance';
  const database = openDatabase({ url: await copyOf(migrated, adminUrl, acceptance) });
  await loadAcceptance(database);
  await database.close();
  return {
    adminUrl,
    stop: async () => {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A database of its own, as the template is; gives its address. */
export async function copyOf(template: Template, adminUrl: string, name: string): Promise<string> {
  await createDatabase(adminUrl, name, template);
  return adminUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** A database of its own with the acceptance data. */
export function copyOfAcceptance(adminUrl: string, name: string): Promise<string> {
  return copyOf('acceptance', adminUrl, name);
}
