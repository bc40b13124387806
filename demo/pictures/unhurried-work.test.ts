import { expect, test, vi } from 'vitest';
import { UnhurriedWork } from './unhurried-work.ts';

test('one piece at a time, the latest first, each name once, and a piece that fails does not stop the next', async () => {
  vi.useFakeTimers();
  try {
    const done: string[] = [];
    let underWay = 0;
    const piece = (name: string) => async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      underWay -= 1;
      done.push(name);
    };
    const work = new UnhurriedWork();
    for (const name of ['a', 'b', 'a']) work.add(name, piece(name));
    work.add('failing', () => Promise.reject(new Error('no room on the disk')));
    work.add('c', piece('c'));
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toEqual(['c']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual(['c', 'b', 'a']);

    work.add('a', piece('again'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toEqual(['c', 'b', 'a', 'again']);
  } finally {
    vi.useRealTimers();
  }
});

test('of too many the oldest are left for whoever asks again', async () => {
  vi.useFakeTimers();
  try {
    const work = new UnhurriedWork();
    const begun: number[] = [];
    for (let number = 0; number < 1_000; number += 1) work.add(String(number), async () => begun.push(number));
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect([begun.length, begun[0], begun.at(-1)]).toEqual([300, 999, 700]);
    work.add('3', async () => begun.push(3));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun.at(-1)).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
