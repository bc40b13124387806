import type { SearchCounter } from '#server/use-cases/search/search-counter.ts';
import { startPollLoop } from './poll-loop.ts';

const everyMs = 5_000;

/** Flushes the counted searches every few seconds, and the rest when it is stopped. */
export function startWritingSearchCounts(
  counter: SearchCounter,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const write = () => counter.write().catch(onError);
  const looking = startPollLoop(everyMs, write);
  return {
    stop: async () => {
      await looking.stop();
      await write();
    },
  };
}
