import { performance } from 'node:perf_hooks';

/**
 * Load shedding (R42): browsing that is not cached waits in line, and whoever would wait too long is answered 503 with
 * Retry-After, and nothing is begun for them. Many at a time are no overload as long as they are served soon. Cart,
 * checkout, payment and account never wait in this line.
 */
export interface LoadShedder {
  /** True when a new request would wait longer than the limit: it is then shed. */
  isOverloaded(): boolean;
  /**
   * Waits as long as the last one who is served: whoever comes back at once (a script, a proxy that retries) would otherwise
   * be refused thousands of times a second. That takes the time of those in line, so that more are refused, and so on until
   * most of the time goes into refusing.
   */
  beforeRefusal(): Promise<void>;
  /**
   * Starts one piece of work per turn of the event loop, in the order they came: answers of the database are handled in
   * between, so that an order does not wait behind all browsing at each of its steps. Null when nobody was waiting for it any
   * more as its turn came (whoever reloads a slow page has left the first request behind): nothing was begun, and it took
   * nobody's turn.
   */
  run<T>(isWaiting: () => boolean, work: () => Promise<T>): Promise<T | null>;
}

interface InLine {
  readonly isWaiting: () => boolean;
  /** With false, nothing is begun. */
  readonly go: (isWaiting: boolean) => void;
}

/** How much a new turn counts for beside those before it. */
const weightOfLast = 0.1;

/** Then they are taken out of the line: under a load that does not end, it is never empty. */
const mostBegun = 1_000;

export function createLoadShedder(maxWaitMs: number, clock: () => number = () => performance.now()): LoadShedder {
  /** Whoever has begun is null, and their request is free to go. */
  const line: (InLine | null)[] = [];
  /** Work in line that has begun, so that the line is not copied at each step. */
  let begun = 0;
  let isMoving = false;
  let turnBegan = 0;
  let turnMs = 0;
  const startNext = () => {
    const now = clock();
    turnMs += (now - turnBegan - turnMs) * weightOfLast;
    turnBegan = now;
    const next = nextWaiting();
    if (next === undefined) {
      isMoving = false;
      return;
    }
    setImmediate(startNext);
    next.go(true);
  };
  const nextWaiting = (): InLine | undefined => {
    while (begun < line.length) {
      const next = line[begun] ?? null;
      line[begun] = null;
      begun += 1;
      if (begun >= mostBegun) begun -= line.splice(0, begun).length;
      if (next?.isWaiting()) return next;
      next?.go(false);
    }
    line.length = 0;
    begun = 0;
    return undefined;
  };
  const turn = (isWaiting: () => boolean): Promise<boolean> | true => {
    if (isMoving) return new Promise((go) => line.push({ isWaiting, go }));
    isMoving = true;
    turnBegan = clock();
    setImmediate(startNext);
    return true;
  };
  return {
    isOverloaded: () => (line.length - begun) * turnMs > maxWaitMs,
    beforeRefusal: () => new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
    run: async (isWaiting, work) => ((await turn(isWaiting)) ? work() : null),
  };
}
