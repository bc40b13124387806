import type { PlannedPrices } from '#server/ports/system/planned-prices.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

const pollEveryMs = 1_000;

/** A price that was planned is asked from its time on, or as soon as the shop is open again. */
export function startAskingPlannedPrices(prices: PlannedPrices, onError: (error: unknown) => void): PollLoop {
  return startPollLoop(pollEveryMs, async (goOn) => {
    try {
      while (goOn() && (await prices.askDue()) > 0);
    } catch (error) {
      onError(error);
    }
  });
}
