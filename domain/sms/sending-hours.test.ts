import { expect, test } from 'vitest';
import { reminderTime } from '#domain/reservation/reminder-time.ts';
import { nextSendingTime } from './sending-hours.ts';
import { isRepeated, retryDelay } from './sms-kind.ts';

const at = (text: string) => Date.parse(text);

test('between 8 and 21 at once, else at 8', () => {
  for (const [now, then] of [
    ['2026-11-16T08:00:00+01:00', '2026-11-16T08:00:00+01:00'],
    ['2026-11-16T20:59:59+01:00', '2026-11-16T20:59:59+01:00'],
    ['2026-11-16T21:00:00+01:00', '2026-11-17T08:00:00+01:00'],
    ['2026-11-17T03:00:00+01:00', '2026-11-17T08:00:00+01:00'],
    // Summer time begins in the night between.
    ['2027-03-27T22:00:00+01:00', '2027-03-28T08:00:00+02:00'],
  ] as const) {
    expect(nextSendingTime(at(now))).toBe(at(then));
  }
});

test('a reminder comes the day before, by daylight', () => {
  expect(reminderTime(at('2026-11-19T18:00:00+01:00'))).toBe(at('2026-11-18T18:00:00+01:00'));
  expect(reminderTime(at('2026-11-19T23:00:00+01:00'))).toBe(at('2026-11-18T20:30:00+01:00'));
  expect(reminderTime(at('2026-11-20T00:00:00+01:00'))).toBe(at('2026-11-19T08:00:00+01:00'));
});

test('what is repeated and what is given up', () => {
  expect([isRepeated('ready'), isRepeated('reminder'), isRepeated('lapsed')]).toEqual([true, false, false]);
  expect([retryDelay(1), retryDelay(6), retryDelay(7)]).toEqual([60_000, 43_200_000, null]);
});
