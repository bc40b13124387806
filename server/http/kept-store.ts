/**
 * A bounded store of things made for a url and kept until what they were made of changes. Entries are tied to a
 * version (the whole catalogue was rebuilt) and may carry tags (the articles they show), so that a change of one
 * article drops exactly the entries that show it. Least recently used entries go first when it is full.
 */
export class KeptStore<T> {
  readonly #entries = new Map<string, { value: T; size: number; tags: readonly number[]; until: number }>();
  readonly #keysByTag = new Map<number, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #version = -1;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, version: number, now: number): T | undefined {
    this.#follow(version);
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until <= now) {
      this.#drop(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, version: number, entry: { value: T; size: number; tags: readonly number[]; until: number }): void {
    this.#follow(version);
    const size = entry.size + costOf(key, entry.tags);
    if (version !== this.#version || size > this.#maxBytes / 8) return;
    this.#drop(key);
    this.#entries.set(key, { ...entry, size });
    this.#bytes += size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  dropTagged(tags: Iterable<number>): void {
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#drop(key);
  }

  get count(): number {
    return this.#entries.size;
  }

  #follow(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** R23: thousands of small answers under long addresses must not hold more than few large ones. Generous guesses. */
function costOf(key: string, tags: readonly number[]): number {
  return 512 + 2 * key.length + 64 * tags.length;
}
