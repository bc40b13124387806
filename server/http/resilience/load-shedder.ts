import { performance } from 'node:perf_hooks';

/**
 * R42: whether more is asked than can be answered. Whoever comes then is told to come back, which costs next to nothing,
 * so that those before them are served in time. Only what must be made is refused so; what is kept goes out, and nobody is sent
 * away from cart, checkout, payment or account.
 */
export interface LoadShedder {
  isOverloaded(): boolean;
  /**
   * Counts what is being made, and begins one thing in a round of the loop: what comes from the database meanwhile is read
   * in between, so that an order does not wait at each of its steps for all who look around.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

export interface LoadLimits {
  /**
   * A process does one thing at a time: who is served late in a round of its loop has waited for all before them. Only work of
   * our own counts: a process that others do not let run has no crowd of its own.
   */
  readonly longestRoundMs: number;
  /** More than these at once only wait for each other, when the processor is what they wait for. */
  readonly mostUnderWay: number;
}

const tickMs = 20;
/** Share of the time in which there was something to do; below it one waits for somebody else, such as the database. */
const busyShare = 0.95;

export function createLoadShedder({ longestRoundMs, mostUnderWay }: LoadLimits): LoadShedder {
  let roundBegan = performance.now();
  let workBefore = process.cpuUsage();
  let used = performance.eventLoopUtilization();
  let isBusy = false;
  let underWay = 0;
  const turn = onePerRound();
  // Timers come first in a round, so a process that was not let run for a while finds itself in a new one.
  const timer = setInterval(() => {
    roundBegan = performance.now();
    workBefore = process.cpuUsage();
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, used).utilization > busyShare;
    used = now;
  }, tickMs);
  timer.unref();
  /** Asked for only when the clock says that it may be so: it costs more than looking at the clock. */
  const worksSinceLong = () => {
    const { user, system } = process.cpuUsage(workBefore);
    return (user + system) / 1000 > longestRoundMs;
  };
  return {
    isOverloaded: () =>
      (underWay >= mostUnderWay && isBusy) || (performance.now() - roundBegan > longestRoundMs && worksSinceLong()),
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

/** Lets through whoever comes first in a round of the loop, and the others in the rounds after it, in the order they came. */
function onePerRound(): () => Promise<void> | undefined {
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
