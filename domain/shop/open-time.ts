import { openStretches } from './open-stretches.ts';
import type { ShopCalendar } from './shop-calendar.ts';

/** How much of the time between two instants a shop was open. */
export function openTimeBetween(calendar: ShopCalendar, from: number, to: number): number {
  let open = 0;
  for (const stretch of openStretches(calendar, from)) {
    if (stretch.start >= to) break;
    open += Math.min(stretch.end, to) - Math.max(stretch.start, from);
  }
  return open;
}
