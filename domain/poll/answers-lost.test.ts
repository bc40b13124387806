import { expect, test } from 'vitest';
import { answersLost } from './answers-lost.ts';

const asked = [
  {
    id: 1,
    options: [
      { id: 1, answers: 4 },
      { id: 2, answers: 3 },
    ],
  },
  { id: 2, options: [{ id: 3, answers: 7 }] },
];

test('answers go with an option, with a whole question, and not with new ones', () => {
  expect(answersLost(asked, asked)).toBe(0);
  expect(
    answersLost(asked, [
      { id: 1, options: [{ id: 2 }, { id: null }] },
      { id: 2, options: [{ id: 3 }] },
    ]),
  ).toBe(4);
  expect(answersLost(asked, [{ id: 1, options: [{ id: 1 }, { id: 2 }] }])).toBe(7);
});

test('an option that was moved to another question is another one', () => {
  expect(answersLost(asked, [{ id: 1, options: [{ id: 1 }, { id: 2 }, { id: 3 }] }])).toBe(7);
});
