import { performance } from 'node:perf_hooks';

/**
 * Load shedding (R42): while the process is overloaded, new requests are answered 503 with Retry-After, which costs next to
 * nothing, so that the earlier ones are served in time. Only browsing that is not cached is shed; cart, checkout, payment and
 * account never are.
 */
export interface LoadShedder {
  isOverloaded(): boolean;
  /**
   * Counts the work as under way, and starts only one piece of work per turn of the event loop: answers of the database are
   * handled in between, so that an order does not wait behind all browsing at each of its steps.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

export interface LoadLimits {
  /**
   * A turn of the event loop that takes longer is overload: whoever is served late in it has waited for all before. Only CPU
   * time of this thread counts, not time in which others had the CPU.
   */
  readonly maxLoopTurnMs: number;
  /** More work than this at once is overload while the CPU is busy: they would only wait for each other. */
  readonly maxConcurrent: number;
}

const tickMs = 20;
/** Event loop utilisation above which the CPU is busy; below it the work waits for something else, such as the database. */
const busyShare = 0.95;

export function createLoadShedder({ maxLoopTurnMs, maxConcurrent }: LoadLimits): LoadShedder {
  let turnBegan = performance.now();
  let workBefore = process.threadCpuUsage();
  let used = performance.eventLoopUtilization();
  let isBusy = false;
  let underWay = 0;
  const turn = onePerLoopTurn();
  // Timers come first in a turn, so a process that was suspended for a while begins with a new turn.
  const timer = setInterval(() => {
    turnBegan = performance.now();
    workBefore = process.threadCpuUsage();
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, used).utilization > busyShare;
    used = now;
  }, tickMs);
  timer.unref();
  /** Asked only when the clock already says so, as reading the CPU usage costs more than reading the clock. */
  const worksSinceLong = () => {
    const { user, system } = process.threadCpuUsage(workBefore);
    return (user + system) / 1000 > maxLoopTurnMs;
  };
  return {
    isOverloaded: () =>
      (underWay >= maxConcurrent && isBusy) || (performance.now() - turnBegan > maxLoopTurnMs && worksSinceLong()),
    run: async (work) => {
      underWay += 1;
      try {
        await turn();
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    stop: () => clearInterval(timer),
  };
}

/** Lets one caller through per turn of the event loop, in the order they came. */
function onePerLoopTurn(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const letNext = () => {
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (next === undefined) return;
    setImmediate(letNext);
    next();
  };
  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(letNext);
    return undefined;
  };
}
