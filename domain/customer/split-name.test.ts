import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Kari Nordmann', 'Kari', 'Nordmann'],
  ['Anne  Grete Berg', 'Anne Grete', 'Berg'],
  [' Kari Nordmann ', 'Kari', 'Nordmann'],
  ['Kari', 'Kari', ''],
  ['', '', ''],
])('%j is %j of the family %j', (name, given, family) => {
  expect(splitName(name)).toEqual({ given, family });
});
