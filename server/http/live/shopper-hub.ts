import type { LiveEvent } from '#contract/live.ts';
import { parseJson } from '#domain/storage/parse-json.ts';
import { type LiveStream, LiveStreams } from './live-streams.ts';

/** What a shopper's stream follows: 'order:20433', 'customer:7', 'article:55'. */
export type Followed = `${'order' | 'customer' | 'article'}:${number}`;

export interface ShopperStream extends LiveStream<LiveEvent> {
  readonly follows: Followed;
  /** The visitor's session and network address, by which open streams are limited. */
  readonly visitor: string;
  readonly address: string;
  readonly openedAt: number;
}

export interface StreamLimits {
  readonly perProcess: number;
  readonly perVisitor: number;
  readonly perAddress: number;
}

export type Opened = 'opened' | 'stopping' | 'too-many-of-visitor' | 'full';

/** Stock is the lesser thing: the last fifth of a process's streams is left to orders. */
const shareForStock = 0.8;
/** Then it is closed, and who may follow is asked again as the browser comes back. */
const longestMs = 15 * 60_000;
/** An article that sells fast is told of once in this time, and once more at its end. */
const stockPauseMs = 1_000;

interface Told {
  readonly order?: unknown;
  readonly version?: unknown;
  readonly customer?: unknown;
}

/** Passes on to shoppers what PostgreSQL tells this process of their orders, and what has changed in the stock it holds. */
export class ShopperHub {
  readonly #streams = new LiveStreams<LiveEvent, ShopperStream>();
  readonly #byFollowed = new Map<Followed, Set<ShopperStream>>();
  readonly #pauses = new Map<number, { timer: NodeJS.Timeout; again: boolean }>();
  readonly #limits: StreamLimits;
  readonly #now: () => number;
  readonly #sweep: NodeJS.Timeout;

  constructor(limits: StreamLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
    this.#sweep = setInterval(() => this.endOld(), 60_000);
    this.#sweep.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  open(stream: ShopperStream): Opened {
    const refusal = this.#refusalOf(stream);
    if (refusal !== null) return refusal;
    const followers = this.#byFollowed.get(stream.follows) ?? new Set();
    this.#byFollowed.set(stream.follows, followers.add(stream));
    if (this.#streams.add(stream)) return 'opened';
    this.leave(stream);
    return 'stopping';
  }

  leave(stream: ShopperStream): void {
    this.#streams.delete(stream);
    const followers = this.#byFollowed.get(stream.follows);
    followers?.delete(stream);
    if (followers?.size === 0) this.#byFollowed.delete(stream.follows);
  }

  listening(): void {
    this.#streams.listening();
  }

  deaf(): void {
    this.#streams.deaf();
  }

  /** A reservation has changed (0029-messages.sql). */
  hear(payload: string): void {
    const { order, version, customer } = (parseJson(payload) as Told | null) ?? {};
    if (typeof order !== 'number') return;
    this.#tell(`order:${order}`, 'order', { id: order, version });
    if (typeof customer === 'number') this.#tell(`customer:${customer}`, 'order', { id: order, version });
  }

  /** The catalogue in memory has changed, and answers of these articles are made anew. */
  articlesChanged(ids: readonly number[]): void {
    for (const id of ids) if (this.#byFollowed.has(`article:${id}`)) this.#tellStock(id);
  }

  /** Anything may have changed. */
  catalogueReplaced(): void {
    const ids = [...this.#byFollowed.keys()].flatMap((followed) => /^article:(\d+)$/.exec(followed)?.[1] ?? []);
    this.articlesChanged(ids.map(Number));
  }

  endOld(): void {
    for (const stream of this.#streams.all()) if (stream.openedAt < this.#now() - longestMs) stream.end();
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    this.#streams.close();
  }

  #refusalOf({ follows, visitor, address }: ShopperStream): Opened | null {
    const { perProcess, perVisitor, perAddress } = this.#limits;
    const most = follows.startsWith('article:') ? Math.floor(perProcess * shareForStock) : perProcess;
    if (this.#streams.size >= most) return 'full';
    const others = this.#streams.all();
    const isOverLimit =
      others.filter((one) => one.visitor === visitor).length >= perVisitor ||
      others.filter((one) => one.address === address).length >= perAddress;
    return isOverLimit ? 'too-many-of-visitor' : null;
  }

  #tell(followed: Followed, event: LiveEvent, data: object): void {
    for (const stream of [...(this.#byFollowed.get(followed) ?? [])]) stream.send(event, data);
  }

  #tellStock(id: number): void {
    const pause = this.#pauses.get(id);
    if (pause !== undefined) {
      pause.again = true;
      return;
    }
    this.#tell(`article:${id}`, 'stock', { id });
    const timer = setTimeout(() => {
      const { again } = this.#pauses.get(id) ?? { again: false };
      this.#pauses.delete(id);
      if (again) this.#tellStock(id);
    }, stockPauseMs);
    timer.unref();
    this.#pauses.set(id, { timer, again: false });
  }
}
