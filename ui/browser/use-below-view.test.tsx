// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useBelowView } from './use-below-view.ts';

afterEach(() => vi.unstubAllGlobals());

function Late() {
  const [place, wasBelow] = useBelowView<HTMLDivElement>();
  return <div ref={place}>{wasBelow ? 'sist sett' : ''}</div>;
}

test('what comes late is put below what is seen, never into it or above it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let tell: (entries: readonly unknown[]) => void = () => {};
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const host = document.createElement('div');
  await act(async () => createRoot(host).render(<Late />));
  const at = (top: number, isIntersecting: boolean) =>
    act(async () => tell([{ isIntersecting, boundingClientRect: { top } }]));
  await at(window.innerHeight - 100, true);
  expect(host.textContent).toBe('');
  await at(-400, false);
  expect(host.textContent).toBe('');
  await at(window.innerHeight + 10, false);
  expect(host.textContent).toBe('sist sett');
});
