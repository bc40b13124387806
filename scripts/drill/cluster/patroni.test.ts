import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clusterSettings } from './patroni.ts';

const { ttl, loop_wait, retry_timeout, postgresql, ...rest } = clusterSettings;

test('Patroni would raise a ttl that leaves no time for two retries', () => {
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
});

test('docs/operations.md tells the settings that are drilled', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const flags = { ttl, loop_wait, retry_timeout, ...rest };
  for (const [name, value] of Object.entries(flags)) expect(document).toContain(`${name}: ${value}`);
  for (const name of ['use_pg_rewind', 'use_slots'] as const)
    expect(document).toContain(`${name}: ${postgresql[name]}`);
  expect(document).toContain(`wal_retrieve_retry_interval: ${postgresql.parameters.wal_retrieve_retry_interval}`);
  expect(document).toContain('use_proxies: true');
  expect(document).toContain('--enable-v2 --pre-vote');
});
