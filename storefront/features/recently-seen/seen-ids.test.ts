import { expect, test } from 'vitest';
import { addSeen, readSeen } from './seen-ids.ts';

test('DEC-39 the article seen last stands first, each once, twelve at most', () => {
  expect(addSeen([3, 2, 1], 2)).toEqual([2, 3, 1]);
  const many = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(addSeen(many, 99)).toEqual([99, ...many.slice(0, 11)]);
});

test('DEC-82 what is stored is read with care', () => {
  expect(readSeen('[3,3,2]')).toEqual([3, 2]);
  expect(readSeen('[1,"2",null,-4,1.5]')).toEqual([1]);
  for (const text of [null, '', '{', '{"a":1}', '5']) expect(readSeen(text)).toEqual([]);
});
