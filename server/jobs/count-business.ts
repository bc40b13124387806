import type { FigureStore } from '#server/ports/business-figures.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

const everyMs = 5_000;

/** Adds up what has happened for the figures of /metrics; every process does, and what one has taken the others leave. */
export function startCountingBusiness(
  figures: Pick<FigureStore, 'addUp'>,
  onError: (error: unknown) => void,
): PollLoop {
  return startPollLoop(everyMs, () => figures.addUp().catch(onError));
}
