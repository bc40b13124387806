import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay, readFlag, readInstant, readMoney, readNumber } from './written-values.ts';

describe('money', () => {
  test.each([
    ['1299', 1299],
    ['1299,5', 1299.5],
    ['1299.50', 1299.5],
    ['1 299,00', 1299],
    ['1\u00A0299,00', 1299],
    ['1\u202F299,00', 1299],
    ['1.299,50', 1299.5],
    ['1,299.50', 1299.5],
    ['1.299', 1299],
    ['12.345.678,90', 12_345_678.9],
    ['NOK 1299', 1299],
    ['1 299,00 NOK', 1299],
    ['kr 1.299,-', 1299],
    ['kr. 99', 99],
    ['1299,-', 1299],
    ['-10', -10],
    ['\u221210,50', -10.5],
    [1299.5, 1299.5],
  ])('%j is %d', (written, kroner) => {
    expect(readMoney(written)).toBe(kroner);
  });

  test.each(['', 'dyr', '12,99,00', '1.29.9', '1 299 eller 999', '12,345,6', 'NOK', '1e3', '0x10'])(
    '%j is left for the check to refuse',
    (written) => {
      expect(readMoney(written)).toBe(written);
    },
  );

  test('property: however an amount is written, it is the same amount', () => {
    const grouped = (whole: string, sign: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, sign);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (oere) => {
        const whole = String(Math.floor(oere / 100));
        const rest = String(oere % 100).padStart(2, '0');
        for (const written of [
          `${whole},${rest}`,
          `${whole}.${rest}`,
          `${grouped(whole, ' ')},${rest}`,
          `${grouped(whole, '\u00A0')},${rest} kr`,
          `${grouped(whole, '.')},${rest}`,
          `${grouped(whole, ',')}.${rest}`,
          `NOK ${whole},${rest}`,
        ]) {
          expect([written, readMoney(written)]).toEqual([written, oere / 100]);
        }
      }),
    );
  });
});

test('numbers: a comma is a decimal sign, spaces stand between thousands', () => {
  expect(['62,1468', '1 299', '5.5', '-7', 3].map(readNumber)).toEqual([62.1468, 1299, 5.5, -7, 3]);
  expect(['1.299,50', 'tolv', ''].map(readNumber)).toEqual(['1.299,50', 'tolv', '']);
});

test('days as in Norway; one that no calendar has is left for the check', () => {
  expect(['24.12.2026', '1.3.2026', '2026-12-24'].map(readDay)).toEqual(['2026-12-24', '2026-03-01', '2026-12-24']);
  expect(['31.02.2026', '24.12.26', '24.12.2026 08:00'].map(readDay)).toEqual([
    '31.02.2026',
    '24.12.26',
    '24.12.2026 08:00',
  ]);
});

test('times by the clock in Norway, summer and winter; a last day is whole', () => {
  expect(readInstant('01.03.2026', 'start')).toBe('2026-02-28T23:00:00.000Z');
  expect(readInstant('01.07.2026 kl. 08.30', 'start')).toBe('2026-07-01T06:30:00.000Z');
  expect(readInstant('31.03.2026', 'end')).toBe('2026-03-31T22:00:00.000Z');
  expect(readInstant('2026-03-01T00:00:00+01:00', 'end')).toBe('2026-03-01T00:00:00+01:00');
});

test('flags: Ja, nei, 0, 1, true; a word that is neither is none', () => {
  expect(['Ja', 'J', 'yes', 1, '1', true, 'TRUE', 'x'].map(readFlag)).toEqual(Array(8).fill(true));
  expect(['Nei', 'n', 'no', 0, '0', false].map(readFlag)).toEqual(Array(6).fill(false));
  expect(['', 'kanskje', 2, null, undefined].map(readFlag)).toEqual(Array(5).fill(null));
});
