import { expect, test } from 'vitest';
import { answersAll, mergeAnswers, mergePolls, mergeScores, type Poll } from './poll.ts';

const poll = (id: number, name = ''): Poll => ({
  id,
  name,
  description: '',
  banner_desktop: null,
  banner_mobile: null,
  questions: [
    {
      id: 1,
      text: '',
      options: [
        { id: 11, text: '' },
        { id: 12, text: '' },
      ],
    },
    { id: 2, text: '', options: [{ id: 21, text: '' }] },
  ],
});

test('USER-12 USER-13 USER-14 added or replaced by id', () => {
  expect(mergePolls([poll(1), poll(2)], [poll(2, 'ny'), poll(3)]).map(({ id, name }) => [id, name])).toEqual([
    [1, ''],
    [2, 'ny'],
    [3, ''],
  ]);
  const score = { id: 1, score: 1, total: 2, participants: 1 };
  expect(mergeScores([score], [{ ...score, score: 2 }])).toEqual([{ ...score, score: 2 }]);
  const answer = { question_id: 1, option_id: 11, correct: false };
  expect(mergeAnswers([answer], [{ ...answer, correct: true }])).toEqual([{ ...answer, correct: true }]);
});

test('DEC-123 every question must be answered once, with an option of its own', () => {
  const answer = (question_id: number, option_id: number) => ({ question_id, option_id });
  expect(answersAll(poll(1), [answer(1, 12), answer(2, 21)])).toBe(true);
  expect(answersAll(poll(1), [answer(1, 12)])).toBe(false);
  expect(answersAll(poll(1), [answer(1, 21), answer(2, 21)])).toBe(false);
  expect(answersAll(poll(1), [answer(1, 11), answer(1, 12), answer(2, 21)])).toBe(false);
  expect(answersAll(poll(1), [answer(1, 11), answer(2, 21), answer(3, 1)])).toBe(false);
});
