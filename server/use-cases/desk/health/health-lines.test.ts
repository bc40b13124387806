import { describe, expect, test } from 'vitest';
import { healthTexts, healthTitles } from '#content/nb/desk/machinery/health.ts';
import type { HealthFacts } from '#server/ports/monitoring/desk-health.ts';
import { type HealthMeans, healthLines } from './health-lines.ts';

const now = 1_800_000_000_000;
const process = {
  host: 'a',
  pid: 1,
  version: '1.0.0',
  startedAt: now - 3_600_000,
  seenAt: now - 1_000,
  facts: { memoryMb: 200, providers: [{ method: 'card', isOpen: false, failuresInARow: 0, lastOkAt: now - 5_000 }] },
};
const facts: HealthFacts = {
  processes: [process],
  database: { version: '17.2', sizeBytes: 5e8, connections: 20, mostConnections: 100 },
  migrations: ['0001-a', '0002-b'],
  queues: [],
  flaggedPayments: 0,
  paidAt: new Map(),
  failedMails: 0,
  failedSms: 0,
  unplacedEvents: { queue: 'event', count: 0, oldestSeconds: 0 },
  webhooks: { count: 1, paused: 0, failed: 0 },
  imports: [{ kind: 'stock', ageSeconds: 60, hasFailedSince: false }],
  pictures: { count: 3, unstored: 0 },
  keysEnding: { live: 1, soon: 0 },
  rehearsal: { at: now - 86_400_000, isWell: true },
};
const means: HealthMeans = {
  now,
  knownMigrations: ['0001-a', '0002-b'],
  replicaLag: 0,
  certificate: { endsAt: now + 60 * 86_400_000, isTrusted: true },
  warnings: [],
  sendsMail: true,
  sendsSms: true,
};
const stateOf = (name: string, more: Partial<HealthFacts>, other: Partial<HealthMeans> = {}) =>
  healthLines({ ...facts, ...more }, { ...means, ...other }).find((line) => line.name === name)?.state;
const queue = (name: string, seconds: number) => ({ queues: [{ queue: name, count: 2, oldestSeconds: seconds }] });

test('a shop that is well is well in every line, and each line has its words', () => {
  const lines = healthLines(facts, means);
  expect(lines.filter(({ state }) => state !== 'well')).toEqual([]);
  expect(lines).toHaveLength(15);
  for (const line of lines) {
    expect(healthTitles[line.name](line.about)).not.toBe('');
    expect(healthTexts[line.name](line)).not.toMatch(/undefined|NaN|null/);
  }
});

describe('what is wrong, and what is to be looked at', () => {
  test.each<[string, Partial<HealthFacts>, Partial<HealthMeans>, string]>([
    ['processes', { processes: [] }, {}, 'wrong'],
    ['processes', { processes: [process, { ...process, pid: 2, seenAt: now - 60_000 }] }, {}, 'look'],
    ['processes', { processes: [process, { ...process, pid: 2, version: '1.0.1' }] }, {}, 'look'],
    ['database', { database: { ...facts.database, connections: 85 } }, {}, 'look'],
    ['database', { database: { ...facts.database, connections: 99 } }, {}, 'wrong'],
    ['certificate', {}, { certificate: { endsAt: now + 5 * 86_400_000, isTrusted: true } }, 'look'],
    ['certificate', {}, { certificate: { endsAt: now + 86_400_000, isTrusted: true } }, 'wrong'],
    ['certificate', {}, { certificate: { endsAt: now + 60 * 86_400_000, isTrusted: false } }, 'wrong'],
    ['certificate', {}, { certificate: 'unknown' }, 'look'],
    ['certificate', {}, { certificate: null }, 'well'],
    ['replica', {}, { replicaLag: 'away' }, 'wrong'],
    ['replica', {}, { replicaLag: 90 }, 'look'],
    ['version', { migrations: ['0001-a'] }, {}, 'wrong'],
    ['version', { migrations: ['0001-a', '0002-b', '0003-c'] }, {}, 'look'],
    ['payment-calls', queue('payment call', 20), {}, 'well'],
    ['payment-calls', queue('payment call', 600), {}, 'look'],
    ['payment-calls', queue('payment call', 7200), {}, 'wrong'],
    ['payment-calls', { flaggedPayments: 1 }, {}, 'look'],
    ['mails', { failedMails: 1 }, {}, 'wrong'],
    ['mails', queue('mail', 90_000), { sendsMail: false }, 'well'],
    ['sms', { failedSms: 1 }, {}, 'look'],
    ['webhooks', { webhooks: { count: 1, paused: 1, failed: 0 } }, {}, 'look'],
    ['imports', { imports: [] }, {}, 'look'],
    ['imports', { imports: [{ kind: 'stock', ageSeconds: 60, hasFailedSince: true }] }, {}, 'wrong'],
    ['imports', { imports: [{ kind: 'stock', ageSeconds: 300_000, hasFailedSince: false }] }, {}, 'look'],
    ['pictures', { pictures: { count: 3, unstored: 1 } }, {}, 'look'],
    ['keys', { keysEnding: { live: 1, soon: 1 } }, {}, 'look'],
    ['backup', { rehearsal: null }, {}, 'look'],
    ['backup', { rehearsal: { at: now, isWell: false } }, {}, 'wrong'],
    ['backup', { rehearsal: { at: now - 40 * 86_400_000, isWell: true } }, {}, 'look'],
    ['setting', {}, { warnings: ['sms-off'] }, 'look'],
  ])('%s %j %j: %s', (name, more, other, state) => {
    expect(stateOf(name, more, other)).toBe(state);
  });

  test('a provider that one process refuses at once is wrong; one that fails again and again is looked at', () => {
    const seen = (more: object) => ({
      processes: [{ ...process, facts: { memoryMb: 1, providers: [{ ...process.facts.providers[0], ...more }] } }],
    });
    expect(stateOf('provider', seen({ isOpen: true }) as never)).toBe('wrong');
    expect(stateOf('provider', seen({ failuresInARow: 3 }) as never)).toBe('look');
    expect(stateOf('provider', seen({ failuresInARow: 1 }) as never)).toBe('well');
  });
});
