/** Entries in the order in which they were last put; whoever puts one asks which are too many. */
export class LruSegment<E extends { readonly size: number }> {
  readonly #entries = new Map<string, E>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): E | undefined {
    return this.#entries.get(key);
  }

  /** As the one used last. */
  put(key: string, entry: E): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }

  /** The one used least recently, while there are more bytes than may be. */
  tooMany(): string | undefined {
    return this.#bytes > this.#maxBytes ? this.#entries.keys().next().value : undefined;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get count(): number {
    return this.#entries.size;
  }
}
