import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';

const hour = 3_600_000;
const stockLines = 48_210;

/** The night's files came in; the last one of stock did not. */
export function importRunRows(day: DemoDay, now: number): Row[] {
  const run = (kind: string, at: Date, more: Row) => ({
    kind,
    actor: 'command',
    file_name: `${kind}.csv`,
    file_hash: Buffer.alloc(32, kind),
    mode: 'changes',
    outcome: 'done',
    rows_read: stockLines,
    rows_bad: 0,
    changed: 320,
    says: null,
    started_at: at,
    ended_at: new Date(at.getTime() + 42_000),
    ...more,
  });
  const failed = { outcome: 'refused', rows_bad: 3, changed: 0, says: '3 linjer kan ikke leses' };
  return [
    run('articles', day.at(-1, 3, 10), { rows_read: 2_400, changed: 18 }),
    run('prices', day.at(-1, 3, 30), { rows_read: 2_400, changed: 41 }),
    run('stock', new Date(now - 2.3 * hour), {}),
    run('stock', new Date(now - 1.3 * hour), failed),
  ];
}
