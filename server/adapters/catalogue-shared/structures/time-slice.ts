import { setImmediate } from 'node:timers/promises';

const sliceMs = 8;

/**
 * Cooperative scheduling: long work is done in slices of a few milliseconds, and between them the event loop answers
 * requests. In a loop: `if (timeSlice.isUsedUp()) await timeSlice.yield()`.
 */
export class TimeSlice {
  #since = performance.now();

  isUsedUp(): boolean {
    return performance.now() - this.#since > sliceMs;
  }

  async yield(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }

  /** Yields, then does one thing that cannot be divided. */
  async run<T>(work: () => T): Promise<T> {
    await this.yield();
    return work();
  }

  /** Calls `work` for 0 … count - 1, and looks at the clock every 128th time. */
  async each(count: number, work: (at: number) => void): Promise<void> {
    for (let at = 0; at < count; at++) {
      if ((at & 127) === 0 && this.isUsedUp()) await this.yield();
      work(at);
    }
  }
}
