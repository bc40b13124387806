import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { nearDayName, nearMoment } from './near-moment.ts';
import { formatEntry, parseOpeningHours, parseSpan, spansOn } from './opening-hours.ts';
import { isOpen, openingState } from './opening-state.ts';
import { easterSunday, mustCloseEarly, publicHoliday } from './public-holidays.ts';
import { readyTime } from './ready-time.ts';
import { type ShopCalendar, shopCalendar } from './shop-calendar.ts';

const at = (text: string) => Date.parse(text);
const calendar = (
  openingHours: string,
  ...openingExceptions: { date: string; hours: string | null; reason: string }[]
): ShopCalendar => shopCalendar({ openingHours, openingExceptions });
const oslo = calendar('1-5 1000-2000,6 1000-1800'); // FIX-04

describe('opening hours text', () => {
  test('ENT-51 DEC-125 days, dash ranges, hhmm, comma separated', () => {
    expect(parseOpeningHours('1-5 1000-2000,6 1000-1800').entries.map(formatEntry)).toEqual([
      'Mandag-fredag 10:00-20:00',
      'Lørdag 10:00-18:00',
    ]);
  });

  test('ENT-52 sorted by start', () => {
    const { entries } = parseOpeningHours('6 1000-1600,1-5 0900-1900');
    expect(entries.map(formatEntry)).toEqual(['Mandag-fredag 09:00-19:00', 'Lørdag 10:00-16:00']);
    expect(parseOpeningHours('1 1300-1700,1 0900-1200').entries.map((entry) => entry.opens)).toEqual([540, 780]);
  });

  test('TRAP-48 day 7 is søndag', () => {
    expect(parseOpeningHours('7 1200-1800').entries.map(formatEntry)).toEqual(['Søndag 12:00-18:00']);
  });

  test.each(['1-5 0900-2100', '1-5:0900-2100', ' 1-5  :0900-2100 ', '1-5 0000-2400'])('DEC-125 %j is read', (text) => {
    expect(parseOpeningHours(text).skipped).toEqual([]);
    expect(parseOpeningHours(text).entries).toHaveLength(1);
  });

  test.each([
    '1-5 10-20',
    '5-1 1000-2000',
    '1-5 2000-1000',
    '8 1000-1800',
    '0 1000-1800',
    '1-5 1060-2000',
    '1 1000-2401',
    'stengt',
  ])('DEC-125 %j is skipped, the rest of the text counts', (text) => {
    const { entries, skipped } = parseOpeningHours(`${text},6 1000-1600`);
    expect(skipped).toEqual([text]);
    expect(entries).toHaveLength(1);
  });

  test('DEC-125 a day without an entry has no hours, one with two has both', () => {
    const { entries } = parseOpeningHours('1-5 0900-1200,1-5 1300-1700');
    expect(spansOn(entries, 3)).toEqual([
      { opens: 540, closes: 720 },
      { opens: 780, closes: 1020 },
    ]);
    expect(spansOn(entries, 7)).toEqual([]);
    expect(parseOpeningHours('')).toEqual({ entries: [], skipped: [] });
    expect(parseSpan('1000-1000')).toBeNull();
  });
});

describe('public holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2285, '2285-03-22'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(isoDate(easterSunday(year))).toBe(date);
  });

  test.each([
    [1, 1, 'new-year'],
    [4, 2, 'maundy-thursday'],
    [4, 3, 'good-friday'],
    [4, 5, 'easter-sunday'],
    [4, 6, 'easter-monday'],
    [5, 1, 'labour-day'],
    [5, 14, 'ascension-day'],
    [5, 17, 'constitution-day'],
    [5, 24, 'whit-sunday'],
    [5, 25, 'whit-monday'],
    [12, 25, 'christmas-day'],
    [12, 26, 'boxing-day'],
    [4, 4, null],
    [12, 24, null],
  ])('2026-%i-%i is %s', (month, day, holiday) => {
    expect(publicHoliday({ year: 2026, month, day })).toBe(holiday);
  });

  test('the eves of Easter, Whitsun and Christmas close early', () => {
    const early = (month: number, day: number) => mustCloseEarly({ year: 2026, month, day });
    expect([early(4, 4), early(5, 23), early(12, 24), early(12, 23)]).toEqual([true, true, true, false]);
  });

  test('every year has ten to twelve days off, as two may fall together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
        let days = 0;
        for (let month = 1; month <= 12; month++) {
          for (let day = 1; day <= 31; day++) {
            const real = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
            if (real && publicHoliday({ year, month, day })) days++;
          }
        }
        expect(days).toBeGreaterThanOrEqual(10);
        expect(days).toBeLessThanOrEqual(12);
      }),
      { numRuns: 40 },
    );
  });
});

