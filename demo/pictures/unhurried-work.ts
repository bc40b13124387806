/** Enough for what a few lists show. */
const mostWaiting = 300;
/** About as long as a piece takes, so that half of a processor is left to those who wait for something. */
const restMs = 150;

/**
 * Work that nobody waits for: a piece at a time, each followed by a rest, what was asked for last first, as it is what is looked at.
 * What has not begun does not hold the process.
 */
export class UnhurriedWork {
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #begun = false;

  /** Once for each name, however many ask. A piece that fails, or has waited longest of too many, is dropped until it is asked for again. */
  add(name: string, work: () => Promise<unknown>): void {
    if (this.#waiting.has(name)) return;
    this.#waiting.set(name, work);
    const [oldest = name] = this.#waiting.keys();
    if (this.#waiting.size > mostWaiting) this.#waiting.delete(oldest);
    if (!this.#begun) this.#rest();
    this.#begun = true;
  }

  #rest(): void {
    setTimeout(() => this.#next(), restMs).unref();
  }

  async #next(): Promise<void> {
    const latest = [...this.#waiting].at(-1);
    this.#begun = latest !== undefined;
    if (latest === undefined) return;
    const [name, work] = latest;
    await work().catch(() => {});
    this.#waiting.delete(name);
    this.#rest();
  }
}
