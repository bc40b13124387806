import type { Socket } from 'node:net';
import pg from 'pg';
import type { Probe } from './probe.ts';

export interface MonitorOptions {
  readonly probe: Probe;
  /** No statement is silent for longer: PostgreSQL ends it before. */
  readonly longestSilenceMs: number;
  readonly onError: (error: Error) => void;
  readonly tickMs?: number;
}

/** What is known of a connection. */
interface Watched {
  /** How much had been sent when PostgreSQL was last ready for more: whoever has sent more since waits for an answer. */
  sentWhenReady: number;
  received: number;
  /** For so many looks nothing has come. Looks, not time: while the process itself is held up nobody else is silent. */
  silentTicks: number;
  /** May be silent for as long as it likes. */
  exempt: boolean;
}

/** So long without an answer makes one ask whether PostgreSQL is there at all. */
const suspiciousMs = 2_000;
/** So many times. One that is only slow has answered somebody by then. */
const asks = 2;

/**
 * Notices that PostgreSQL is frozen (stopped, or its network swallows everything), which TCP tells nobody for many minutes
 * (R10, R13). Then every connection is cut, so that whoever waits on one learns that it is lost, also in a COMMIT; as long as it
 * lasts new ones fail at once; and it is asked again and again until it answers. A single connection that is silent for too long
 * is cut alone.
 */
export class MonitoredConnections {
  readonly #options: MonitorOptions;
  readonly #tickMs: number;
  readonly #connections = new Map<pg.Client, Watched>();
  readonly #timer: NodeJS.Timeout;
  #frozen = false;
  #asking = false;
  #answers = 0;

  constructor(options: MonitorOptions) {
    this.#options = options;
    this.#tickMs = options.tickMs ?? 500;
    this.#timer = setInterval(() => this.#look(), this.#tickMs).unref();
  }

  /** To be told of every connection before it connects. */
  add(client: pg.Client): void {
    const watched: Watched = { sentWhenReady: -1, received: 0, silentTicks: 0, exempt: false };
    this.#connections.set(client, watched);
    client.once('end', () => this.#connections.delete(client));
    client.connection.on('readyForQuery', () => {
      watched.sentWhenReady = socketOf(client).bytesWritten;
      this.#answers += 1;
    });
    if (this.#frozen) process.nextTick(() => socketOf(client).destroy(new Error(`${frozenSays}.`)));
  }

  /** What is done on it now takes as long as it takes: cut only when PostgreSQL is frozen. */
  exemptFromTimeout(client: pg.ClientBase, exempt: boolean): void {
    const watched = this.#connections.get(client as pg.Client);
    if (watched !== undefined) watched.exempt = exempt;
  }

  get frozen(): boolean {
    return this.#frozen;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  cutAll(): void {
    for (const client of this.#connections.keys()) socketOf(client).destroy();
  }

  #look(): void {
    let longest = 0;
    for (const [client, watched] of this.#connections) {
      const { bytesRead, bytesWritten, connecting } = socketOf(client);
      const waits = connecting || bytesWritten !== watched.sentWhenReady;
      watched.silentTicks = waits && bytesRead === watched.received ? watched.silentTicks + 1 : 0;
      watched.received = bytesRead;
      const silentMs = watched.silentTicks * this.#tickMs;
      if (silentMs >= this.#options.longestSilenceMs && !watched.exempt) socketOf(client).destroy();
      longest = Math.max(longest, silentMs);
    }
    if (this.#frozen || longest >= suspiciousMs) void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const before = this.#answers;
    let silent = true;
    for (let left = this.#frozen ? 1 : asks; silent && left > 0; left -= 1) {
      silent = (await this.#options.probe.ask()) === 'silent' && this.#answers === before;
    }
    this.#asking = false;
    if (silent === this.#frozen) return;
    this.#frozen = silent;
    this.#options.onError(new Error(silent ? `${frozenSays}: every connection is cut.` : 'PostgreSQL answers again.'));
    if (silent) this.cutAll();
  }
}

const frozenSays = 'Connection terminated: PostgreSQL does not answer';

function socketOf(client: pg.Client): Socket {
  return client.connection.stream as Socket;
}

/** Connections of a pool, each told to the watch before it connects. */
export function monitoredClient(watch: MonitoredConnections) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      watch.add(this);
    }
  };
}
