import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '#server/database/connection/client.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { copyOf, type Template } from './test-postgres.ts';
import type {} from './vitest-postgres.ts'; // what is provided

/** A database of one's own on the run's PostgreSQL: migrated and empty, or with the acceptance data. */
export async function startMigratedDatabase(template: Template = 'migrated'): Promise<ThrowAwayDatabase> {
  const url = await copyOf(template, inject('postgresUrl'), `unit_${randomBytes(6).toString('hex')}`);
  const database = openDatabase({ url, applicationName: 'hent test' });
  return { url, database, close: () => database.close() };
}
