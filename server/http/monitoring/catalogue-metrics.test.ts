import { expect, test } from 'vitest';
import { measureCatalogueLag } from './catalogue-metrics.ts';
import { processMetrics } from './metrics.ts';

test('all three figures are of one reading, and the last ones stay when there is none', async () => {
  const metrics = processMetrics();
  const errors: unknown[] = [];
  let read = 0;
  const lag = async () => {
    read += 1;
    if (read > 1) throw new Error('no database');
    return { waiting: 7, oldestSeconds: 12.5, isWritten: true };
  };
  measureCatalogueLag(metrics, lag, (error) => errors.push(error));
  const told = ['catalogue_changes_waiting 7', 'catalogue_oldest_change_seconds 12.5', 'catalogue_indexers_writing 1'];
  for (const line of told) expect((await metrics.text()).split('\n')).toContain(line);
  expect([read, errors.length]).toEqual([3, 2]);
});
