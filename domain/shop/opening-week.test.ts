import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { deviatingDays } from './deviating-days.ts';
import { formatDays, formatSpan, parseOpeningHours } from './opening-hours.ts';
import { openingWeek } from './opening-week.ts';

const week = (text: string) =>
  openingWeek(parseOpeningHours(text).entries).map(
    ({ firstDay, lastDay, spans }) =>
      `${formatDays(firstDay, lastDay)} ${spans.map(formatSpan).join(', ') || 'Stengt'}`,
  );

describe('the week of a shop', () => {
  test('DEC-125 TXT-105 FIX-04 Monday first, unlisted days are closed', () => {
    expect(week('1-5 1000-2000,6 1000-1800')).toEqual([
      'Mandag-fredag 10:00-20:00',
      'Lørdag 10:00-18:00',
      'Søndag Stengt',
    ]);
    expect(week('6 1000-1600,1-5 0900-1900')).toEqual([
      'Mandag-fredag 09:00-19:00',
      'Lørdag 10:00-16:00',
      'Søndag Stengt',
    ]);
  });

  test('days with the same hours stand together, however they are written', () => {
    expect(week('1 1000-1800,2-3 1000-1800,5 1000-1900,4 1000-1800')).toEqual([
      'Mandag-torsdag 10:00-18:00',
      'Fredag 10:00-19:00',
      'Lørdag-søndag Stengt',
    ]);
    expect(week('')).toEqual(['Mandag-søndag Stengt']);
  });

  test('DEC-125 two entries for one day are both shown', () => {
    expect(week('1-5 0900-1200,1-5 1300-1700')[0]).toBe('Mandag-fredag 09:00-12:00, 13:00-17:00');
  });
});

describe('days that differ', () => {
  const deviations = (now: string, ...openingExceptions: { date: string; hours: string | null; reason: string }[]) =>
    deviatingDays({ openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions }, Date.parse(now)).map(
      ({ date, spans, reason, holiday }) =>
        [isoDate(date), spans.map(formatSpan).join(', '), reason, holiday].filter((part) => part !== null),
    );

  test('GEN-16 holidays of the coming weeks, but not those on a day that is closed anyway', () => {
    expect(deviations('2026-04-27T10:00+02:00')).toEqual([
      ['2026-05-01', '', '', 'labour-day'],
      ['2026-05-14', '', '', 'ascension-day'],
      ['2026-05-23', '10:00-16:00', ''],
      ['2026-05-25', '', '', 'whit-monday'],
    ]);
  });

  test('a shop’s own days with what it says of them', () => {
    expect(
      deviations('2026-06-10T10:00+02:00', { date: '2026-06-14', hours: '1200-1600', reason: 'Søndagsåpent' }),
    ).toEqual([['2026-06-14', '12:00-16:00', 'Søndagsåpent']]);
  });

  test('a shop without hours has nothing to differ from', () => {
    expect(deviatingDays({ openingHours: '', openingExceptions: [] }, Date.parse('2026-05-01T10:00Z'))).toEqual([]);
  });
});
