import { expect, test } from 'vitest';
import { bars, weeksAround } from './weeks.ts';

const day = 86_400_000;
const row = (id: string, start: number, end: number) => ({
  id,
  name: id,
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  state: 'planned' as const,
  goods: 1,
  hasDraft: false,
});

test('six weeks from the Monday before this one', () => {
  const now = Date.parse('2026-11-17T13:00:00Z');
  const { weeks, from, to } = weeksAround(now);
  expect(weeks.map(({ date }) => date.day)).toEqual([9, 16, 23, 30, 7, 14]);
  expect([new Date(from).toISOString(), (to - from) / day]).toEqual(['2026-11-08T23:00:00.000Z', 42]);
  expect(weeksAround(now, Date.parse('2027-06-09T00:00:00Z')).weeks[1]?.date).toMatchObject({ month: 6, day: 7 });
});

test('what follows shares a lane, what overlaps gets its own, and nothing sticks out', () => {
  const drawn = bars([row('a', -5, 50), row('b', 20, 60), row('c', 50, 150)], { from: 0, to: 100 });
  expect(drawn.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(drawn.map(({ left, width }) => [left, width])).toEqual([
    [0, 0.5],
    [0.2, 0.4],
    [0.5, 0.5],
  ]);
  expect(drawn.map(({ beginsBefore, endsAfter }) => [beginsBefore, endsAfter])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});
