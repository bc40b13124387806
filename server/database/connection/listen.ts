import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  readonly url: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** After each connection, the first included: notifications sent while it was down are lost, so reload everything. */
  readonly onConnect: () => void;
  /** The connection broke; a new one is being made. */
  readonly onError?: (error: Error) => void;
  readonly heartbeatMs?: number;
}

export interface Listener {
  close(): Promise<void>;
}

/** LISTENs on a connection of its own, and reconnects with exponential backoff when that breaks. */
export function listen(options: ListenOptions): Listener {
  const stopping = new AbortController();
  const done = follow(options, stopping.signal);
  return {
    close: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function follow(options: ListenOptions, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted; failures += 1) {
    try {
      await oneConnection(options, stop, () => {
        failures = 0;
      });
    } catch (error) {
      if (!stop.aborted) options.onError?.(error as Error);
    }
    await sleep(Math.min(100 * 2 ** failures, 2_000), undefined, { signal: stop }).catch(() => {});
  }
}

/** Runs as long as its connection does; a connection that does not answer the heartbeat is dead. */
async function oneConnection(options: ListenOptions, stop: AbortSignal, connected: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'hent listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The connection to PostgreSQL ended')));
  });
  broken.catch(() => {});
  try {
    await client.connect();
    client.on('notification', ({ channel, payload }) => options.onMessage(channel, payload ?? ''));
    for (const channel of options.channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    connected();
    options.onConnect();
    while (!stop.aborted) {
      const pause = sleep(options.heartbeatMs ?? 5_000, undefined, { signal: stop }).catch(() => {});
      await Promise.race([pause, broken]);
      if (!stop.aborted) await client.query('SELECT 1');
    }
  } finally {
    // Nobody may be there to take the goodbye.
    await Promise.race([client.end().catch(() => {}), sleep(1_000)]);
    client.connection.stream.destroy();
  }
}
