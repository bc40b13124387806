import { type CalendarDate, dayNumber } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { openStretches } from './open-stretches.ts';
import type { ShopCalendar } from './shop-calendar.ts';

/** A moment as a shopper speaks of it: today, tomorrow, a weekday within the week, or a date. */
export interface NearMoment {
  readonly when: 'today' | 'tomorrow' | 'this-week' | 'later';
  readonly date: CalendarDate;
  readonly minuteOfDay: number;
}

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
  const next = openStretches(calendar, now).next().value;
  if (next === undefined) return { kind: 'closed' };
  if (next.start > now) return { kind: 'opens', at: nearMoment(next.start, now) };
  const minutesLeft = Math.ceil((next.end - now) / minute);
  if (minutesLeft <= soon) return { kind: 'closing-soon', minutesLeft };
  return { kind: 'open', closes: minutesLeft > 24 * 60 ? null : closingMinute(next.end) };
}

export function isOpen(state: OpeningState): boolean {
  return state.kind === 'open' || state.kind === 'closing-soon';
}

export function nearMoment(instant: number, now: number): NearMoment {
  const { date, minuteOfDay } = osloTime(instant);
  const days = dayNumber(date) - dayNumber(osloTime(now).date);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? 'this-week' : 'later';
  return { when, date, minuteOfDay };
}

/** Midnight closes the day that ends: 24:00, not 00:00. */
function closingMinute(instant: number): number {
  return osloTime(instant - 1).minuteOfDay + 1;
}
