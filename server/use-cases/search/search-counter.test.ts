import { expect, test } from 'vitest';
import type { SearchCount } from '#server/ports/catalogue/search-counts.ts';
import { SearchCounter } from './search-counter.ts';

function counting() {
  const written: SearchCount[][] = [];
  const state = { now: Date.parse('2026-03-01T22:30:00Z'), fails: false };
  const add = async (counts: readonly SearchCount[]) => {
    if (state.fails) throw new Error('away');
    written.push([...counts]);
  };
  return {
    counter: new SearchCounter(
      { add },
      () => state.now,
      (text) => (text.includes('192.0.2.1') ? 1 : 2),
    ),
    written,
    state,
  };
}
const jakke = {
  day: '2026-03-01',
  query: 'jakke',
  searches: 2,
  hits: 7,
  leftOut: true,
  clicks: 1,
  positions: 3,
  visitors: [1],
};

test('the same query of a day is one row, by the day in Norway; nothing is written twice', async () => {
  const { counter, written, state } = counting();
  counter.searched('jakke', { hits: 5, leftOut: false }, '192.0.2.1');
  counter.followed('jakke', 3);
  counter.searched('jakke', { hits: 7, leftOut: true }, '192.0.2.1');
  state.now += 3_600_000;
  counter.searched('jakke', { hits: 7, leftOut: false }, '192.0.2.1');
  await counter.write();
  await counter.write();
  const next = {
    day: '2026-03-02',
    query: 'jakke',
    searches: 1,
    hits: 7,
    leftOut: false,
    clicks: 0,
    positions: 0,
    visitors: [1],
  };
  expect(written).toEqual([[jakke, next]]);
});

test('what could not be written is counted on', async () => {
  const { counter, written, state } = counting();
  counter.searched('jakke', { hits: 5, leftOut: false }, '192.0.2.1');
  state.fails = true;
  await expect(counter.write()).rejects.toThrow('away');
  counter.searched('jakke', { hits: 7, leftOut: true }, '192.0.2.1');
  counter.followed('jakke', 3);
  state.fails = false;
  await counter.write();
  expect(written).toEqual([[jakke]]);
});

test('the memory it takes has an end', async () => {
  const { counter, written } = counting();
  for (let at = 0; at < 6_000; at++) counter.searched(`nr ${at}`, { hits: 0, leftOut: false }, '192.0.2.1');
  await counter.write();
  expect(written[0]).toHaveLength(5_000);
});

test('three different visitors are told of, and no more', async () => {
  const { written, state } = counting();
  const add = async (counts: readonly SearchCount[]) => void written.push([...counts]);
  const counter = new SearchCounter(
    { add },
    () => state.now,
    (text) => Number(/\.(\d+)"]$/.exec(text)?.[1]),
  );
  for (const last of [1, 1, 2, 3, 4]) counter.searched('jakke', { hits: 5, leftOut: false }, `192.0.2.${last}`);
  await counter.write();
  expect(written[0]).toMatchObject([{ searches: 5, visitors: [1, 2, 3] }]);
});
