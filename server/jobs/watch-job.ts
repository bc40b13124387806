export interface WatchJobParts {
  /** Sends the mails that are due; stops early when `goOn` says so. */
  readonly tell: (goOn: () => boolean) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** A campaign that starts sends no notification, so watches are also checked by the clock. */
const pollEveryMs = 30_000;
/** An import sends many notifications, and the catalogue in memory must be in sync before prices are compared. */
const debounceMs = 1_000;

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
  const clock = setInterval(look, pollEveryMs);
  clock.unref();
  return {
    nudge: () => {
      if (stopped) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        look();
      }, debounceMs);
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