describe('opening state', () => {
  test('DEC-125 open until closing time, by the clock in Norway', () => {
    expect(openingState(oslo, at('2026-06-10T12:00+02:00'))).toEqual({ kind: 'open', closes: 1200 });
    expect(openingState(oslo, at('2026-01-14T12:00+01:00'))).toEqual({ kind: 'open', closes: 1200 });
  });

  test('closing soon counts the minutes', () => {
    expect(openingState(oslo, at('2026-06-10T19:18+02:00'))).toEqual({ kind: 'closing-soon', minutesLeft: 42 });
    expect(openingState(oslo, at('2026-06-10T19:59:30+02:00'))).toEqual({ kind: 'closing-soon', minutesLeft: 1 });
  });

  test('the opening minute is open, the closing minute is closed', () => {
    expect(isOpen(openingState(oslo, at('2026-06-10T10:00+02:00')))).toBe(true);
    expect(isOpen(openingState(oslo, at('2026-06-10T09:59:59+02:00')))).toBe(false);
    expect(isOpen(openingState(oslo, at('2026-06-10T20:00+02:00')))).toBe(false);
  });

  test('opens today, tomorrow, on a day of the week, on a date', () => {
    const opens = (text: string, shop = oslo) => {
      const state = openingState(shop, at(text));
      return state.kind === 'opens' ? [state.at.when, isoDate(state.at.date), state.at.minuteOfDay] : state.kind;
    };
    expect(opens('2026-06-10T08:00+02:00')).toEqual(['today', '2026-06-10', 600]);
    expect(opens('2026-06-10T21:00+02:00')).toEqual(['tomorrow', '2026-06-11', 600]);
    expect(opens('2026-06-13T19:00+02:00')).toEqual(['this-week', '2026-06-15', 600]);
    const away = Array.from({ length: 8 }, (_, index) => ({
      date: `2026-06-${15 + index}`,
      hours: null,
      reason: 'Ferie',
    }));
    expect(opens('2026-06-14T12:00+02:00', calendar('1-5 1000-2000', ...away))).toEqual(['later', '2026-06-23', 600]);
  });

  test('never open is closed', () => {
    expect(openingState(calendar(''), at('2026-06-10T12:00Z'))).toEqual({ kind: 'closed' });
  });

  test('closed on public holidays: from Wednesday before Easter to Saturday at four, then to Tuesday', () => {
    expect(openingState(oslo, at('2026-04-02T12:00+02:00'))).toMatchObject({
      kind: 'opens',
      at: { when: 'this-week', date: { day: 4 } },
    });
    expect(openingState(oslo, at('2026-04-04T12:00+02:00'))).toEqual({ kind: 'open', closes: 960 });
    expect(openingState(oslo, at('2026-04-04T16:00+02:00'))).toMatchObject({ kind: 'opens', at: { date: { day: 7 } } });
    expect(isOpen(openingState(calendar('1-7 1000-2000'), at('2026-05-17T12:00+02:00')))).toBe(false);
  });

  test('a shop’s own exception goes before holiday and week', () => {
    const shop = calendar(
      '1-5 1000-2000',
      { date: '2026-05-01', hours: '1200-1500', reason: '1. mai' },
      { date: '2026-06-10', hours: null, reason: 'Varetelling' },
    );
    expect(openingState(shop, at('2026-05-01T13:00+02:00'))).toEqual({ kind: 'open', closes: 900 });
    expect(isOpen(openingState(shop, at('2026-06-10T13:00+02:00')))).toBe(false);
  });

  test('R44 summer time: opening hours are by the clock on both sides of the change', () => {
    const night = calendar('7 0000-0600');
    expect(openingState(night, at('2026-03-29T00:30Z'))).toEqual({ kind: 'open', closes: 360 });
    expect(openingState(night, at('2026-03-29T03:18Z'))).toEqual({ kind: 'closing-soon', minutesLeft: 42 });
    expect(openingState(night, at('2026-10-25T04:18Z'))).toEqual({ kind: 'closing-soon', minutesLeft: 42 });
  });

  test('a shop that never closes is open, and midnight is 24:00', () => {
    expect(openingState(calendar('1-7 0000-2400'), at('2026-06-10T23:59+02:00'))).toEqual({
      kind: 'open',
      closes: null,
    });
    expect(openingState(calendar('1-5 1000-2400'), at('2026-06-10T12:00+02:00'))).toEqual({
      kind: 'open',
      closes: 1440,
    });
    expect(openingState(calendar('1-5 1000-1200,1-5 1200-1400'), at('2026-06-10T11:30+02:00'))).toEqual({
      kind: 'open',
      closes: 840,
    });
  });

  test('the state holds until the moment it names', () => {
    const instants = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') });
    fc.assert(
      fc.property(instants, (now) => {
        const state = openingState(oslo, now);
        if (state.kind !== 'closing-soon') return;
        expect(isOpen(openingState(oslo, now + (state.minutesLeft - 1) * 60_000))).toBe(true);
        expect(isOpen(openingState(oslo, now + state.minutesLeft * 60_000))).toBe(false);
      }),
    );
  });
});

describe('ready time', () => {
  const ready = (text: string) => {
    const instant = readyTime(oslo, at(text));
    return instant && [nearDayName(nearMoment(instant, at(text))), osloTime(instant).minuteOfDay];
  };

  test('picking takes opening time: today when the day is long enough', () => {
    expect(ready('2026-06-10T12:00+02:00')).toEqual(['i dag', 840]);
    expect(ready('2026-06-10T18:00+02:00')).toEqual(['i dag', 1200]);
  });

  test('what is left of it goes over to the next opening', () => {
    expect(ready('2026-06-10T19:30+02:00')).toEqual(['i morgen', 690]);
    expect(ready('2026-06-10T07:00+02:00')).toEqual(['i dag', 720]);
    expect(ready('2026-06-13T17:30+02:00')).toEqual(['mandag', 690]);
  });

  test('it is told by the quarter, never too early', () => {
    expect(ready('2026-06-10T12:01+02:00')).toEqual(['i dag', 855]);
    expect(ready('2026-06-10T12:15+02:00')).toEqual(['i dag', 855]);
  });

  test('the quarter never passes the closing', () => {
    const tenPastFive = calendar('1-7 1000-1710');
    expect(readyTime(tenPastFive, at('2026-06-10T15:08+02:00'))).toBe(at('2026-06-10T17:10+02:00'));
  });

  test('a shop without hours is never ready', () => {
    expect(readyTime(calendar(''), at('2026-06-10T12:00Z'))).toBeNull();
  });
});
