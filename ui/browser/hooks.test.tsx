// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#ui/components/testing/mount.ts';
import { useMobile } from './media-query.ts';
import { useMounted } from './use-mounted.ts';

afterEach(() => vi.restoreAllMocks());

function Width() {
  return <p>{useMobile() ? 'mobile' : 'desktop'}</p>;
}

function Known() {
  return <p>{useMounted() ? 'known' : 'unknown'}</p>;
}

test('UI-28 CONST-14 below 1020 px is mobile, and a change is followed', () => {
  let width = 1020;
  const listeners = new Set<() => void>();
  const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1]);
    return {
      get matches() {
        return width <= limit;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  });
  const mounted = mount(<Width />);
  expect(mounted.container.textContent).toBe('desktop');
  width = 1019;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(mounted.container.textContent).toBe('mobile');
  mounted.unmount();
  expect(listeners.size).toBe(0);
  expect(matchMedia).toHaveBeenCalled();
});

test('TRAP-41 the server knows no window and nothing personal', () => {
  expect(renderToString(<Width />)).toContain('desktop');
  expect(renderToString(<Known />)).toContain('unknown');
});

test('DEC-05 after mounting the visitor’s own things may be shown', () => {
  const mounted = mount(<Known />);
  expect(mounted.container.textContent).toBe('known');
  mounted.unmount();
});
