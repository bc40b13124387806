import { addDays } from '#domain/time/calendar-date.ts';
import { formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { saleEnds } from '../generator/campaigns.ts';
import type { DemoDay } from '../generator/demo-day.ts';

/** 'på terrengsko, til og med søndag 29. november': with a date, since 'søndag' alone is soon another one. */
export function saleText(what: string, day: DemoDay): string {
  return `på ${what}, til og med ${formatWeekdayAndDate(addDays(day.today, saleEnds(day)))}`;
}

export function newspaperText(day: DemoDay): string {
  return `Bla i avisen for uke ${day.week}`;
}
