import { expect, test } from 'vitest';
import { variantQuery } from './variant-query.ts';

test('GEN-11 a variant in the address: by the names of its colour and size, what is not known left out', () => {
  expect(variantQuery({ color: 'Blå', size: 'M' })).toBe('?farge=bla&storrelse=m');
  expect(variantQuery({ color: 'Svart & hvit', size: null })).toBe('?farge=svart-%26-hvit');
  expect(variantQuery({ color: null, size: 'One size' })).toBe('?storrelse=one-size');
  expect(variantQuery({ color: undefined, size: '' })).toBe('');
});
