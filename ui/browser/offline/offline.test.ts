// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearOfflineCopies, reloadWhenOnline } from './offline.ts';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function browserWith({ onLine = true, refuses = false } = {}) {
  const register = vi.fn(() => (refuses ? Promise.reject(new Error('private window')) : Promise.resolve()));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { onLine, serviceWorker });
  return register;
}

test('nothing is registered where the server offers nothing', async () => {
  const register = browserWith();
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});

test('what is offered is registered, and a refusal costs nothing', async () => {
  document.head.innerHTML = '<meta name="service-worker" content="/sw.js">';
  const register = browserWith({ refuses: true });
  await registerServiceWorker();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('a page opened without a network is asked for again when there is one that stays, and no other', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const comesBack = (onLine: boolean) => {
    window.dispatchEvent(new Event('online'));
    browserWith({ onLine });
    vi.runAllTimers();
  };
  browserWith();
  reloadWhenOnline(reload);
  comesBack(true);
  expect(reload).not.toHaveBeenCalled();
  browserWith({ onLine: false });
  reloadWhenOnline(reload);
  comesBack(false);
  expect(reload).not.toHaveBeenCalled();
  comesBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('copies are forgotten by the name the worker gives them', () => {
  const remove = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: remove });
  clearOfflineCopies();
  expect(remove).toHaveBeenCalledWith('hent-own-1');
});
