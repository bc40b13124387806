import { expect, test } from 'vitest';
import { openingText } from './opening-text.ts';

const weekdays = { openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] };
/** By the clock in Norway; 1 June 2026 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-06-0${day}T${time}:00+02:00`);

test.each([
  ['open', at(2, '12:00'), 'Åpent til 20:00'],
  ['the last hour', at(2, '19:18'), 'Stenger om 42 minutter'],
  ['before opening', at(2, '08:00'), 'Stengt, åpner 10:00'],
  ['in the evening', at(2, '21:00'), 'Stengt, åpner i morgen 10:00'],
  ['on Saturday evening', at(6, '19:00'), 'Stengt, åpner mandag 10:00'],
])('GEN-16 DEC-125 %s', (_, now, text) => {
  expect(openingText(weekdays, now)).toBe(text);
});

test('DEC-125 hours nobody has entered are not guessed', () => {
  expect(openingText({ openingHours: ' ', openingExceptions: [] }, at(2, '12:00'))).toBe(
    'Ring butikken for åpningstider',
  );
});
