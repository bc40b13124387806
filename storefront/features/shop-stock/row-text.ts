import { articleText } from '#content/nb/article.ts';
import { shopsText } from '#content/nb/shops.ts';
import { nearDayName, nearMoment } from '#domain/shop/near-moment.ts';
import { isOpen, openingState } from '#domain/shop/opening-state.ts';
import { readyTime } from '#domain/shop/ready-time.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { formatTime } from '#domain/time/norwegian-dates.ts';
import type { ShopRow, StockShop } from './shop-rows.ts';

/** '5 på lager', or the sizes it has while none is picked (TXT-17). */
export function stockText({ qty, sizes }: ShopRow, picked: boolean): string {
  if (qty === 0) return articleText.stock.notHere;
  return picked ? articleText.stock.onHand(qty) : articleText.stock.sizesOnHand(sizes);
}

/** 'åpent til 20:00' (GEN-16); null where the hours are not known yet. */
export function openingHoursText(shop: StockShop, now: number | null): string | null {
  const calendar = calendarOf(shop);
  if (calendar === null || now === null) return null;
  const state = openingState(calendar, now);
  if (state.kind === 'closing-soon') return shopsText.closesIn(state.minutesLeft).toLowerCase();
  if (state.kind === 'open' && state.closes !== null)
    return shopsText.openUntil(formatTime(state.closes)).toLowerCase();
  return (isOpen(state) ? shopsText.openNow : shopsText.closedNow).toLowerCase();
}

/** 'klar i dag ca. 14:30': when goods ordered now can be collected. */
export function readyText(shop: StockShop, now: number | null): string | null {
  const ready = readyAt(shop, now);
  if (ready === null || now === null) return null;
  const moment = nearMoment(ready, now);
  return articleText.stock.ready(nearDayName(moment), formatTime(moment.minuteOfDay));
}

/** The same as an instant. */
export function readyAt(shop: StockShop, now: number | null): number | null {
  const calendar = calendarOf(shop);
  return calendar === null || now === null ? null : readyTime(calendar, now);
}

function calendarOf({ openingHours, openingExceptions }: StockShop) {
  if (openingHours === undefined || openingHours.trim() === '') return null;
  return shopCalendar({ openingHours, openingExceptions: openingExceptions ?? [] });
}
