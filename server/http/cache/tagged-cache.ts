import { LruSegment } from './lru-segment.ts';

/** A value, and the tags of what it was made of. */
export interface CacheEntry<T, Tag> {
  readonly value: T;
  readonly size: number;
  readonly tags: readonly Tag[];
  readonly until: number;
}

/**
 * A bounded cache of what was made for a url. A new version (the whole catalogue was rebuilt) empties it; entries carry tags
 * (the articles and lists they show), so that a change of one article invalidates exactly the entries that show it.
 *
 * It is a segmented LRU cache. Most addresses with a filter or a text are asked for once: what nobody has asked for again has a
 * quarter of it, and cannot push out what many ask for. In each part the least recently used entries go first.
 */
export class TaggedCache<T, Tag extends number | string = number> {
  readonly #askedOnce: LruSegment<CacheEntry<T, Tag>>;
  readonly #askedAgain: LruSegment<CacheEntry<T, Tag>>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  /** When each tag was last invalidated, so that a value whose making began before that is not cached after it. */
  readonly #droppedAt = new Map<Tag, number>();
  /** The same for tags that have expired, and how long what was made before may be given. */
  readonly #expiredAt = new Map<Tag, { readonly drop: number; readonly until: number }>();
  /** Expired, and nobody has begun to make it anew. */
  readonly #due = new Set<string>();
  #drops = 0;
  readonly #maxBytes: number;
  #version = -1;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#askedOnce = new LruSegment(maxBytes * shareOfAskedOnce);
    this.#askedAgain = new LruSegment(maxBytes * (1 - shareOfAskedOnce));
  }

  get(key: string, version: number, now: number): T | undefined {
    this.#follow(version);
    const entry = this.#segmentOf(key).get(key);
    if (entry === undefined) return undefined;
    if (entry.until <= now) {
      this.#drop(key);
      return undefined;
    }
    this.#askedOnce.delete(key);
    this.#putIn(this.#askedAgain, key, entry);
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
    const segment = this.#segmentOf(key);
    this.#drop(key);
    const expired = entry.tags.flatMap((tag) => this.#expiredAt.get(tag) ?? []).filter(({ drop }) => drop > begun);
    if (expired.length > 0) this.#due.add(key);
    const until = Math.min(entry.until, ...expired.map((tag) => tag.until));
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    this.#putIn(segment, key, { ...entry, size, until });
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
        const segment = this.#segmentOf(key);
        const entry = segment.get(key);
        if (entry === undefined || entry.until <= until) continue;
        segment.put(key, { ...entry, until });
        this.#due.add(key);
      }
    }
  }

  /** Whether the caller is to make it anew: said once. */
  takeDue(key: string): boolean {
    return this.#due.delete(key);
  }

  get count(): number {
    return this.#askedOnce.count + this.#askedAgain.count;
  }

  #follow(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.#askedOnce.clear();
    this.#askedAgain.clear();
    this.#keysByTag.clear();
    this.#droppedAt.clear();
    this.#expiredAt.clear();
    this.#due.clear();
  }

  #segmentOf(key: string): LruSegment<CacheEntry<T, Tag>> {
    return this.#askedAgain.get(key) === undefined ? this.#askedOnce : this.#askedAgain;
  }

  #putIn(segment: LruSegment<CacheEntry<T, Tag>>, key: string, entry: CacheEntry<T, Tag>): void {
    segment.put(key, entry);
    for (let least = segment.tooMany(); least !== undefined; least = segment.tooMany()) this.#drop(least);
  }

  #drop(key: string): void {
    const entry = this.#segmentOf(key).get(key);
    if (entry === undefined) return;
    this.#askedOnce.delete(key);
    this.#askedAgain.delete(key);
    this.#due.delete(key);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

const shareOfAskedOnce = 0.25;

/** Overhead of an entry, estimated generously: thousands of small answers under long urls must not exceed the limit (R23). */
function costOf(key: string, tags: readonly unknown[]): number {
  return 512 + 2 * key.length + 64 * tags.length;
}
