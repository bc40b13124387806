import { expect, test } from 'vitest';
import { tagsOfCall } from './cache-tags.ts';

test('an answer is tied to the lists and articles it was made of', () => {
  expect(tagsOfCall('categoryArticles', { id: '3', page: '2' })).toEqual(['MainGroupID:3']);
  expect(tagsOfCall('subcategoryArticles', { id: 11 })).toEqual(['ArticleGroup2ID:11']);
  expect(tagsOfCall('articleBundle', { articles: '1003,1005' })).toEqual([1003, 1005]);
  expect(tagsOfCall('article', { id: '1001' })).toEqual([1001]);
  expect(tagsOfCall('categories', {})).toEqual(['counts']);
  expect(tagsOfCall('suggestions', { query: 'ull' })).toEqual(['any']);
  expect(tagsOfCall('blogPost', { slug: 'ullguiden' })).toEqual([]);
});

test('a search is tied to a list only where all its counts are within it', () => {
  const main = { field: 'MainGroupID', op: 'eq', value: 1 };
  const red = { field: 'ColorGroupID', op: 'in', values: [3, 4] };
  const men = { field: 'GenderID', op: 'in', values: [1] };
  expect(tagsOfCall('searchArticles', { query: '', filters: [red, main] })).toEqual(['MainGroupID:1']);
  expect(tagsOfCall('searchArticles', { query: '', filters: [red] })).toEqual(['any']);
  expect(tagsOfCall('searchArticles', { query: '', filters: [red, men] })).toEqual([
    'ColorGroupID:3',
    'ColorGroupID:4',
    'GenderID:1',
  ]);
  expect(tagsOfCall('searchArticles', { query: 'jakke' })).toEqual(['any']);
});
