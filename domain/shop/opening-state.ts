import { osloTime } from '#domain/time/oslo.ts';
import { type NearMoment, nearMoment } from './near-moment.ts';
import { openIntervals } from './open-intervals.ts';
import type { ShopCalendar } from './shop-calendar.ts';

export type OpeningState =
  /** 'Åpent til 20:00'; null closes no more within a day. */
  | { readonly kind: 'open'; readonly closes: number | null }
  /** 'Stenger om 42 min' */
  | { readonly kind: 'closing-soon'; readonly minutesLeft: number }
  /** 'Åpner mandag 10:00' */
  | { readonly kind: 'opens'; readonly at: NearMoment }
  /** No opening in sight. */
  | { readonly kind: 'closed' };

const minute = 60_000;
const soon = 60;

/** Whether a shop is open by the clock in Norway, and until or from when (GEN-16, DEC-125). */
export function openingState(calendar: ShopCalendar, now: number): OpeningState {
  const next = openIntervals(calendar, now).next().value;
  if (next === undefined) return { kind: 'closed' };
  if (next.start > now) return { kind: 'opens', at: nearMoment(next.start, now) };
  const minutesLeft = Math.ceil((next.end - now) / minute);
  if (minutesLeft <= soon) return { kind: 'closing-soon', minutesLeft };
  return { kind: 'open', closes: minutesLeft > 24 * 60 ? null : closingMinute(next.end) };
}

export function isOpen(state: OpeningState): boolean {
  return state.kind === 'open' || state.kind === 'closing-soon';
}

/** Midnight closes the day that ends: 24:00, not 00:00. */
function closingMinute(instant: number): number {
  return osloTime(instant - 1).minuteOfDay + 1;
}
