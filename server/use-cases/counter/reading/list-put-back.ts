import type { PutBack } from '#contract/counter/records.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { shortName } from '#domain/staff/short-names.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import type { AtCounter, CounterParts } from '../counter-parts.ts';
import { isoTime } from '../iso-time.ts';
import { groupName } from './group-name.ts';
import { readQueue } from './read-queue.ts';

/** What came to nothing after it was picked; beside it what is held until today. */
export async function listPutBack(parts: CounterParts, at: AtCounter): Promise<PutBack> {
  const now = parts.now();
  const [over, queue] = await Promise.all([parts.counter.toPutBack(at.shop), readQueue(parts, at)]);
  const tomorrow = osloInstant(addDays(osloTime(now).date, 1), 0);
  return {
    rows: over.map(({ name, status, since, lines, ...row }) => ({
      ...row,
      customer: shortName(name),
      why: status === reservationStatus.expired ? 'expired' : 'cancelled',
      since: isoTime(since),
      lines: lines.map(({ mainGroup, group, ...line }) => ({ ...line, group: groupName(mainGroup, group) })),
    })),
    endingToday: queue.rows.filter(({ stage, due }) => stage === 'ready' && due !== null && Date.parse(due) < tomorrow),
    now: isoTime(now),
  };
}
