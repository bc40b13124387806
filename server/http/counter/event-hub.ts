import type { CounterEvent } from '#contract/counter/wire.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { parseJson } from '#domain/storage/parse-json.ts';
import { type LiveStream, LiveStreams } from '../live/live-streams.ts';

/** One open stream of events. */
export interface Stream extends LiveStream<CounterEvent> {
  readonly device: number;
  readonly shop: ShopId;
}

interface Told {
  readonly shop?: unknown;
  readonly order?: unknown;
  readonly version?: unknown;
  readonly device?: unknown;
}

/** More of one device are tabs that were forgotten; the oldest goes. */
const mostOfDevice = 8;

/** Passes on to the counters what PostgreSQL tells this process. Whoever reads the queue after a `hello` misses nothing. */
export class EventHub {
  readonly #streams = new LiveStreams<CounterEvent, Stream>();

  /** False: this process is about to stop. */
  open(stream: Stream): boolean {
    const others = this.#streams.all().filter(({ device }) => device === stream.device);
    if (others.length >= mostOfDevice) others[0]?.end();
    return this.#streams.add(stream);
  }

  leave(stream: Stream): void {
    this.#streams.delete(stream);
  }

  listening(): void {
    this.#streams.listening();
  }

  deaf(): void {
    this.#streams.deaf();
  }

  hear(payload: string): void {
    const told = parseJson(payload) as Told | null;
    if (told === null) return;
    for (const stream of this.#streams.all()) {
      if (typeof told.device === 'number') {
        if (stream.device === told.device) stream.send('device', {});
      } else if (stream.shop === told.shop) stream.send('order', { id: told.order, version: told.version });
    }
  }

  close(): void {
    this.#streams.close();
  }
}
