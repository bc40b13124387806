import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** `refuses`: PostgreSQL is down, full or starting, and says so. `silent`: no answer at all. */
export type ProbeAnswer = 'answers' | 'refuses' | 'silent';

interface ProbeConnection {
  readonly client: pg.Client;
  readonly connected: Promise<unknown>;
}

/** A health check must have its answer within two seconds. */
const probeTimeoutMs = 1_500;

/** Asks PostgreSQL whether it answers, on a connection of its own, as those of the pool may all be waiting. */
export class Probe {
  readonly #config: pg.ClientConfig;
  #open: ProbeConnection | null = null;
  #underWay: Promise<ProbeAnswer> | null = null;

  constructor(url: string, applicationName: string) {
    this.#config = { connectionString: url, application_name: `${applicationName} probe`, keepAlive: true };
  }

  /** However many ask at once, PostgreSQL is asked once. */
  ask(): Promise<ProbeAnswer> {
    this.#underWay ??= this.#ask().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  close(): void {
    if (this.#open !== null) this.#drop(this.#open);
  }

  async #ask(): Promise<ProbeAnswer> {
    const silence = silent();
    const wasOpen = this.#open !== null;
    const first = await Promise.race([this.#select(), silence]);
    // An old connection may have been closed by a restart; that says nothing about now.
    const answer = first === 'refuses' && wasOpen ? await Promise.race([this.#select(), silence]) : first;
    if (answer === 'silent') this.close();
    return answer;
  }

  async #select(): Promise<ProbeAnswer> {
    this.#open ??= this.#connect();
    const open = this.#open;
    try {
      await open.connected;
      await open.client.query('SELECT 1');
      return 'answers';
    } catch {
      this.#drop(open);
      return 'refuses';
    }
  }

  #connect(): ProbeConnection {
    const client = new pg.Client(this.#config);
    // The next probe finds out.
    client.on('error', () => {});
    return { client, connected: client.connect() };
  }

  /** Closes this connection, not one opened since. */
  #drop(open: ProbeConnection): void {
    open.client.connection.stream.destroy();
    if (this.#open === open) this.#open = null;
  }
}

/** After a busy turn of the event loop timers run before sockets are read, so pending answers are read first. */
async function silent(): Promise<ProbeAnswer> {
  await sleep(probeTimeoutMs, undefined, { ref: false });
  await immediate();
  await immediate();
  return 'silent';
}
