import { expect, test, vi } from 'vitest';
import { createLoadShedder } from './load-shedder.ts';

const round = () => new Promise((resolve) => setImmediate(resolve));

/** Work of so many milliseconds by a clock of its own. */
function lineOf(count: number, workMs: number, maxWaitMs: number) {
  let now = 0;
  const loadShedder = createLoadShedder(maxWaitMs, () => now);
  const join = () =>
    loadShedder.run(async () => {
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
  const slow = loadShedder.run(() => somebody.promise);
  await expect(loadShedder.run(async () => 'served')).resolves.toBe('served');
  somebody.resolve();
  await slow;
});

test('R42 one thing is begun in a round, in the order they came, and what else happens comes in between', async () => {
  const loadShedder = createLoadShedder(60_000);
  const seen: string[] = [];
  const work = ['a', 'b', 'c'].map((name) => loadShedder.run(async () => void seen.push(name)));
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
  const broken = loadShedder.run(async () => Promise.reject(new Error('broken')));
  const next = loadShedder.run(async () => 'served');
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
