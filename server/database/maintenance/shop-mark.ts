import type { Queryable } from '../connection/client.ts';

/** Whether a database is a demo's (one of our data sets was loaded) or a live shop's (one has opened on it); null when neither yet. */
export async function readMark(database: Queryable): Promise<'demo' | 'live' | null> {
  const [row] = await database.query<{ mode: 'demo' | 'live' }>('SELECT mode FROM shop_mark');
  return row?.mode ?? null;
}

/** Called when a live shop opens; an existing mark stays. */
export async function markLive(database: Queryable): Promise<void> {
  await database.execute("INSERT INTO shop_mark (mode) VALUES ('live') ON CONFLICT DO NOTHING");
}

/** The row that our data sets bring along. */
export const demoMark = { id: 1, mode: 'demo' } as const;
