import { expect, test } from 'vitest';
import { followingOf, isLeftOpen } from './what-follows.ts';

test.each([
  ['jakke ', 'anything'],
  ['sko til ', 'whom'],
  ['jakke uten ', 'quality'],
  ['sko under ', 'price'],
  ['jeg ', 'nothing'],
  ['tilbud på ', 'anything'],
])("'%s' goes on with %s", (before, following) => {
  expect(followingOf(before)).toBe(following);
});

test('a text that ends in a small word is not finished, the small word alone is', () => {
  expect([isLeftOpen('telt til'), isLeftOpen('sekk med'), isLeftOpen('til'), isLeftOpen('jakke dame')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
