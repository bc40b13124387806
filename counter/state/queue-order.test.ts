import { expect, test } from 'vitest';
import type { QueueRow } from '#contract/counter/records.ts';
import { dayName, dueIn } from './due.ts';
import { freshIds, rowsOf, steadyRows } from './queue-order.ts';

const row = (id: number, due: string | null = null, stage: QueueRow['stage'] = 'new'): QueueRow => ({
  id,
  version: 1,
  status: 2,
  stage,
  customer: 'Kari N.',
  way: 'collect',
  pieces: 1,
  paying: 'paid',
  total: 100,
  lines: [],
  more: 0,
  due,
  createdAt: '2026-11-16T10:00:00Z',
  picker: null,
  picked: 0,
  missing: 0,
  place: null,
});
const ids = (rows: readonly QueueRow[]) => rows.map(({ id }) => id);

test('the earliest promise stands first, what has none last', () => {
  const rows = [row(1, '2026-11-16T12:00:00Z'), row(2), row(3, '2026-11-16T11:00:00Z'), row(4, null, 'ready')];
  expect(ids(rowsOf(rows, 'new'))).toEqual([3, 1, 2]);
});

test('rows never move under a finger: new ones wait, and one that is gone keeps its place', () => {
  const steady = steadyRows([row(1), row(2)], [row(3), row(2)], true);
  expect(ids(steady.rows)).toEqual([1, 2]);
  expect([...steady.gone]).toEqual([1]);
  expect(steady.waiting).toBe(1);
});

test('untouched, the column is as the shop says', () => {
  expect(ids(steadyRows([row(1), row(2)], [row(3), row(2)], false).rows)).toEqual([3, 2]);
});

test('only new orders that were not there before are news', () => {
  expect(freshIds([row(1)], [row(1), row(2), row(3, null, 'ready')])).toEqual([2]);
});

test('the promise in words, and how much it hurries', () => {
  const now = Date.parse('2026-11-16T13:18:00Z');
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  expect([-12, 24, 38, 91, 120, 1500].map((minutes) => dueIn(at(minutes), now))).toEqual([
    { text: '12 min over', urgency: 'late' },
    { text: '24 min igjen', urgency: 'soon' },
    { text: '38 min igjen', urgency: 'calm' },
    { text: '1 t 31 min', urgency: 'calm' },
    { text: '2 t', urgency: 'calm' },
    { text: 'i morgen 15:18', urgency: 'calm' },
  ]);
});

test('days by their name in a week, by their date beyond', () => {
  const now = Date.parse('2026-11-16T13:18:00Z');
  expect(
    ['2026-11-16T20:00:00Z', '2026-11-18T20:00:00Z', '2026-11-30T20:00:00Z'].map((at) => dayName(at, now)),
  ).toEqual(['i dag', 'onsdag', '30. november']);
});
