import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface SessionLock {
  /** Aborted when the connection, and with it the lock, is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** How often whoever waits for the lock asks for it, and whoever has it looks whether it is still there. */
const askMs = 1_000;
/**
 * PostgreSQL ends the session of a holder that has been silent for so long, and gives the lock to another: a process that hangs, or a
 * machine that is gone without a word, does not hold it for hours.
 */
const silenceMs = 10_000;

/** Waits for an advisory lock on a connection of its own. Null: `stop` came first. */
export async function takeSessionLock(url: string, name: string, stop: AbortSignal): Promise<SessionLock | null> {
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: `hent ${name}`,
      connectionTimeoutMillis: 5_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      await client.query(`SET idle_session_timeout = ${silenceMs}`);
      const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtext($1)) AS mine', [name]);
      if ((rows[0] as { mine: boolean } | undefined)?.mine === true) return held(client, lost);
    } catch {
      // PostgreSQL is away: the next attempt tells.
    }
    await client.end().catch(() => undefined);
    await sleep(askMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return null;
}

function held(client: pg.Client, lost: AbortController): SessionLock {
  const heartbeat = setInterval(() => {
    client.query('SELECT 1').catch(() => lost.abort());
  }, askMs);
  heartbeat.unref();
  lost.signal.addEventListener('abort', () => clearInterval(heartbeat));
  return {
    lost: lost.signal,
    release: async () => {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
    },
  };
}
