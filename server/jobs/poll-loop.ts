export interface PollLoop {
  /** Waits for the run that is under way. */
  stop(): Promise<void>;
}

/** Runs `poll` again and again, each time `everyMs` after the last run has ended. `goOn` turns false when it is stopped. */
export function startPollLoop(everyMs: number, poll: (goOn: () => boolean) => Promise<void>): PollLoop {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      working = poll(() => !stopped).then(() => {
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
