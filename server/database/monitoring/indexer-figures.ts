import type { Queryable } from '../connection/client.ts';

export interface IndexerFigures {
  /** Changes that cannot be searched yet, and how long the oldest of them has waited. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Whether an indexer has the lock, and so writes. */
  readonly isWritten: boolean;
}

export async function indexerFigures(database: Queryable): Promise<IndexerFigures> {
  const [row] = await database.query<IndexerFigures>(
    `SELECT count(*)::int AS waiting, coalesce(greatest(0, extract(epoch FROM now() - min(changed_at))), 0)::float8 AS "oldestSeconds",
            EXISTS (SELECT FROM pg_locks
                     WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                       AND objsubid = 1 AND (classid::bigint << 32 | objid::bigint) = hashtext('indexer')::bigint) AS "isWritten"
       FROM catalogue_changes`,
  );
  return row ?? { waiting: 0, oldestSeconds: 0, isWritten: false };
}
