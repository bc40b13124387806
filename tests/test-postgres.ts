import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate } from '#server/database/maintenance/migrate.ts';

/** The acceptance data, loaded once; each test shop gets a copy of its own by CREATE DATABASE … TEMPLATE. */
export const templateName = 'acceptance';

export interface TestPostgres {
  /** Address of the server's own database, for making others. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const dir = await mkdtemp(path.join(tmpdir(), 'hent-test-'));
  const server = await startEmbeddedPostgres({ dir, durable: false });
  const adminUrl = server.urlFor('postgres');
  await createDatabase(adminUrl, templateName);
  await migrate(server.urlFor(templateName));
  const database = openDatabase({ url: server.urlFor(templateName) });
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

/** A database of its own with the acceptance data. */
export async function copyOfAcceptance(adminUrl: string, name: string): Promise<string> {
  await createDatabase(adminUrl, name, templateName);
  return adminUrl.replace(/\/[^/]*$/, `/${name}`);
}
