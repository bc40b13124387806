import { expect, test } from 'vitest';
import { batchStatements } from './batch-statements.ts';

/** Writes that are done when told. */
function writing() {
  const groups: { items: readonly number[]; done: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      groups.push({ items, done: () => resolve(items.map((item) => item * 10)), fail: reject });
    });
  return { groups, write };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the first goes at once, those who come meanwhile go together, and each gets its own outcome', async () => {
  const { groups, write } = writing();
  const put = batchStatements(write);
  const outcomes = Promise.all([put(1), put(2), put(3)]);
  expect(groups.map(({ items }) => items)).toEqual([[1]]);
  groups[0]?.done();
  await settled();
  expect(groups.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  groups[1]?.done();
  expect(await outcomes).toEqual([10, 20, 30]);
  const later = put(4);
  expect(groups[2]?.items).toEqual([4]);
  groups[2]?.done();
  expect(await later).toBe(40);
});

test('a group that fails fails for all in it, and for nobody else', async () => {
  const { groups, write } = writing();
  const put = batchStatements(write);
  const outcomes = Promise.allSettled([put(1), put(2)]);
  groups[0]?.fail(new Error('gone'));
  await settled();
  groups[1]?.done();
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: new Error('gone') },
    { status: 'fulfilled', value: 20 },
  ]);
});

test('no group is larger than may be', async () => {
  const { groups, write } = writing();
  const put = batchStatements(write, 2);
  const outcomes = Promise.all([1, 2, 3, 4].map(put));
  for (const n of [0, 1, 2]) {
    groups[n]?.done();
    await settled();
  }
  expect(groups.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
  expect(await outcomes).toEqual([10, 20, 30, 40]);
});
