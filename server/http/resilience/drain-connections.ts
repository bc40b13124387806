import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Accepts no new connection, and waits until each open one has had its last answer, which closes it, or the time is over
 * (R39). Closing an idle connection at once would lose a request that is already on its way.
 */
export async function drainConnections(server: Server, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const gone = new Promise<void>((resolve) => {
    // The close of net, as that of http closes idle connections.
    net.Server.prototype.close.call(server, () => resolve());
  });
  await Promise.race([gone, sleep(milliseconds, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}
