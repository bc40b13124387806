// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRecentSearches, noteSearch, recentSearches, withSearch } from './recent-searches.ts';

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('cookiesAccepted=true');
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the latest first, each once, six at most', () => {
  for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'c3']) noteSearch(query);
  expect(recentSearches()).toEqual(['c3', 'g7', 'f6', 'e5', 'd4', 'b2']);
  emptyRecentSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

test('DEC-58 the beginnings of a query that is being typed give way to it', () => {
  expect(['u', 'ul', 'ull', 'ullg'].reduce(withSearch, ['jakke'] as readonly string[])).toEqual(['ullg', 'jakke']);
});

test('DEC-42 nothing is stored before the question about cookies is answered', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  noteSearch('jakke');
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

test.each(['{', '{"a":1}', 'null', '"jakke"'])('DEC-82 foreign text %s is as good as none', (text) => {
  localStorage.setItem('recentSearches', text);
  expect(recentSearches()).toEqual([]);
});

test('DEC-82 only texts are read, as searches are written', () => {
  localStorage.setItem('recentSearches', JSON.stringify([1, null, '', ' JAKKE ', 'jakke', 'x'.repeat(500)]));
  expect(recentSearches()).toEqual(['jakke', 'x'.repeat(100)]);
});
