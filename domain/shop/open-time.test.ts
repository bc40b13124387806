import { expect, test } from 'vitest';
import { openTimeBetween } from './open-time.ts';
import { shopCalendar } from './shop-calendar.ts';

const hours = shopCalendar({ openingHours: '1-5 1000-2000', openingExceptions: [] });
const between = (from: string, to: string) => openTimeBetween(hours, Date.parse(from), Date.parse(to)) / 60_000;

test('only while the shop is open does the time run', () => {
  expect(between('2026-11-17T12:00:00+01:00', '2026-11-17T12:25:00+01:00')).toBe(25);
  expect(between('2026-11-17T19:50:00+01:00', '2026-11-18T10:05:00+01:00')).toBe(15);
  expect(between('2026-11-17T21:00:00+01:00', '2026-11-18T09:00:00+01:00')).toBe(0);
});
