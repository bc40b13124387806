import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * R39: takes no new connection, and keeps the open ones until each has had its last answer, which closes it, or the time
 * is over. Closing an idle connection at once would lose the request that is on its way on it.
 */
export async function drainConnections(server: Server, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const gone = new Promise<void>((resolve) => {
    // Not the close of http, which ends idle connections.
    net.Server.prototype.close.call(server, () => resolve());
  });
  await Promise.race([gone, sleep(milliseconds, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
