// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { watchSwipeDown, watchSwipeLeft } from './swipe.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const onSwipe = vi.fn();

function box(html = ''): HTMLElement {
  onSwipe.mockReset();
  document.body.innerHTML = `<div>${html}</div>`;
  return document.querySelector('div')!;
}

function touch(target: Element, kind: string, fingers: number, x: number, y: number): void {
  const point = { clientX: x, clientY: y };
  const touches = kind === 'touchend' ? [] : Array.from({ length: fingers }, () => point);
  target.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { touches, changedTouches: [point] }));
}

function swipe(target: Element, dx: number, dy: number, fingers = 1): void {
  touch(target, 'touchstart', fingers, 50, 50);
  touch(target, 'touchend', fingers, 50 + dx, 50 + dy);
}

test('UI-39 CONST-15 down: 10 px does nothing, 11 px counts', () => {
  const element = box();
  watchSwipeDown(element, () => 0, onSwipe);
  swipe(element, 0, 10);
  expect(onSwipe).not.toHaveBeenCalled();
  swipe(element, 0, 11);
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

test('DEC-36 TRAP-46 what was scrolled when the finger touched it scrolls, even if it reaches its top on the way', () => {
  const element = box();
  let scrollTop = 30;
  watchSwipeDown(element, () => scrollTop, onSwipe);
  touch(element, 'touchstart', 1, 50, 50);
  scrollTop = 0;
  touch(element, 'touchend', 1, 50, 200);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('UI-38 left: 11 px to the left counts, unless it went more up or down', () => {
  const element = box();
  const unwatch = watchSwipeLeft(element, onSwipe);
  swipe(element, -11, 40);
  swipe(element, 11, 0);
  swipe(element, -10, 0);
  expect(onSwipe).not.toHaveBeenCalled();
  swipe(element, -11, 4);
  expect(onSwipe).toHaveBeenCalledTimes(1);
  unwatch();
  swipe(element, -60, 0);
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

test('two fingers, a broken-off touch and a hand on a slider are no swipe', () => {
  const element = box('<i role="slider"></i>');
  watchSwipeDown(element, () => 0, onSwipe);
  swipe(element, 0, 60, 2);
  touch(element, 'touchstart', 1, 50, 50);
  touch(element, 'touchcancel', 1, 50, 50);
  touch(element, 'touchend', 1, 50, 200);
  swipe(element.querySelector('i')!, 0, 60);
  expect(onSwipe).not.toHaveBeenCalled();
});
