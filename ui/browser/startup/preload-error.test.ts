// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlePreloadErrors } from './preload-error.ts';

const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  stop = handlePreloadErrors(reload);
});

afterEach(() => {
  stop();
  reload.mockReset();
  vi.restoreAllMocks();
});

function failToPreload(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test('ERR-32 ERR-33 DEC-140 the first failure reloads and is handled, the second is thrown on', () => {
  expect(failToPreload().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failToPreload().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network nothing is reloaded: the error is thrown on, and the reload is left for a new version', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failToPreload().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  expect(failToPreload().defaultPrevented).toBe(true);
});

test('DEC-140 where no flag can be stored the page is not reloaded, or it would be for ever', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(failToPreload().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
