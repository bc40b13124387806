import { expect, test } from 'vitest';
import { noChoice } from './filter-choice.ts';
import { readIgnored, writeIgnored } from './ignored-readings.ts';
import { readListQuery, writeListQuery } from './list-query.ts';

const written = (search: string) => new URLSearchParams(search).get('uten');

test.each([
  ['gender:dame'],
  ['price:-500'],
  ['size:one size'],
  ['not:glidelås'],
  ['goods:lue+votter'],
  ['shop:oslo & omegn#1'],
  ['measure:50%l'],
  ['spelling'],
])('DEC-48 %s survives the address', (key) => {
  expect(readIgnored(written(`?uten=${writeIgnored([key])}`))).toEqual([key]);
});

test('the same keys have one address', () => {
  expect(writeIgnored(['price:-500', 'color:rod'])).toBe('color:rod,price:-500');
  expect(writeIgnored(['color:rod', 'price:-500'])).toBe('color:rod,price:-500');
});

test('what is no key, comes twice, is too long or one too many is not read', () => {
  expect(readIgnored(null)).toEqual([]);
  expect(readIgnored(',dame,:x,Gender:dame,size:,a:\u0000,gender:dame,gender:dame')).toEqual(['gender:dame']);
  expect(readIgnored(`word:${'x'.repeat(80)}`)).toEqual([]);
  expect(readIgnored(Array.from({ length: 30 }, (_, index) => `size:${index}`).join(','))).toHaveLength(20);
});

test('DEC-43 DEC-48 a list’s address has it beside filter and sort', () => {
  const state = {
    choice: { ...noChoice, shops: [2] },
    sort: { key: 'price', reverse: true } as const,
    ignored: ['gender:dame'],
  };
  const search = writeListQuery(state, null);
  expect(search).toBe('?butikk=2&sort=price&reverse=1&uten=gender:dame');
  expect(readListQuery(new URLSearchParams(search), null)).toEqual(state);
});
