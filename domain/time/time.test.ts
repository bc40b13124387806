import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDayNumber, dayNumber, isoDate, isoWeekday, parseIsoDate } from './calendar-date.ts';
import { formatDate, formatTime, formatWeekdayAndDate, isoWeek, weekdayName, weekdayNames } from './norwegian-dates.ts';
import { osloInstant, osloTime, readOsloInstant } from './oslo.ts';
import { relativeTime } from './relative-time.ts';

const instants = fc.integer({ min: Date.parse('1997-01-01T00:00Z'), max: Date.parse('2090-01-01T00:00Z') });

describe('calendar', () => {
  test('weekdays are ISO: Monday is 1, Sunday 7', () => {
    expect(isoWeekday({ year: 2026, month: 5, day: 17 })).toBe(7);
    expect(isoWeekday({ year: 1970, month: 1, day: 1 })).toBe(4);
    expect(isoWeekday({ year: 1969, month: 12, day: 29 })).toBe(1);
  });

  test('days can be counted over months and leap days', () => {
    expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -10000, max: 60000 }), (number) => dayNumber(dateOfDayNumber(number)) === number),
    );
  });

  test('the count of days is that of the calendar everyone uses', () => {
    for (let number = -40_000; number < 80_000; number++) {
      const date = new Date(number * 86_400_000);
      const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const { year, month, day } = dateOfDayNumber(number);
      const isSame = year === expected.year && month === expected.month && day === expected.day;
      if (!isSame || dayNumber(expected) !== number) {
        expect([number, dateOfDayNumber(number)]).toEqual([dayNumber(expected), expected]);
      }
    }
  });

  test('a date is read only if there is such a day', () => {
    expect(parseIsoDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', 'x', '2026-01-01T00:00'])
      expect(parseIsoDate(text)).toBeNull();
    expect(isoDate({ year: 2026, month: 1, day: 5 })).toBe('2026-01-05');
  });
});

describe('Norwegian clock', () => {
  const intl = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Oslo',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

  test('DEC-125 the rule of summer time gives what the time zone data gives', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minuteOfDay } = osloTime(instant);
        expect(intl.format(instant)).toBe(`${isoDate(date)}, ${formatTime(minuteOfDay)}`);
      }),
      { numRuns: 2000 },
    );
  });

  test('R44 the clock changes at 01:00 UTC, to the instant', () => {
    const clock = (text: string) => formatTime(osloTime(Date.parse(text)).minuteOfDay);
    expect([clock('2026-03-29T00:59:59.999Z'), clock('2026-03-29T01:00Z')]).toEqual(['01:59', '03:00']);
    expect([clock('2026-10-25T00:59:59.999Z'), clock('2026-10-25T01:00Z')]).toEqual(['02:59', '02:00']);
  });

  test('a clock time is the instant it is shown at, summer time’s two nights apart', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const whole = Math.floor(instant / 60_000) * 60_000;
        const { date, minuteOfDay } = osloTime(whole);
        expect([0, 3_600_000]).toContain(whole - osloInstant(date, minuteOfDay));
      }),
      { numRuns: 2000 },
    );
  });

  test('summer time’s changes: the hour leapt over is read an hour later, the doubled one as the first', () => {
    expect(osloInstant({ year: 2026, month: 3, day: 29 }, 150)).toBe(Date.parse('2026-03-29T03:30+02:00'));
    expect(osloInstant({ year: 2026, month: 10, day: 25 }, 150)).toBe(Date.parse('2026-10-25T02:30+02:00'));
    expect(osloInstant({ year: 2026, month: 10, day: 25 }, 1440)).toBe(Date.parse('2026-10-26T00:00+01:00'));
  });

  test.each([
    ['2026-06-30', 'start', '2026-06-30T00:00:00+02:00'],
    ['2026-06-30', 'end', '2026-06-30T23:59:59.999+02:00'],
    ['2026-10-25', 'end', '2026-10-25T23:59:59.999+01:00'],
    ['2026-01-15 12:30', 'start', '2026-01-15T12:30:00+01:00'],
    ['2026-07-15T12:30:15', 'end', '2026-07-15T12:30:15+02:00'],
    ['2026-07-15T12:30:00Z', 'end', '2026-07-15T12:30:00Z'],
    ['2026-07-15T12:30:00.250+05:30', 'start', '2026-07-15T12:30:00.250+05:30'],
    ['2026-07-15 12:30:00-03', 'start', '2026-07-15T12:30:00-03:00'],
  ] as const)('DEC-79 %s as %s is %s', (text, edge, instant) => {
    expect(readOsloInstant(text, edge)).toBe(Date.parse(instant));
  });

  test.each(['', 'i går', '2026-02-30', '2026-01-01T25:00', '2026-01-01T10:61'])('%j is no point in time', (text) => {
    expect(readOsloInstant(text, 'start')).toBeNull();
  });
});

describe('Norwegian dates', () => {
  test('I18N-05 weekday names start with Sunday', () => {
    expect(weekdayNames).toEqual(['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag']);
  });

  test('I18N-03 TRAP-48 weeks start with Monday, and day 7 has a name', () => {
    expect(isoWeek.map(weekdayName)).toEqual(['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag']);
  });

  test('dates and times', () => {
    const date = { year: 2026, month: 1, day: 5 };
    expect(formatDate(date)).toBe('5. januar 2026');
    expect(formatWeekdayAndDate(date)).toBe('mandag 5. januar');
    expect(formatTime(605)).toBe('10:05');
    expect(formatTime(1440)).toBe('24:00');
  });
});

describe('relative time', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;

  test.each([
    [0, 'for noen sekunder siden'],
    [-10_000, 'for noen sekunder siden'],
    [-minute, 'for ett minutt siden'],
    [-5 * minute, 'for 5 minutter siden'],
    [-hour, 'for en time siden'],
    [-3 * hour, 'for 3 timer siden'],
    [-day, 'for en dag siden'],
    [-3 * day, 'for 3 dager siden'],
    [-31 * day, 'for en måned siden'],
    [-91 * day, 'for 3 måneder siden'],
    [-365 * day, 'for ett år siden'],
    [-5 * 365.25 * day, 'for 5 år siden'],
    [20_000, 'om noen sekunder'],
    [2 * day, 'om 2 dager'],
    [2 * hour, 'om 2 timer'],
  ])('I18N-06 I18N-07 DEC-141 %i ms from now is %s', (distance, text) => {
    expect(relativeTime(1_800_000_000_000 + distance, 1_800_000_000_000)).toBe(text);
  });

  test('DEC-141 a number is never below two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 365 * 86_400 }), (seconds) => {
        const number = /\d+/.exec(relativeTime(0, seconds * 1000))?.[0];
        if (number !== undefined) expect(Number(number)).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
