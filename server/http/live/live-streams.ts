/** One open stream of events. */
export interface LiveStream<Event extends string> {
  send(event: Event | GreetingEvent, data: object): void;
  end(): void;
}

type GreetingEvent = 'hello' | 'beat' | 'bye';

const beatMs = 15_000;

/**
 * Streams that are told what PostgreSQL notifies this process of, on its one LISTEN connection. A stream's first word is `hello`, said
 * when the connection is there to hear from; after a break everybody is greeted anew, as what was notified meanwhile is lost.
 * Whoever reads the state after a `hello` misses nothing.
 */
export class LiveStreams<Event extends string, Stream extends LiveStream<Event>> {
  readonly #streams = new Set<Stream>();
  #isLive = false;
  #isClosed = false;
  readonly #beat: NodeJS.Timeout;

  constructor() {
    this.#beat = setInterval(() => this.#toAll('beat'), beatMs);
    this.#beat.unref();
  }

  /** False: this process is about to stop. */
  add(stream: Stream): boolean {
    if (this.#isClosed) return false;
    this.#streams.add(stream);
    if (this.#isLive) stream.send('hello', {});
    return true;
  }

  delete(stream: Stream): boolean {
    return this.#streams.delete(stream);
  }

  get size(): number {
    return this.#streams.size;
  }

  /** A copy, as a stream may be removed while the others are written to. */
  all(): readonly Stream[] {
    return [...this.#streams];
  }

  /** The LISTEN connection is there, for the first time or again. */
  listening(): void {
    this.#isLive = true;
    this.#toAll('hello');
  }

  /** The notifications are interrupted: until they are back nothing is heard, and new streams wait for their first event. */
  deaf(): void {
    this.#isLive = false;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    this.#toAll('bye');
    for (const stream of this.all()) stream.end();
  }

  #toAll(event: GreetingEvent): void {
    for (const stream of this.all()) stream.send(event, {});
  }
}
