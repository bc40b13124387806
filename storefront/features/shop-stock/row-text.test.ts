import { expect, test } from 'vitest';
import { openingHoursText, readyText, stockText } from './row-text.ts';

/** FIX-04: Oslo. */
const oslo = {
  id: 1,
  name: 'Oslo',
  slug: 'oslo',
  address: 'Storgata 12',
  postNo: '0155',
  postPlace: 'OSLO',
  openingHours: '1-5 1000-2000,6 1000-1800',
  openingExceptions: [],
};
const wednesday = (time: string) => Date.parse(`2026-03-04T${time}:00+01:00`);
const row = (qty: number, sizes: string[]) => ({ shop: oslo, qty, sizes, distance: null });

test('TXT-17 pieces once a size is picked, the sizes before that', () => {
  expect(stockText(row(5, ['M']), true)).toBe('5 på lager');
  expect(stockText(row(1, ['M']), true)).toBe('1 på lager');
  expect(stockText(row(7, ['M', 'L']), false)).toBe('M, L på lager');
  expect(stockText(row(0, []), true)).toBe('Ikke på lager nå');
});

test('TXT-17 an article without sizes has pieces only', () => {
  expect(stockText(row(4, ['']), false)).toBe('På lager');
});

test('GEN-16 TXT-104 open or closed by the clock in Norway', () => {
  expect(openingHoursText(oslo, wednesday('12:00'))).toBe('åpent til 20:00');
  expect(openingHoursText(oslo, wednesday('19:18'))).toBe('stenger om 42 minutter');
  expect(openingHoursText(oslo, wednesday('21:00'))).toBe('stengt nå');
});

test('goods ordered now are ready after two hours of opening time', () => {
  expect(readyText(oslo, wednesday('12:05'))).toBe('klar i dag ca. 14:15');
  expect(readyText(oslo, wednesday('19:00'))).toBe('klar i morgen ca. 11:00');
  expect(readyText(oslo, Date.parse('2026-03-07T17:00:00+01:00'))).toBe('klar mandag ca. 11:00');
});

test('DEC-05 nothing is said of the time before the page is shown, nor of hours that are not known', () => {
  expect(openingHoursText(oslo, null)).toBeNull();
  expect(readyText(oslo, null)).toBeNull();
  expect(openingHoursText({ ...oslo, openingHours: '' }, wednesday('12:00'))).toBeNull();
});
