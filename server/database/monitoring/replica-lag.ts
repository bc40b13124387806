import type { Queryable } from '../connection/client.ts';

/** How many seconds a replica is behind; 0 where it has all that came, and where it is none. */
export async function replicaLag(database: Queryable): Promise<number | 'away'> {
  try {
    const [row] = await database.query<{ seconds: number }>(
      `SELECT CASE WHEN NOT pg_is_in_recovery() OR pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
                   ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float8 AS seconds`,
    );
    return row?.seconds ?? 'away';
  } catch {
    return 'away';
  }
}
