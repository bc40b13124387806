// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#ui/components/testing/mount.ts';
import { useMobile } from './media-query.ts';
import { useMounted } from './use-mounted.ts';
import { useNow } from './use-now.ts';

afterEach(() => vi.restoreAllMocks());

function Width() {
  return <p>{useMobile() ? 'mobile' : 'desktop'}</p>;
}

function Clock() {
  return <i>{useNow() ?? 'unknown'}</i>;
}

function tenTasks(begin: (task: number) => void = () => {}): Promise<void> {
  return new Promise((done) => {
    const eachTask = (task: number) => {
      begin(task);
      if (task === 10) done();
      else setTimeout(eachTask, 0, task + 1);
    };
    eachTask(1);
  });
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

test('DEC-05 a page full of times is told the time a few at a time, and again each minute until it is left', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const keys = Array.from({ length: 20 }, (_, index) => `clock ${index}`);
    const mounted = mount(
      <div>
        {keys.map((key) => (
          <Clock key={key} />
        ))}
      </div>,
    );
    const shown = () => [...mounted.container.querySelectorAll('i')].map(({ textContent }) => textContent);
    await act(() => tenTasks((task) => vi.setSystemTime(1000 + task)));
    expect([...Map.groupBy(shown(), String).values()].map(({ length }) => length)).toEqual([1, 8, 8, 3]);
    await act(() => {
      vi.advanceTimersByTime(60_000);
      return tenTasks();
    });
    expect(shown().every((time) => Number(time) > 60_000)).toBe(true);
    mounted.unmount();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
