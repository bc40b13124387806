import { expect, test } from 'vitest';
import { countableQuery } from './countable-query.ts';

test.each([
  [' Rød  JAKKE, dame', 'rød jakke dame'],
  ['sko 300-500', 'sko 300-500'],
  ['jakke 98/104', 'jakke 98 104'],
  ['', null],
  ['kari@example.no', null],
  ['41 23 45 67', null],
  ['+47 412 34 567', null],
  ['ring 412-34-567 i dag', null],
  ['7000000100116', null],
  ['010190 12345', null],
])('%s is counted as %s', (text, counted) => {
  expect(countableQuery(text)).toBe(counted);
});
