import { openIntervals } from './open-intervals.ts';
import type { ShopCalendar } from './shop-calendar.ts';

/** How much of the time between two instants a shop was open. */
export function openTimeBetween(calendar: ShopCalendar, from: number, to: number): number {
  let open = 0;
  for (const interval of openIntervals(calendar, from)) {
    if (interval.start >= to) break;
    open += Math.min(interval.end, to) - Math.max(interval.start, from);
  }
  return open;
}
