// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  /** The server has refused it: a browser does not come back by itself. */
  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

let visible: DocumentVisibilityState = 'visible';
const look = (state: DocumentVisibilityState) => {
  visible = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const open = () => FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  FakeSource.opened = [];
  visible = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('calls back by event, and no more once it is ended', () => {
  const heard = vi.fn();
  const stop = followEvents('/api/events?mine=1', { order: heard });
  FakeSource.opened[0]?.dispatchEvent(new Event('order'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  expect(open()).toBe(0);
});

test('a page that is hidden for long gives its connection back, and takes it again when it is seen', () => {
  const stop = followEvents('/api/events?mine=1', {});
  look('hidden');
  vi.advanceTimersByTime(9_000);
  look('visible');
  vi.advanceTimersByTime(60_000);
  expect([open(), FakeSource.opened.length]).toEqual([1, 1]);
  look('hidden');
  vi.advanceTimersByTime(11_000);
  expect(open()).toBe(0);
  look('visible');
  expect([open(), FakeSource.opened.length]).toEqual([1, 2]);
  stop();
});

test('in a tab that was opened behind, it waits until it is looked at', () => {
  visible = 'hidden';
  const stop = followEvents('/api/events?article=1', {});
  expect(open()).toBe(0);
  look('visible');
  expect(open()).toBe(1);
  stop();
});

test('untouched for half an hour it rests, until somebody is there again', () => {
  const stop = followEvents('/api/events?mine=1', {});
  vi.advanceTimersByTime(31 * 60_000);
  expect(open()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  expect(open()).toBe(1);
  stop();
});

test('a refusal is tried again later, ever more seldom, and a touch does not hurry it', () => {
  const stop = followEvents('/api/events?mine=1', {});
  const attempts = () => FakeSource.opened.length;
  FakeSource.opened.at(-1)?.refuse();
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(10_000);
  expect(attempts()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(attempts()).toBe(2);
  FakeSource.opened.at(-1)?.refuse();
  vi.advanceTimersByTime(22_000);
  expect(attempts()).toBe(2);
  vi.advanceTimersByTime(20_000);
  expect(attempts()).toBe(3);
  stop();
  FakeSource.opened.at(-1)?.refuse();
  vi.advanceTimersByTime(10 * 60_000);
  expect(attempts()).toBe(3);
});

test('a page that goes to the back/forward cache takes no connection along', () => {
  const stop = followEvents('/api/events?mine=1', {});
  window.dispatchEvent(new Event('pagehide'));
  expect(open()).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(open()).toBe(1);
  stop();
});
