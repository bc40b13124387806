import { expect, test } from 'vitest';
import { searchWish } from './search-wish.ts';

const kinds = (typed: string) =>
  Object.entries(searchWish(typed) ?? {}).flatMap(([kind, value]) => (value === null ? [] : [kind]));

test.each([
  ['20431', ['number']],
  ['41234567', ['number', 'phone', 'ean']],
  ['+47 412 34 567', ['number', 'phone', 'ean']],
  ['7000000100116', ['ean']],
  ['kari', ['name']],
  ['Lunde', ['code', 'name']],
  ['a3d7x', ['code', 'name']],
  ['A3479', ['code']],
  ['ka', []],
  ['', []],
  ['%%', []],
  [`https://shop.example/kvittering/12?token=${'a'.repeat(43)}`, ['receipt']],
])('%j may be %j', (typed, expected) => {
  expect(kinds(typed).sort()).toEqual([...expected].sort());
});
