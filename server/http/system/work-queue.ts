import pLimit from 'p-limit';

export interface WorkQueueLimits {
  /** Worked on at once. */
  readonly concurrency: number;
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
}

/** Work that has not begun within the longest wait never begins: whoever asked has been told to come back. */
export interface WorkQueue {
  /** Null: too much is waiting, nothing was done. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

export function workQueue({ concurrency, mostWaiting, longestWaitMs }: WorkQueueLimits): WorkQueue {
  const limit = pLimit(concurrency);
  return {
    run: async <T>(work: () => Promise<T>): Promise<T | null> => {
      if (limit.pendingCount >= mostWaiting) return null;
      const begun = Promise.withResolvers<T | null>();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        begun.resolve(null);
      }, longestWaitMs);
      void limit(async () => {
        clearTimeout(timer);
        if (!isLate) await work().then(begun.resolve, begun.reject);
      });
      return begun.promise;
    },
  };
}
