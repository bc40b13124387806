import { expect, test } from 'vitest';
import { droppedKeys, surrogateKeys } from './surrogate-keys.ts';

test('a page carries the keys of what it shows, and what changes names them', () => {
  expect(surrogateKeys([1001, 'MainGroupID:3', 'counts'])).toBe('pages a1001 MainGroupID:3 counts');
  expect(droppedKeys([1001, 'MainGroupID:3'])).toEqual(['a1001', 'MainGroupID:3', 'broad']);
});

test('a page of too many things for a header goes with every change', () => {
  const many = Array.from({ length: 2_000 }, (_, id) => id);
  expect(surrogateKeys(many)).toBe('pages broad');
  expect(droppedKeys([7])).toContain('broad');
});
