import { expect, test } from 'vitest';
import { isFixed, isUsableAmount, normaliseCode } from './promocode.ts';
import { promocodeValidity } from './validity.ts';

const period = { valid_from: '2026-06-01', valid_to: '2026-06-30' };

test.each([
  ['2026-05-31T23:59:59.999+02:00', 'notYetValid'],
  ['2026-06-01T00:00:00+02:00', 'valid'],
  ['2026-06-30T23:59:59.999+02:00', 'valid'],
  ['2026-07-01T00:00:00+02:00', 'expired'],
])('DEC-79 at %s it is %s', (now, verdict) => {
  expect(promocodeValidity(period, Date.parse(now))).toBe(verdict);
});

test('DEC-79 an end that is not given does not bind', () => {
  expect(promocodeValidity({ valid_from: null, valid_to: null }, 0)).toBe('valid');
  expect(promocodeValidity({ ...period, valid_to: null }, Date.parse('2099-01-01'))).toBe('valid');
});

test('DEC-79 codes are compared trimmed and without case', () => {
  expect(normaliseCode(' sommer20 ')).toBe('SOMMER20');
});

test('CART-28 TRAP-01 fixed is 1; a fraction is above 0 and at most 1', () => {
  expect(isFixed({ fixed: 1 })).toBe(true);
  expect(isFixed({ fixed: 0 })).toBe(false);
  expect([0.2, 1].every((amount) => isUsableAmount(false, amount))).toBe(true);
  expect([0, -1, 1.01, 20, Number.NaN].some((amount) => isUsableAmount(false, amount))).toBe(false);
  expect(isUsableAmount(true, 100)).toBe(true);
});
