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
  /**
   * The next transaction of PostgreSQL's that has said `statement` loses its connection at COMMIT: before it has got there, or
   * when it is done and before its answer is back. `afterwards` is how it goes on.
   */
  cutAtCommit(cut: CommitCut): void;
  stop(): Promise<void>;
}

export interface CommitCut {
  readonly statement: string;
  readonly when: 'before' | 'after';
  readonly afterwards?: Behaviour;
}

/** Stands between the shop and something it depends on. */
export async function startFaultProxy(first: { host: string; port: number }, slowMs = 300): Promise<FaultProxy> {
  let target = first;
  let behaviour: Behaviour = 'well';
  let planned: CommitCut | null = null;
  const open = new Set<Socket>();
  const farSide = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const become = (next: Behaviour) => {
    behaviour = next;
    if (next === 'down' || next === 'garbage') cut();
  };
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
    const transaction = openTransactionText();
    let isLost = false;
    const lose = (next: Behaviour = behaviour) => {
      near.destroy();
      become(next);
    };
    near.on('data', (bytes) => {
      if (swallows()) return;
      const text = bytes.toString('latin1');
      const said = transaction.add(text);
      if (planned !== null && text.includes('COMMIT\0') && said.includes(planned.statement)) {
        const { when, afterwards } = planned;
        planned = null;
        if (when === 'before') return lose(afterwards);
        isLost = true;
        // Statements before it in the same write are answered first.
        far.on('data', (answer) => answer.includes('COMMIT\0') && lose(afterwards));
      }
      if (behaviour === 'slow') setTimeout(() => far.write(bytes), slowMs);
      else far.write(bytes);
    });
    far.on('data', (bytes) => isLost || swallows() || near.write(bytes));
    farSide.add(far);
    far.on('close', () => farSide.delete(far));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    become,
    cutAtCommit: (next) => {
      planned = next;
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

/**
 * The statements of the transaction that a connection is in. PostgreSQL is told a prepared statement's text once per connection
 * and only its name from then on (Parse and Bind of its protocol), so names are given their texts again here.
 */
function openTransactionText() {
  const prepared = new Map<string, string>();
  let said = '';
  return {
    add: (bytes: string): string => {
      const text = bytes.replace(/(hent_\d+)\0([^\0]*)/g, (all, name: string, rest: string) => {
        const known = prepared.get(name);
        if (known !== undefined) return `${known}\0${rest}`;
        prepared.set(name, rest);
        return all;
      });
      said = text.includes('BEGIN') ? text : said + text;
      return said;
    },
  };
}
