/** Enough for what a few lists show; what finds no room is asked for again. */
const mostWaiting = 300;
/** About as long as a piece takes, so that half of a processor is left to those who wait for something. */
const restMs = 150;

/** Work that nobody waits for: a piece at a time, each followed by a rest. What has not begun does not hold the process. */
export class UnhurriedWork {
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #begun = false;

  /** Once for each name, however many ask. A piece that fails is dropped: whoever asks next has it begun anew. */
  add(name: string, work: () => Promise<unknown>): void {
    if (this.#waiting.size >= mostWaiting || this.#waiting.has(name)) return;
    this.#waiting.set(name, work);
    if (!this.#begun) this.#rest();
    this.#begun = true;
  }

  #rest(): void {
    setTimeout(() => this.#next(), restMs).unref();
  }

  async #next(): Promise<void> {
    for (const [name, work] of this.#waiting) {
      await work().catch(() => {});
      this.#waiting.delete(name);
      return this.#rest();
    }
    this.#begun = false;
  }
}
