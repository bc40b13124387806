import { expect, test } from 'vitest';
import { newSession, openSession } from './session-cookie.ts';

test('R28 a session opens again and again, and no other does, however often a true one was opened', () => {
  const { id, cookie, csrfToken } = newSession('secret');
  const forged = `${id}.${'A'.repeat(22)}`;
  for (const _ of [1, 2, 3]) {
    expect(openSession('secret', cookie)).toEqual({ id, cookie, csrfToken });
    expect(openSession('secret', forged)).toBeNull();
  }
});

test('R28 what was opened with one secret is worth nothing under another', () => {
  const { cookie } = newSession('first');
  expect(openSession('first', cookie)).not.toBeNull();
  expect(openSession('second', cookie)).toBeNull();
  expect(openSession('first', cookie)).not.toBeNull();
});
