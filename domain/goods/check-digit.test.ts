import { expect, test } from 'vitest';
import { checkDigit, isEan } from './check-digit.ts';

test.each([
  ['9638507', 4, '96385074'],
  ['03600029145', 2, '036000291452'],
  ['400638133393', 1, '4006381333931'],
  ['1061414100041', 5, '10614141000415'],
])('%s ends in %i', (digits, digit, whole) => {
  expect(checkDigit(digits)).toBe(digit);
  expect(isEan(whole)).toBe(true);
});

test('any single wrong digit is noticed, and so is a wrong length', () => {
  const right = '4006381333931';
  for (let at = 0; at < right.length; at++)
    for (let by = 1; by < 10; by++)
      expect(isEan(right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1))).toBe(false);
  for (const wrong of ['', '123', '12345', '40063813339', '4006381333931x', '0'.repeat(15)])
    expect(isEan(wrong)).toBe(false);
});
