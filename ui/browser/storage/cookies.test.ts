// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { acceptedCookie } from '#domain/browser-rules/cookies.ts';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  for (const name of ['cookiesAccepted', 'x-cookiesAccepted', '_ga']) deleteCookie(name);
});

test('UI-48 UI-49 the accepted cookie is written and read by its exact name', () => {
  expect(readCookie('cookiesAccepted')).toBeUndefined();
  writeCookie('x-cookiesAccepted=true; Path=/');
  expect(readCookie('cookiesAccepted')).toBeUndefined();
  writeCookie(acceptedCookie(false));
  expect(readCookie('cookiesAccepted')).toBe('true');
});

test('CONST-13 a cookie whose consent was withdrawn is gone', () => {
  writeCookie('_ga=GA1.2.3; Path=/');
  expect(readCookie('_ga')).toBe('GA1.2.3');
  deleteCookie('_ga');
  expect(readCookie('_ga')).toBeUndefined();
});
