import type { Queryable } from '../connection/client.ts';

/** What a database is for, once a data set of ours was loaded into it or a live shop has opened on it; else null. */
export async function readMark(database: Queryable): Promise<'demo' | 'live' | null> {
  const [row] = await database.query<{ mode: 'demo' | 'live' }>('SELECT mode FROM shop_mark');
  return row?.mode ?? null;
}

/** Said by whoever opens a live shop on it first; a mark that is there stays. */
export async function markLive(database: Queryable): Promise<void> {
  await database.execute("INSERT INTO shop_mark (mode) VALUES ('live') ON CONFLICT DO NOTHING");
}

/** The row a data set of ours is loaded with. */
export const demoMark = { id: 1, mode: 'demo' } as const;
