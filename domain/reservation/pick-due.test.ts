import { expect, test } from 'vitest';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { pickDue } from './pick-due.ts';

const hours = shopCalendar({ openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] });
const at = (text: string) => Date.parse(text);

test('two opening hours after the order, to the quarter', () => {
  expect(pickDue(hours, at('2026-11-17T12:06:00+01:00'))).toBe(at('2026-11-17T14:15:00+01:00'));
});

test('what comes in the evening is due the morning after; on a Saturday night on Monday', () => {
  expect(pickDue(hours, at('2026-11-17T19:30:00+01:00'))).toBe(at('2026-11-18T11:30:00+01:00'));
  expect(pickDue(hours, at('2026-11-21T18:30:00+01:00'))).toBe(at('2026-11-23T12:00:00+01:00'));
});

test('without hours there is no promise', () => {
  expect(pickDue(null, at('2026-11-17T12:06:00+01:00'))).toBeNull();
});
