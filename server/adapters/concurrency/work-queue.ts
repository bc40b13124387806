export interface WorkQueueLimits {
  readonly atOnce: number;
  /** How many may wait for their turn; any number when it does not say. */
  readonly waiting?: number;
}

/** Runs a few pieces of heavy work at a time; the rest wait their turn, newest asked last. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, waiting = Number.POSITIVE_INFINITY }: WorkQueueLimits) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /** Whoever comes now should be turned away. */
  get isFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>((turn) => this.#waiting.push(turn));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
