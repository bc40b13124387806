import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test('the field follows the length', () => {
  expect(gtinOf('7000000100116')).toEqual({ field: 'gtin13', number: '7000000100116' });
  expect(gtinOf('70000009')?.field).toBe('gtin8');
  expect(gtinOf('036000291452')?.field).toBe('gtin12');
  expect(gtinOf('10614141000415')?.field).toBe('gtin14');
});

test('a wrong check digit, another length and letters are none', () => {
  for (const wrong of ['7000000100117', '123456789', '', '70000001001160', 'abcdefgh'])
    expect(gtinOf(wrong)).toBeNull();
});

test('numbers that a chain gives itself stay in the shop', () => {
  for (const own of ['2000010001018', '2012345678903', '20000004', '0200000000004']) expect(gtinOf(own)).toBeNull();
});
