import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/connection/client.ts';

export interface ReplicaFollower {
  figure(): string;
  isWell(): boolean;
  close(): Promise<void>;
}

/** Asks at the replicas' port once a second, as the desk's reports would: it must answer most of the time, and read-only. */
export function followReplica(url: string): ReplicaFollower {
  const database = openDatabase({ url, poolSize: 1 });
  let [asked, answered, writable] = [0, 0, 0];
  let over = false;
  const asking = (async () => {
    for (; !over; await sleep(1_000)) {
      asked += 1;
      const rows = await database
        .query<{ follows: boolean; n: number }>(
          'SELECT pg_is_in_recovery() AS follows, (SELECT count(*) FROM reservations) AS n',
        )
        .catch(() => []);
      answered += rows.length;
      if (rows[0]?.follows === false) writable += 1;
    }
  })();
  return {
    figure: () => `${answered} of ${asked} answered, ${writable} by a primary`,
    isWell: () => asked > 0 && answered / asked > 0.75,
    close: async () => {
      over = true;
      await asking;
      await database.close();
    },
  };
}
