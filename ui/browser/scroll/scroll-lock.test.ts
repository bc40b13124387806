// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

afterEach(() => document.body.removeAttribute('style'));

test('DEC-37 TRAP-45 the page scrolls again when the last key is turned, whichever that is', () => {
  const menu = lockScroll();
  const modal = lockScroll();
  menu();
  menu(); // turning a key twice counts once
  expect(document.body.style.overflow).toBe('hidden');
  modal();
  expect(document.body.style.overflow).toBe('');
});

test('UI-42 what the page had before comes back', () => {
  document.body.style.overflow = 'clip';
  const unlock = lockScroll();
  expect(document.body.style.overflow).toBe('hidden');
  unlock();
  expect(document.body.style.overflow).toBe('clip');
});
