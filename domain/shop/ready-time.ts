import { openIntervals } from './open-intervals.ts';
import type { ShopCalendar } from './shop-calendar.ts';

const minute = 60_000;
/** Nobody picks goods by the minute. */
const quarter = 15 * minute;

/** How long a shop takes to pick an order, in opening time. */
const picking = 120 * minute;

/**
 * When goods ordered at an instant can be collected: people pick them while the shop is open, so the lead is counted in
 * opening time, over to the next opening when the day is too short. Null when no opening in sight is long enough.
 */
export function readyTime(calendar: ShopCalendar, ordered: number): number | null {
  let left = picking;
  for (const interval of openIntervals(calendar, ordered)) {
    const start = Math.max(ordered, interval.start);
    if (interval.end - start >= left) return Math.min(Math.ceil((start + left) / quarter) * quarter, interval.end);
    left -= interval.end - start;
  }
  return null;
}
