import type { PagePurger } from '#server/ports/page-purger.ts';

export interface PurgePagesParts {
  readonly purger: PagePurger;
  /** Dropped instead when there are too many keys to name. */
  readonly everything: string;
  readonly onError: (error: unknown) => void;
}

/** One save in the chain's system is several changes: what comes within this time is one call. */
const gatherMs = 20;
/** For pages that were made before the change and stored after the first purge. */
const againMs = 3_000;
const keysACall = 200;
const mostKeys = 5_000;

/**
 * Tells a cache before the shop what to drop: at once, and again a little later. What could not be told is queued and told when
 * the cache is back: a lost call delays a change and never loses it.
 */
export class PurgePages {
  readonly #parts: PurgePagesParts;
  /** Keys, and whether each is to be told again later. */
  readonly #waiting = new Map<string, boolean>();
  readonly #repeats = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #failures = 0;

  constructor(parts: PurgePagesParts) {
    this.#parts = parts;
  }

  drop(keys: Iterable<string>): void {
    this.#add(keys, true);
    this.#sendIn(gatherMs);
  }

  /** Drops everything for the last time: what this process has made may need files that go with it. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    for (const repeat of this.#repeats) clearTimeout(repeat);
    await this.#underWay;
    clearTimeout(this.#timer);
    await this.#parts.purger.purge([this.#parts.everything]).catch(this.#parts.onError);
  }

  #add(keys: Iterable<string>, again: boolean): void {
    for (const key of keys) this.#waiting.set(key, again || this.#waiting.get(key) === true);
    if (this.#waiting.size <= mostKeys) return;
    this.#waiting.clear();
    this.#waiting.set(this.#parts.everything, true);
  }

  #sendIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#underWay = this.#send();
    }, ms);
  }

  async #send(): Promise<void> {
    const told = new Map(this.#waiting);
    this.#waiting.clear();
    const keys = [...told.keys()];
    try {
      for (let from = 0; from < keys.length; from += keysACall)
        await this.#parts.purger.purge(keys.slice(from, from + keysACall));
      this.#failures = 0;
      this.#repeat(keys.filter((key) => told.get(key)));
    } catch (error) {
      if (this.#failures === 0) this.#parts.onError(error);
      this.#failures += 1;
      this.#add(keys, true);
    }
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#sendIn(this.#failures === 0 ? gatherMs : backoffMs(this.#failures));
  }

  #repeat(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const repeat = setTimeout(() => {
      this.#repeats.delete(repeat);
      this.#add(keys, false);
      this.#sendIn(0);
    }, againMs);
    this.#repeats.add(repeat);
  }
}

/** Exponential backoff while the cache does not answer. */
function backoffMs(failures: number): number {
  return Math.min(500 * 2 ** (failures - 1), 10_000);
}
