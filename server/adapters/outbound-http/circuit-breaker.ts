/** The breaker is open, or enough calls are under way: nobody was asked. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';
}

export interface BreakerOptions {
  /** So many failures in a row open it (R18: at most ten). */
  readonly failures?: number;
  /** How long nobody is asked after that; doubled each time the probe fails too, up to `longestRestMs`. */
  readonly restMs?: number;
  readonly longestRestMs?: number;
  /** Calls under way at once: a slow provider cannot hold up more than these. */
  readonly atOnce?: number;
  /** How long one more waits for its turn; refused at once unless told. A crowd at a quick provider is served in turn. */
  readonly patienceMs?: number;
  readonly now?: () => number;
}

/**
 * Stands before an outside service, so that a slow or dead one hurts nothing but itself (R18): after some failures in a row
 * calls are refused at once for a while; then one call is let through, and its outcome decides for the others.
 * A failure is whatever `work` throws; an answer that only says no is a value.
 */
export class CircuitBreaker {
  readonly #failuresToOpen: number;
  readonly #restMs: number;
  readonly #longestRestMs: number;
  readonly #atOnce: number;
  readonly #patienceMs: number;
  readonly #now: () => number;
  #failures = 0;
  #opened = 0;
  #restsUntil = 0;
  #probing = false;
  #underWay = 0;
  readonly #waiting = new Set<() => void>();

  constructor({
    failures = 5,
    restMs = 5_000,
    longestRestMs = 120_000,
    atOnce = 16,
    patienceMs = 0,
    now = Date.now,
  }: BreakerOptions = {}) {
    this.#failuresToOpen = failures;
    this.#restMs = restMs;
    this.#longestRestMs = longestRestMs;
    this.#atOnce = atOnce;
    this.#patienceMs = patienceMs;
    this.#now = now;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#opened === 0) return 'closed';
    return this.#probing || this.#now() >= this.#restsUntil ? 'half-open' : 'open';
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseIfOpen();
    if (this.#underWay < this.#atOnce) this.#underWay += 1;
    else await this.#turn();
    try {
      this.#refuseIfOpen(); // it may have opened meanwhile
      return await this.#ask(work);
    } finally {
      this.#handOn();
    }
  }

  #refuseIfOpen(): void {
    if (this.#opened > 0 && (this.#probing || this.#now() < this.#restsUntil))
      throw new BreakerOpenError('The breaker is open.');
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    const probe = this.#opened > 0;
    if (probe) this.#probing = true;
    try {
      const result = await work();
      this.#close();
      return result;
    } catch (error) {
      this.#failed(probe);
      throw error;
    } finally {
      if (probe) this.#probing = false;
    }
  }

  /** Waits until one that is under way hands its place on. */
  #turn(): Promise<void> {
    if (this.#patienceMs === 0) throw new BreakerOpenError('Too many calls are under way.');
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(take);
        reject(new BreakerOpenError('Too many calls are under way.'));
      }, this.#patienceMs);
      this.#waiting.add(take);
    });
  }

  #handOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#underWay -= 1;
    else next();
  }

  #close(): void {
    this.#failures = 0;
    this.#opened = 0;
  }

  #failed(probe: boolean): void {
    this.#failures += 1;
    // Calls that were under way when it opened tell nothing new.
    if (!probe && (this.#opened > 0 || this.#failures < this.#failuresToOpen)) return;
    this.#restsUntil = this.#now() + Math.min(this.#restMs * 2 ** this.#opened, this.#longestRestMs);
    this.#opened += 1;
  }
}
