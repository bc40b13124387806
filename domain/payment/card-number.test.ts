import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectWithin } from '#tests/lane.ts';
import { holdsCardNumber } from './card-number.ts';

/** The numbers that card companies give out for trying; no account has them. */
const tried = [
  '4111111111111111',
  '5555555555554444',
  '378282246310005',
  '30569309025904',
  '3530111333300000',
  '6011111111111117',
];

describe('R38 card numbers', () => {
  test.each(tried)('%s is found, alone, parted and in the middle of a text', (number) => {
    const parted = number.replace(/(.{4})(?=.)/g, '$1 ');
    for (const text of [
      number,
      parted,
      parted.replaceAll(' ', '-'),
      `Kortet mitt er ${parted}, takk`,
      `12 2026 ${parted}`,
    ])
      expect([text, holdsCardNumber(text)]).toEqual([text, true]);
  });

  test('another last digit is no card number', () => {
    for (const number of tried) {
      const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
      expect([wrong, holdsCardNumber(wrong)]).toEqual([wrong, false]);
    }
  });

  test.each([
    '7000000100116',
    '+47 41234567',
    '900 000 015',
    '0155 OSLO',
    'x4111111111111111y',
    '4111111111111111_a',
    '',
  ])('what a shop writes is none: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test('no uuid is taken for one, and no text is too long to look through', () => {
    fc.assert(fc.property(fc.uuid(), (key) => !holdsCardNumber(key)));
    const begun = performance.now();
    for (const part of ['4 ', '41 ', '4111 ', '4', '- ']) holdsCardNumber(part.repeat(250_000 / part.length));
    expectWithin(performance.now() - begun, 1_000);
  });
});
