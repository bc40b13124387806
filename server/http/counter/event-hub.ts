import type { CounterEvent } from '#contract/counter/wire.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { parseJson } from '#domain/storage/parse-json.ts';

/** One open stream of events. */
export interface Stream {
  readonly device: number;
  readonly shop: ShopId;
  send(event: CounterEvent, data: object): void;
  end(): void;
}

interface Told {
  readonly shop?: unknown;
  readonly order?: unknown;
  readonly version?: unknown;
  readonly device?: unknown;
}

export const beatMs = 15_000;
/** More of one device are tabs that were forgotten; the oldest goes. */
const mostOfDevice = 8;

/**
 * Passes on to the counters what PostgreSQL tells this process on its one LISTEN connection. A stream's first word is
 * `hello`, said when the connection is there to hear from; after a break everybody is greeted anew, as what was said meanwhile
 * is lost. Whoever reads the queue after a `hello` misses nothing.
 */
export class EventHub {
  readonly #streams = new Set<Stream>();
  #isLive = false;
  #isClosed = false;
  readonly #beat: NodeJS.Timeout;

  constructor() {
    this.#beat = setInterval(() => this.#toAll('beat', {}), beatMs);
    this.#beat.unref();
  }

  /** False: this process is about to stop. */
  open(stream: Stream): boolean {
    if (this.#isClosed) return false;
    const others = [...this.#streams].filter(({ device }) => device === stream.device);
    if (others.length >= mostOfDevice) others[0]?.end();
    this.#streams.add(stream);
    if (this.#isLive) stream.send('hello', {});
    return true;
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream);
  }

  /** The LISTEN connection is there, for the first time or again. */
  listening(): void {
    this.#isLive = true;
    this.#toAll('hello', {});
  }

  /** It broke: until it is back nothing is heard, and newcomers wait for their greeting. */
  deaf(): void {
    this.#isLive = false;
  }

  hear(payload: string): void {
    const told = parseJson(payload) as Told | null;
    if (told === null) return;
    for (const stream of [...this.#streams]) {
      if (typeof told.device === 'number') {
        if (stream.device === told.device) stream.send('device', {});
      } else if (stream.shop === told.shop) stream.send('order', { id: told.order, version: told.version });
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    for (const stream of [...this.#streams]) {
      stream.send('bye', {});
      stream.end();
    }
  }

  #toAll(event: CounterEvent, data: object): void {
    for (const stream of [...this.#streams]) stream.send(event, data);
  }
}
