import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadShedder } from './load-shedder.ts';

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('R42 a round that takes too long is a crowd, and the next one begins without', async () => {
  const loadShedder = createLoadShedder({ maxLoopTurnMs: 100, maxConcurrent: 100 });
  expect(loadShedder.isOverloaded()).toBe(false);
  // Not by the clock: others may want the processor too.
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < 150_000);
  expect(loadShedder.isOverloaded()).toBe(true);
  await sleep(40);
  expect(loadShedder.isOverloaded()).toBe(false);
  loadShedder.stop();
});

test('R42 a process that was held up by others has no crowd', async () => {
  const loadShedder = createLoadShedder({ maxLoopTurnMs: 100, maxConcurrent: 100 });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(loadShedder.isOverloaded()).toBe(false);
  loadShedder.stop();
});

test('R42 many at once are a crowd when they wait for the processor, and none when they wait for somebody else', async () => {
  const loadShedder = createLoadShedder({ maxLoopTurnMs: 60_000, maxConcurrent: 3 });
  const somebody = Promise.withResolvers<void>();
  const work = Array.from({ length: 3 }, () => loadShedder.run(() => somebody.promise));
  await sleep(100);
  expect(loadShedder.isOverloaded()).toBe(false);
  const seen: boolean[] = [];
  for (let round = 0; round < 20; round += 1) {
    busyFor(30);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(loadShedder.isOverloaded());
  }
  expect(seen.at(-1)).toBe(true);
  somebody.resolve();
  await Promise.all(work);
  expect(loadShedder.isOverloaded()).toBe(false);
  loadShedder.stop();
});

test('R42 one thing is begun in a round, in the order they came, and what else happens comes in between', async () => {
  const loadShedder = createLoadShedder({ maxLoopTurnMs: 60_000, maxConcurrent: 100 });
  const seen: string[] = [];
  const work = ['a', 'b', 'c'].map((name) => loadShedder.run(async () => void seen.push(name)));
  const rounds = async (): Promise<void> => {
    for (const round of [1, 2, 3]) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`round ${round}`);
    }
  };
  await Promise.all([...work, rounds()]);
  expect(seen).toEqual(['a', 'b', 'round 1', 'c', 'round 2', 'round 3']);
  loadShedder.stop();
});
