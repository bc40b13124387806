import type { Socket } from 'node:net';
import pg from 'pg';
import type { Probe } from './probe.ts';

export interface MonitorOptions {
  readonly probe: Probe;
  /** Longer than the statement timeout, at which PostgreSQL answers at the latest. */
  readonly longestSilenceMs: number;
  readonly onError: (error: Error) => void;
  readonly tickMs?: number;
}

/** What is known of a connection. */
interface Watched {
  /** Bytes sent when PostgreSQL was last ready for a query: when more were sent since, an answer is awaited. */
  sentWhenReady: number;
  /** Statements of a pipeline that are not answered: there PostgreSQL is ready after each of them. */
  unanswered: number;
  received: number;
  /** Checks in a row without a byte received. Counted in checks, not time, so that a blocked process does not blame PostgreSQL. */
  silentTicks: number;
  /** A long transaction: may be silent. */
  exempt: boolean;
}

/** After this long without an answer PostgreSQL is probed. */
const suspiciousMs = 2_000;
/** Probes before it counts as frozen. A server that is only slow has answered some connection by then. */
const asks = 2;

/**
 * Detects that PostgreSQL is frozen (suspended, or its network drops everything), which TCP reports only after many minutes (R10,
 * R13). Then every connection is closed, so that whatever waits on one fails, also a COMMIT; new connections fail at once; and
 * PostgreSQL is probed until it answers. A single connection that is silent for too long is closed alone.
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

  /** Call it for every connection before it connects. */
  add(client: pg.Client): void {
    const watched: Watched = { sentWhenReady: -1, unanswered: 0, received: 0, silentTicks: 0, exempt: false };
    this.#connections.set(client, watched);
    client.once('end', () => this.#connections.delete(client));
    client.connection.on('readyForQuery', () => {
      watched.sentWhenReady = socketOf(client).bytesWritten;
      this.#answers += 1;
    });
    if (this.#frozen) process.nextTick(() => socketOf(client).destroy(new Error(`${frozenSays}.`)));
  }

  /** For a long transaction: its connection is closed only when PostgreSQL is frozen. */
  exemptFromTimeout(client: pg.ClientBase, exempt: boolean): void {
    const watched = this.#connections.get(client as pg.Client);
    if (watched !== undefined) watched.exempt = exempt;
  }

  /** For a pipeline: so many statements more, or fewer, are waiting for their answers. */
  expectAnswers(client: pg.ClientBase, change: number): void {
    const watched = this.#connections.get(client as pg.Client);
    if (watched !== undefined) watched.unanswered += change;
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
      const waits = connecting || watched.unanswered > 0 || bytesWritten !== watched.sentWhenReady;
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

/** The client class for a pool whose connections are monitored. */
export function monitoredClient(watch: MonitoredConnections) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      watch.add(this);
    }
  };
}
