// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let { lacksToken, readToken, writeToken } = await import('./page-token.ts');

beforeEach(async () => {
  vi.resetModules();
  ({ lacksToken, readToken, writeToken } = await import('./page-token.ts'));
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const meta = (content: string) => {
  document.head.innerHTML = `<meta name="csrf-token" content="${content}">`;
};
const cookie = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);

test('API-01 DEC-105 the page’s token is read, and replaced by a new one', () => {
  meta('first');
  expect(readToken()).toBe('first');
  writeToken('second');
  expect(readToken()).toBe('second');
});

test('API-01 a page without one takes that of the cookie, into its tag', () => {
  meta('');
  cookie('a=b; XSRF-TOKEN=of-the-cookie; c=d');
  expect(lacksToken()).toBe(false);
  expect(readToken()).toBe('of-the-cookie');
  expect(document.querySelector('meta')?.content).toBe('of-the-cookie');
});

test('a change of session in another tab is followed, a tag that somebody else has changed is not mended', () => {
  meta('first');
  cookie('XSRF-TOKEN=first');
  expect(readToken()).toBe('first');
  cookie('XSRF-TOKEN=second');
  expect(readToken()).toBe('second');
  meta('gammelt');
  expect(readToken()).toBe('gammelt');
});

test('a first visit to a page of a CDN has neither', () => {
  meta('');
  cookie('cookiesAccepted=true');
  expect(lacksToken()).toBe(true);
});

test.each(['', '<meta name="csrf-token" content="">'])('ERR-31 a missing token is told on the console: %s', (head) => {
  document.head.innerHTML = head;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readToken()).toBeNull();
  expect(error).toHaveBeenCalledWith('CSRF token not found');
});
