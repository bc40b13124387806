import { shopsText } from '#content/nb/shops.ts';
import { type NearMoment, nearDayName } from '#domain/shop/near-moment.ts';
import { type OpeningState, openingState } from '#domain/shop/opening-state.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { formatTime } from '#domain/time/norwegian-dates.ts';

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

function opensText(at: NearMoment): string {
  const time = formatTime(at.minuteOfDay);
  return at.when === 'today' ? shopsText.opensToday(time) : shopsText.opensOn(nearDayName(at), time);
}
