import { expect, test } from 'vitest';
import { averageRating, sizeAdvice } from './review-summary.ts';

test('ENT-18 the mean of the ratings, one decimal, null when none', () => {
  expect(averageRating([0, 0, 0, 1, 2])).toBe(4.7);
  expect(averageRating([1, 1, 1, 1, 1])).toBe(3);
  expect(averageRating([0, 0, 0, 0, 0])).toBeNull();
});

test('size advice: what most say, from three answers on, and none when no answer leads', () => {
  expect(sizeAdvice([28, 9, 4])).toEqual({ fit: 'small', percent: 68, answers: 41 });
  expect(sizeAdvice([0, 3, 0])).toEqual({ fit: 'true', percent: 100, answers: 3 });
  expect(sizeAdvice([0, 1, 2])).toEqual({ fit: 'large', percent: 67, answers: 3 });
  expect(sizeAdvice([2, 2, 0])).toBeNull();
  expect(sizeAdvice([2, 0, 0])).toBeNull();
});
