import type { Database } from '#server/database/connection/client.ts';
import { percentile } from '../load/order-log.ts';

/** Milliseconds that one small transaction takes until a standby has it too, the middle of many. */
export async function commitTime(database: Database, times = 60): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now();
    await database.query("SELECT pg_logical_emit_message(true, 'drill', 'a commit')");
    taken.push(performance.now() - begun);
  }
  return percentile(taken, 0.5);
}
