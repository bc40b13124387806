export interface PollLoop {
  /** Waits for the look that is under way. */
  stop(): Promise<void>;
}

/** Looks again and again until it is stopped: each time so long after the last look has ended. `goOn` says whether to go on. */
export function startPollLoop(everyMs: number, look: (goOn: () => boolean) => Promise<void>): PollLoop {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      working = look(() => !stopped).then(() => {
        if (!stopped) wait();
      });
    }, everyMs);
  };
  wait();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
