/** A value, and the tags of what it was made of. */
export interface CacheEntry<T, Tag> {
  readonly value: T;
  readonly size: number;
  readonly tags: readonly Tag[];
  readonly until: number;
}

/**
 * A bounded cache of what was made for a url. A new version (the whole catalogue was rebuilt) empties it; entries carry tags
 * (the articles and lists they show), so that a change of one article invalidates exactly the entries that show it. When it is
 * full, the least recently used entries go first.
 */
export class TaggedCache<T, Tag extends number | string = number> {
  readonly #entries = new Map<string, CacheEntry<T, Tag>>();
  readonly #keysByTag = new Map<Tag, Set<string>>();
  /** When each tag was last invalidated, so that a value whose making began before that is not cached after it. */
  readonly #droppedAt = new Map<Tag, number>();
  /** The same for tags that have expired, and how long what was made before may be given. */
  readonly #expiredAt = new Map<Tag, { readonly drop: number; readonly until: number }>();
  /** Expired, and nobody has begun to make it anew. */
  readonly #due = new Set<string>();
  #drops = 0;
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

  /** Read it before making a value, and pass it to `set` as `begun`. */
  get moment(): number {
    return this.#drops;
  }

  /** False when it is not cached: what it was made of has changed since, or it is too large. */
  set(key: string, version: number, entry: CacheEntry<T, Tag>, begun: number = this.#drops): boolean {
    this.#follow(version);
    const size = entry.size + costOf(key, entry.tags);
    if (version !== this.#version || size > this.#maxBytes / 8) return false;
    if (entry.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun)) return false;
    this.#drop(key);
    const expired = entry.tags.flatMap((tag) => this.#expiredAt.get(tag) ?? []).filter(({ drop }) => drop > begun);
    if (expired.length > 0) this.#due.add(key);
    const until = Math.min(entry.until, ...expired.map((tag) => tag.until));
    this.#entries.set(key, { ...entry, size, until });
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
    return true;
  }

  invalidate(tags: Iterable<Tag>): void {
    this.#drops += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#drops);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#drop(key);
    }
  }

  /** What carries these tags is given until then and no longer; whoever finds it meanwhile is to make it anew. */
  expire(tags: Iterable<Tag>, until: number): void {
    this.#drops += 1;
    for (const tag of tags) {
      this.#expiredAt.set(tag, { drop: this.#drops, until });
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.get(key);
        if (entry === undefined || entry.until <= until) continue;
        this.#entries.set(key, { ...entry, until });
        this.#due.add(key);
      }
    }
  }

  /** Whether the caller is to make it anew: said once. */
  takeDue(key: string): boolean {
    return this.#due.delete(key);
  }

  get count(): number {
    return this.#entries.size;
  }

  #follow(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#droppedAt.clear();
    this.#expiredAt.clear();
    this.#due.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#due.delete(key);
    this.#bytes -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Overhead of an entry, estimated generously: thousands of small answers under long urls must not exceed the limit (R23). */
function costOf(key: string, tags: readonly unknown[]): number {
  return 512 + 2 * key.length + 64 * tags.length;
}
