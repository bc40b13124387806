import { openStretches } from './open-stretches.ts';
import { type NearMoment, nearMoment } from './opening-state.ts';
import type { ShopCalendar } from './shop-calendar.ts';

const minute = 60_000;

/** How long a shop takes to pick an order, in opening time. */
const pickingMinutes = 120;

/**
 * When goods ordered now can be collected: people pick them while the shop is open, so the lead is counted in opening time,
 * over to the next opening when the day is too short. Null when no opening in sight is long enough.
 */
export function readyTime(calendar: ShopCalendar, now: number, picking: number = pickingMinutes): NearMoment | null {
  let left = picking * minute;
  for (const stretch of openStretches(calendar, now)) {
    const start = Math.max(now, stretch.start);
    if (stretch.end - start >= left) return nearMoment(start + left, now);
    left -= stretch.end - start;
  }
  return null;
}
