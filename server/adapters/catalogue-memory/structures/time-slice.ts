import { setImmediate } from 'node:timers/promises';

const longestStop = 8;

/** Lets readers in between while something long is built: `due()` in the loop, `await breathe()` when it says so. */
export class Pace {
  #since = performance.now();

  due(): boolean {
    return performance.now() - this.#since > longestStop;
  }

  async breathe(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }

  /** Makes one thing that cannot be made in parts, after letting readers in. */
  async step<T>(make: () => T): Promise<T> {
    await this.breathe();
    return make();
  }

  /** Calls `step` for 0 … count - 1, a hundred or so at a time. */
  async each(count: number, step: (at: number) => void): Promise<void> {
    for (let at = 0; at < count; at++) {
      if ((at & 127) === 0 && this.due()) await this.breathe();
      step(at);
    }
  }
}
