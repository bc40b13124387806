import path from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '#server/database/connection/client.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { connectDatabase } from './connect-database.ts';

/** Does something on the database the shop runs on, which must be of this version, and leaves it as it was found: open or not. */
export async function withShopDatabase(
  work: (database: Database, config: Config) => Promise<void>,
  options: Omit<DatabaseOptions, 'url'> = {},
): Promise<void> {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../..'));
  const reached = await connectDatabase(config);
  const database = openDatabase({ ...options, url: reached.url });
  try {
    await work(database, config);
  } finally {
    await database.close();
    await reached.stop();
  }
}
