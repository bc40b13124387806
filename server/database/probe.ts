import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** `refuses` is an answer too: it is down, full or starting, and says so. `silent` is none. */
export type ProbeAnswer = 'answers' | 'refuses' | 'silent';

/** A health check asks this often within two seconds, and must have its answer by then. */
const patienceMs = 1_500;

/** Asks PostgreSQL whether it is there, on a connection of its own: the pool's may all be waiting for something. */
export class Probe {
  readonly #config: pg.ClientConfig;
  #open: { readonly client: pg.Client; readonly connected: Promise<unknown> } | null = null;
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
    this.#open?.client.connection.stream.destroy();
    this.#open = null;
  }

  async #ask(): Promise<ProbeAnswer> {
    const silence = silent();
    const wasOpen = this.#open !== null;
    const first = await Promise.race([this.#select(), silence]);
    // A connection from before may have been ended by a restart, which says nothing about now.
    const answer = first === 'refuses' && wasOpen ? await Promise.race([this.#select(), silence]) : first;
    if (answer === 'silent') this.close();
    return answer;
  }

  async #select(): Promise<ProbeAnswer> {
    try {
      this.#open ??= this.#connect();
      const { client, connected } = this.#open;
      await connected;
      await client.query('SELECT 1');
      return 'answers';
    } catch {
      this.close();
      return 'refuses';
    }
  }

  #connect() {
    const client = new pg.Client(this.#config);
    // Whoever asks next finds out by asking.
    client.on('error', () => {});
    return { client, connected: client.connect() };
  }
}

/** After a busy round of the event loop a timer is run before what has come in meanwhile is read: that is read first. */
async function silent(): Promise<ProbeAnswer> {
  await sleep(patienceMs, undefined, { ref: false });
  await immediate();
  await immediate();
  return 'silent';
}
