import { sealer } from '#server/crypto/sealed.ts';
import type { Database, Queryable } from '../connection/client.ts';

/** Every column that is sealed with the secret of the sessions, and what for. */
const sealedColumns = [
  { table: 'staff_passwords', key: 'staff_member_id', column: 'totp_sealed', purpose: 'totp' },
  { table: 'webhooks', key: 'webhook_id', column: 'secret', purpose: 'webhooks' },
  { table: 'webhooks', key: 'webhook_id', column: 'old_secret', purpose: 'webhooks' },
  { table: 'vipps_webhooks', key: 'webhook_id', column: 'sealed_secret', purpose: 'providers' },
] as const;

type SealedColumn = (typeof sealedColumns)[number];

/**
 * After SESSION_SECRET was changed: what the secret before it has sealed is sealed with the new one, all of it or nothing. What
 * neither of them opens, and what the new one opens already, stays as it is, so that every process may do it. Gives how many.
 */
export function resealSecrets(database: Database, secret: string, previous: string): Promise<number> {
  return database.transaction(async (tx) => {
    let count = 0;
    for (const column of sealedColumns) count += await resealColumn(tx, column, secret, previous);
    return count;
  });
}

async function resealColumn(
  tx: Queryable,
  { table, key, column, purpose }: SealedColumn,
  secret: string,
  previous: string,
): Promise<number> {
  const { open, seal } = sealer(secret, purpose);
  const former = sealer(previous, purpose);
  const rows = await tx.query<{ key: number | string; sealed: Buffer }>(
    `SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1 FOR UPDATE`,
  );
  let count = 0;
  for (const row of rows) {
    if (opened(open, row.sealed) !== null) continue;
    const text = opened(former.open, row.sealed);
    if (text === null) continue;
    count += await tx.execute(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1`, [row.key, seal(text)]);
  }
  return count;
}

function opened(open: (sealed: Buffer) => string, sealed: Buffer): string | null {
  try {
    return open(sealed);
  } catch {
    return null;
  }
}
