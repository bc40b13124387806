import { closeYesterday, type DayReportParts } from '#server/use-cases/system/read-day-report.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

const pollEveryMs = 60_000;

/** The stock of a day's books is that of the night: they are closed soon after four. */
export function startClosingDays(parts: DayReportParts, onError: (error: unknown) => void): PollLoop {
  return startPollLoop(pollEveryMs, async () => {
    await closeYesterday(parts).catch(onError);
  });
}
