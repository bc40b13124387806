import { randomBytes } from 'node:crypto';
import type { Queryable } from '../connection/client.ts';

/** A key that all processes of this shop share: made by whoever asks first, stored in the database. */
export async function sharedSecret(database: Queryable, name: string): Promise<string> {
  await database.execute('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32),
  ]);
  const rows = await database.query<{ value: Buffer }>('SELECT value FROM secrets WHERE name = $1', [name]);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`The secret '${name}' is gone`);
  return value.toString('base64url');
}
