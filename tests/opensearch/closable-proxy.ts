import { once } from 'node:events';
import net from 'node:net';

export interface ClosableProxy {
  readonly url: string;
  /** Nobody is let through, and whoever is through is cut off. */
  close(): void;
  open(): void;
  stop(): Promise<void>;
}

/** Stands before a service, so that a test can take it away and give it back. */
export async function startClosableProxy(target: string): Promise<ClosableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isOpen = true;
  const server = net.createServer((incoming) => {
    if (!isOpen) return incoming.destroy();
    const outgoing = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close: () => {
      isOpen = false;
      cut();
    },
    open: () => {
      isOpen = true;
    },
    stop: async () => {
      cut();
      server.close();
    },
  };
}
