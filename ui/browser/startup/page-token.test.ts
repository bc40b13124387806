// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readToken, writeToken } from './page-token.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

test('API-01 DEC-105 the page’s token is read, and replaced by a new one', () => {
  document.head.innerHTML = '<meta name="csrf-token" content="first">';
  expect(readToken()).toBe('first');
  writeToken('second');
  expect(readToken()).toBe('second');
});

test.each(['', '<meta name="csrf-token" content="">'])('ERR-31 a missing token is told on the console: %s', (head) => {
  document.head.innerHTML = head;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readToken()).toBeNull();
  expect(error).toHaveBeenCalledWith('CSRF token not found');
});
