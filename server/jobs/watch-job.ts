export interface WatchJobParts {
  /** Tells whoever is to be told now; stops early when it is asked to. */
  readonly tell: (goOn: () => boolean) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** A campaign that starts sends no message: the clock finds it within half a minute. */
const lookEveryMs = 30_000;
/** An import sends many messages, and the memory must have followed before prices are compared. */
const gatherMs = 1_000;

export interface WatchJob {
  /** Something has changed in stock or prices. */
  nudge(): void;
  stop(): Promise<void>;
}

/** Looks for watches that have come true: soon after a change, and by the clock. */
export function startWatchJob({ tell, onError }: WatchJobParts): WatchJob {
  let stopped = false;
  let working: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  const look = () => {
    working = working.then(() => (stopped ? undefined : tell(() => !stopped))).catch(onError);
  };
  const clock = setInterval(look, lookEveryMs);
  clock.unref();
  return {
    nudge: () => {
      if (stopped) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        look();
      }, gatherMs);
      soon.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(clock);
      clearTimeout(soon);
      await working;
    },
  };
}
