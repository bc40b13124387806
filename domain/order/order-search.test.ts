import { expect, test } from 'vitest';
import { readPersonSearch } from './order-search.ts';

test.each([
  ['20431', { by: 'number', id: 20431 }],
  [' 920 01 418 ', { by: 'phone', digits: '92001418' }],
  ['+4792001418', { by: 'phone', digits: '92001418' }],
  ['Sunniva@Post.Example', { by: 'email', beginning: 'sunniva@post.example' }],
  ['sun', { by: 'name', words: ['sun'] }],
  ['Anne-Lise Berg', { by: 'name', words: ['anne', 'lise', 'berg'] }],
  ["O'Hara & !|:*", { by: 'name', words: ['o', 'hara'] }],
  ['su', { by: 'nothing' }],
  ['', { by: 'nothing' }],
  ['920014189999', { by: 'nothing' }],
])('%j', (typed, read) => {
  expect(readPersonSearch(typed)).toEqual(read);
});
