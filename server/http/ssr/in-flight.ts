import type { IncomingMessage } from 'node:http';

interface Flight<Made> {
  readonly made: Promise<Made>;
  readonly askers: IncomingMessage[];
}

/** What is being made, and who waits for it: whoever asks for the same waits for that one. */
export class InFlight<Made> {
  readonly #flights = new Map<string, Flight<Made>>();

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /** `begin` is told how to ask whether anybody is still there; once nobody was, the next one begins anew. */
  join(key: string, asker: IncomingMessage, begin: (isWaiting: () => boolean) => Promise<Made>): Promise<Made> {
    const known = this.#flights.get(key);
    if (known !== undefined) {
      known.askers.push(asker);
      return known.made;
    }
    const askers = [asker];
    const isWaiting = () => {
      const isAnybody = askers.some(({ socket }) => !socket.destroyed);
      if (!isAnybody) this.#end(key, askers);
      return isAnybody;
    };
    const made = begin(isWaiting).finally(() => this.#end(key, askers));
    this.#flights.set(key, { made, askers });
    return made;
  }

  #end(key: string, askers: readonly IncomingMessage[]): void {
    if (this.#flights.get(key)?.askers === askers) this.#flights.delete(key);
  }
}
