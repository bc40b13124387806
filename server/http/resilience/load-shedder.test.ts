import { expect, test, vi } from 'vitest';
import { createLoadShedder } from './load-shedder.ts';

const stays = () => true;
const round = () => new Promise((resolve) => setImmediate(resolve));

/** Work of so many milliseconds by a clock of its own. */
function lineOf(count: number, workMs: number, maxWaitMs: number) {
  let now = 0;
  const loadShedder = createLoadShedder(maxWaitMs, () => now);
  const join = () =>
    loadShedder.run(stays, async () => {
      now += workMs;
    });
  return { loadShedder, join, all: Promise.all(Array.from({ length: count }, join)) };
}

test('R42 many at once who are served soon are no overload', async () => {
  const { loadShedder, all } = lineOf(200, 1, 500);
  for (let n = 0; n < 50; n += 1) {
    await round();
    expect(loadShedder.isOverloaded()).toBe(false);
  }
  await all;
});

test('R42 whoever would wait too long is told so, until the line is short again', async () => {
  const { loadShedder, all, join } = lineOf(200, 5, 500);
  for (let n = 0; n < 50; n += 1) await round();
  expect(loadShedder.isOverloaded()).toBe(true);
  await all;
  expect(loadShedder.isOverloaded()).toBe(false);
  await join();
});

test('R42 nobody waits for the answer of somebody else who is not computing', async () => {
  const loadShedder = createLoadShedder(500);
  const somebody = Promise.withResolvers<void>();
  const slow = loadShedder.run(stays, () => somebody.promise);
  await expect(loadShedder.run(stays, async () => 'served')).resolves.toBe('served');
  somebody.resolve();
  await slow;
});

test('R42 one thing is begun in a round, in the order they came, and what else happens comes in between', async () => {
  const loadShedder = createLoadShedder(60_000);
  const seen: string[] = [];
  const work = ['a', 'b', 'c'].map((name) => loadShedder.run(stays, async () => void seen.push(name)));
  const rounds = async (): Promise<void> => {
    for (const number of [1, 2, 3]) {
      await round();
      seen.push(`round ${number}`);
    }
  };
  await Promise.all([...work, rounds()]);
  expect(seen).toEqual(['a', 'b', 'round 1', 'c', 'round 2', 'round 3']);
});

test('R42 work that fails fails for its own caller alone', async () => {
  const loadShedder = createLoadShedder(500);
  const broken = loadShedder.run(stays, async () => Promise.reject(new Error('broken')));
  const next = loadShedder.run(stays, async () => 'served');
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('served');
});

test('R42 whoever is refused has waited as long as the last one who is served', async () => {
  vi.useFakeTimers();
  try {
    const told = vi.fn();
    const refusal = createLoadShedder(500).beforeRefusal().then(told);
    await vi.advanceTimersByTimeAsync(499);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await refusal;
  } finally {
    vi.useRealTimers();
  }
});

test('R42 nothing is begun for whoever has left the line, and those behind do not wait for them', async () => {
  const loadShedder = createLoadShedder(60_000);
  const begun: string[] = [];
  const ask = (name: string, isWaiting: boolean) =>
    loadShedder.run(
      () => isWaiting,
      async () => {
        begun.push(name);
        return name;
      },
    );
  const first = ask('first', true);
  const left = Array.from({ length: 50 }, () => ask('left', false));
  const last = ask('last', true);
  await round();
  expect(await last).toBe('last');
  expect(await Promise.all([first, ...left])).toEqual(['first', ...left.map(() => null)]);
  expect(begun).toEqual(['first', 'last']);
});

test('R42 a line that is never empty does not grow', async () => {
  const loadShedder = createLoadShedder(60_000);
  const served: number[] = [];
  const ask = (number: number): Promise<unknown> => loadShedder.run(stays, async () => served.push(number));
  const waiting = [ask(0), ask(1)];
  for (let number = 2; number < 2_500; number += 1) {
    waiting.push(ask(number));
    await round();
  }
  await Promise.all(waiting);
  expect(served).toEqual(Array.from({ length: 2_500 }, (_, number) => number));
});
