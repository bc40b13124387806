import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ProcessRegister } from '#server/ports/monitoring/running-processes.ts';
import type { Queryable } from '../connection/client.ts';

/** The row of this process. Rows of processes that were killed go after a day. */
export function processRegister(database: Queryable, version: string): ProcessRegister {
  const id = randomUUID();
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return {
    beat: async (facts) => {
      await database.execute(
        `INSERT INTO running_processes (process_id, host, pid, version, started_at, facts) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (process_id) DO UPDATE SET seen_at = now(), facts = excluded.facts`,
        [id, hostname(), process.pid, version, startedAt, JSON.stringify(facts)],
      );
      await database.execute("DELETE FROM running_processes WHERE seen_at < now() - interval '1 day'");
    },
    leave: async () => {
      await database.execute('DELETE FROM running_processes WHERE process_id = $1', [id]);
    },
  };
}
