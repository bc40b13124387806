/** The breaker is open, or too many calls are under way: the service was not called. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';
}

export interface BreakerOptions {
  /** This many failures in a row open it (R18: at most ten). */
  readonly failures?: number;
  /** How long it stays open; doubled each time the probe fails too, up to `maxOpenMs`. */
  readonly openMs?: number;
  readonly maxOpenMs?: number;
  /** Calls under way at once: a slow service holds up no more than these. */
  readonly maxConcurrent?: number;
  /** How long further calls wait for a slot; 0 refuses them at once. */
  readonly queueTimeoutMs?: number;
  readonly now?: () => number;
}

/**
 * A circuit breaker with a concurrency limit, so that a slow or dead outside service hurts nothing but itself (R18): after some
 * failures in a row calls are refused at once for a while; then one call is let through as a probe, and its outcome closes or
 * opens it again. A failure is whatever `work` throws; a refusal of the service must be returned as a value.
 */
export class CircuitBreaker {
  readonly #failuresToOpen: number;
  readonly #openMs: number;
  readonly #maxOpenMs: number;
  readonly #maxConcurrent: number;
  readonly #queueTimeoutMs: number;
  readonly #now: () => number;
  #failures = 0;
  #opened = 0;
  #openUntil = 0;
  #probing = false;
  #underWay = 0;
  readonly #waiting = new Set<() => void>();

  constructor({
    failures = 5,
    openMs = 5_000,
    maxOpenMs = 120_000,
    maxConcurrent = 16,
    queueTimeoutMs = 0,
    now = Date.now,
  }: BreakerOptions = {}) {
    this.#failuresToOpen = failures;
    this.#openMs = openMs;
    this.#maxOpenMs = maxOpenMs;
    this.#maxConcurrent = maxConcurrent;
    this.#queueTimeoutMs = queueTimeoutMs;
    this.#now = now;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#opened === 0) return 'closed';
    return this.#probing || this.#now() >= this.#openUntil ? 'half-open' : 'open';
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseIfOpen();
    if (this.#underWay < this.#maxConcurrent) this.#underWay += 1;
    else await this.#turn();
    try {
      this.#refuseIfOpen(); // it may have opened meanwhile
      return await this.#ask(work);
    } finally {
      this.#releaseSlot();
    }
  }

  #refuseIfOpen(): void {
    if (this.#opened > 0 && (this.#probing || this.#now() < this.#openUntil))
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

  /** Waits for a slot, up to the queue timeout. */
  #turn(): Promise<void> {
    if (this.#queueTimeoutMs === 0) throw new BreakerOpenError('Too many calls are under way.');
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(take);
        reject(new BreakerOpenError('Too many calls are under way.'));
      }, this.#queueTimeoutMs);
      this.#waiting.add(take);
    });
  }

  #releaseSlot(): void {
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
    // Failures of calls that were under way when it opened do not count.
    if (!probe && (this.#opened > 0 || this.#failures < this.#failuresToOpen)) return;
    this.#openUntil = this.#now() + Math.min(this.#openMs * 2 ** this.#opened, this.#maxOpenMs);
    this.#opened += 1;
  }
}
