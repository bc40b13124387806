import { expect, test } from 'vitest';
import { forEachLimited } from './concurrency-limit.ts';

test('R9 a few are under way at once, and each has its turn once', async () => {
  let underWay = 0;
  let most = 0;
  const done: number[] = [];
  await forEachLimited([1, 2, 3, 4, 5, 6, 7, 8, 9], async (n) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    done.push(n);
  });
  expect(most).toBe(4);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('R9 one that fails keeps nobody behind it from being done', async () => {
  const done: number[] = [];
  const all = forEachLimited([1, 2, 3, 4, 5, 6], async (n) => {
    if (n % 2 === 1) throw new Error(`no ${n}`);
    done.push(n);
  });
  await expect(all).rejects.toThrow('no 1');
  expect(done).toEqual([2, 4, 6]);
});
