import { expect, test } from 'vitest';
import { holdText, readyText, receiptHeading, statusLine } from './status-text.ts';

/** FIX-04: Oslo. */
const oslo = { openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] };
const at = (time: string) => Date.parse(`2026-03-04T${time}:00+01:00`); // a Wednesday

test('TXT-73 TXT-74 a reservation and a paid order are thanked for differently', () => {
  expect(receiptHeading({ statusID: 2, payment_method: null })).toBe('Takk for reservasjonen!');
  expect(receiptHeading({ statusID: 2, payment_method: 'card' })).toBe('Takk for bestillingen!');
});

test('DEC-93 what came to nothing is not thanked for', () => {
  const headings = [1, 8, 9, 10].map((statusID) => receiptHeading({ statusID, payment_method: 'card' }));
  expect(headings.some((heading) => heading.startsWith('Takk'))).toBe(false);
});

test('TXT-76 the status in words', () => {
  expect(statusLine({ statusID: 2 })).toBe('Status: Mottatt');
  expect(statusLine({ statusID: 4 })).toBe('Status: Klar til henting');
});

test('when it is ready, counted from the order and said as seen from now', () => {
  const ordered = '2026-03-04T11:05:00.000Z'; // 12:05 in Oslo
  expect(readyText(oslo, ordered, at('12:05'))).toBe('Klar i dag ca. 14:15');
  expect(readyText(oslo, ordered, at('14:20'))).toBeNull();
  const late = '2026-03-04T18:30:00.000Z'; // 19:30: half an hour is left of the day
  expect(readyText(oslo, late, at('20:00'))).toBe('Klar i morgen ca. 11:30');
  expect(readyText(oslo, late, Date.parse('2026-03-05T08:00:00+01:00'))).toBe('Klar i dag ca. 11:30');
});

test('DEC-94 the hold is counted down while the goods wait, and the payment while it is awaited', () => {
  const expires_at = '2026-03-07T12:00:00.000Z';
  expect(holdText({ statusID: 4, expires_at }, at('13:00'))).toBe('Holdes av til lørdag 7. mars 13:00, om 3 dager');
  for (const statusID of [2, 3]) {
    expect(holdText({ statusID, expires_at }, at('13:00'))).toBe('Vi holder den til lørdag 7. mars 13:00');
  }
  expect(holdText({ statusID: 9, expires_at }, at('13:00'))).toBeNull();
  expect(holdText({ statusID: 2, expires_at: null }, at('13:00'))).toBeNull();
  expect(holdText({ statusID: 4, expires_at }, Date.parse(expires_at))).toBeNull();
  expect(holdText({ statusID: 1, expires_at: '2026-03-04T12:20:00.000Z' }, at('13:00'))).toBe(
    'Fristen går ut om 20 minutter. Da går varene tilbake i hylla.',
  );
});
