/** Runs a few pieces of heavy work at a time; the rest wait their turn, newest asked last. */
export class WorkQueue {
  readonly #atOnce: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
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
