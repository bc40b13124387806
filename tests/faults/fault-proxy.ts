import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * How what is behind it behaves: as it is, late by so many milliseconds, gone, talking nonsense, or behind a network that
 * swallows everything. What was swallowed is lost: a connection that was used meanwhile is mute for ever.
 */
export type Behaviour = 'well' | 'slow' | 'down' | 'garbage' | 'swallowed';

export interface FaultProxy {
  readonly port: number;
  /** From now on; connections that are open are cut when it is down or talks nonsense. */
  become(behaviour: Behaviour): void;
  /** From now on another one is behind it; connections to the first are cut. */
  leadTo(target: { host: string; port: number }): void;
  stop(): Promise<void>;
}

/** Stands between the shop and something it depends on. */
export async function startFaultProxy(first: { host: string; port: number }, slowMs = 300): Promise<FaultProxy> {
  let target = first;
  let behaviour: Behaviour = 'well';
  const open = new Set<Socket>();
  const farSide = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => {});
    if (behaviour === 'down') return void near.destroy();
    if (behaviour === 'garbage') return void near.end('\x00\x01 this is not what was asked for \x02\r\n\r\n');
    const far = connect(target.port, target.host);
    let mute = false;
    const swallows = () => {
      mute ||= behaviour === 'swallowed';
      return mute;
    };
    far.on('error', () => swallows() || near.destroy());
    far.on('close', () => swallows() || near.destroy());
    near.on('close', () => swallows() || far.destroy());
    near.on('data', (bytes) => {
      if (swallows()) return;
      if (behaviour === 'slow') setTimeout(() => far.write(bytes), slowMs);
      else far.write(bytes);
    });
    far.on('data', (bytes) => swallows() || near.write(bytes));
    farSide.add(far);
    far.on('close', () => farSide.delete(far));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    become: (next) => {
      behaviour = next;
      if (next === 'down' || next === 'garbage') cut();
    },
    leadTo: (next) => {
      target = next;
      cut();
    },
    stop: async () => {
      cut();
      for (const socket of farSide) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
