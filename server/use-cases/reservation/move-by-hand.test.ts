import { expect, test } from 'vitest';
import { nextByHand } from './move-by-hand.ts';

test('DEC-94 what the people in the shop may do next; money and time limits do the rest', () => {
  expect(nextByHand(2)).toEqual([3, 8]);
  expect(nextByHand(3)).toEqual([4, 8, 6]);
  expect(nextByHand(4)).toEqual([5, 8]);
  expect(nextByHand(6)).toEqual([7]);
  expect([nextByHand(1), nextByHand(5), nextByHand(9)]).toEqual([[], [], []]);
});
