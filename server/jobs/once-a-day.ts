const dayMs = 24 * 3_600_000;
/** Not while the process is starting. */
const firstAfterMs = 60_000;

/** Does the work soon after the start and then once a day; a day that fails is told, and followed by the next. */
export function onceADay(work: () => Promise<unknown>, onError: (error: unknown) => void): { stop(): Promise<void> } {
  let working = Promise.resolve();
  let timer = setTimeout(run, firstAfterMs);
  timer.unref();
  function run(): void {
    working = work().then(() => undefined, onError);
    timer = setTimeout(run, dayMs);
    timer.unref();
  }
  return {
    stop: async () => {
      clearTimeout(timer);
      await working;
    },
  };
}
