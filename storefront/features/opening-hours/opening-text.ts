import { shopsText } from '#content/nb/shops.ts';
import { type NearMoment, type OpeningState, openingState } from '#domain/shop/opening-state.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { isoWeekday } from '#domain/time/calendar-date.ts';
import { formatTime, formatWeekdayAndDate, weekdayName } from '#domain/time/norwegian-dates.ts';

type Hours = Pick<Shop, 'openingHours' | 'openingExceptions'>;

/** 'Åpent til 20:00', as it is now (GEN-16). */
export function openingText(shop: Hours, now: number): string {
  if (shop.openingHours.trim() === '') return shopsText.hoursUnknown;
  return textOf(openingState(shopCalendar(shop), now));
}

function textOf(state: OpeningState): string {
  switch (state.kind) {
    case 'open':
      return state.closes === null ? shopsText.openAroundTheClock : shopsText.openUntil(formatTime(state.closes));
    case 'closing-soon':
      return shopsText.closesIn(state.minutesLeft);
    case 'opens':
      return opensText(state.at);
    case 'closed':
      return shopsText.closedNow;
  }
}

function opensText({ when, date, minuteOfDay }: NearMoment): string {
  const time = formatTime(minuteOfDay);
  switch (when) {
    case 'today':
      return shopsText.opensToday(time);
    case 'tomorrow':
      return shopsText.opensTomorrow(time);
    case 'this-week':
      return shopsText.opensOn(weekdayName(isoWeekday(date)), time);
    case 'later':
      return shopsText.opensOn(formatWeekdayAndDate(date), time);
  }
}
