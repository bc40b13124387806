import type { SearchCounter } from '#server/use-cases/search/search-counter.ts';
import { startPollLoop } from './poll-loop.ts';

const everyMs = 5_000;

/** Writes what was counted every few seconds, and what is left at the end. */
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
