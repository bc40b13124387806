import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmsKind } from '#domain/sms/sms-kind.ts';
import { databaseSmsOutbox, queueSms } from '#server/database/notifications/sms-outbox.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { Sms, SmsFailure } from '#server/ports/sms.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { sendDueSms } from './send-sms.ts';

let db: ThrowAwayDatabase;
beforeAll(async () => {
  db = await startMigratedDatabase();
}, 60_000);
afterAll(() => db.close());

const minute = 60_000;
const noon = Date.parse('2026-11-16T12:00:00+01:00');
const tomorrow = noon + 24 * 60 * minute;
let sent: string[] = [];
let answer: () => Promise<Result<null, SmsFailure>> = async () => done(null);

beforeEach(async () => {
  await db.database.execute('TRUNCATE sms_outbox');
  sent = [];
  answer = async () => done(null);
});

const fails = (kind: SmsFailure['kind']) => {
  answer = async () => refused({ kind, detail: 'to 4741234567: no' });
};
const sms = (kind: SmsKind, more: Partial<Sms> = {}): Sms => ({
  kind,
  recipient: '+4741234567',
  text: 'Klar.',
  segments: 1,
  dedupeKey: `sms:7:${kind}`,
  reservationId: null as unknown as number,
  sendAt: noon,
  usefulUntil: tomorrow,
  ...more,
});
const outbox = () => databaseSmsOutbox(db.database);
const runAt = (now: number) =>
  sendDueSms({
    outbox: outbox(),
    sender: {
      send: async ({ ref }) => {
        sent.push(ref);
        return answer();
      },
    },
    now: () => now,
    onOutcome: () => {},
    onError: () => {},
  });
const row = async () => {
  const [found] = await db.database.query<{ state: string; ref: string; next: Date | null; error: string | null }>(
    'SELECT state, ref, next_attempt_at AS next, last_error AS error FROM sms_outbox',
  );
  if (found === undefined) throw new Error('there is no message');
  return found;
};

test('one event is one message, sent once', async () => {
  await queueSms(db.database, sms('ready'));
  await queueSms(db.database, sms('ready'));
  await runAt(noon);
  await runAt(noon + minute);
  expect(sent).toHaveLength(1);
  expect(await row()).toMatchObject({ state: 'sent', next: null });
});

test('two processes do not send the same one', async () => {
  for (let n = 0; n < 20; n += 1) await queueSms(db.database, sms('ready', { dedupeKey: `sms:${n}:ready` }));
  await Promise.all([runAt(noon), runAt(noon), runAt(noon)]);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(20);
});

describe('a lost answer', () => {
  test('of what is ready: once more after ten minutes without a report, and never again', async () => {
    await queueSms(db.database, sms('ready'));
    fails('unknown');
    for (const after of [0, 9, 10, 25, 120]) await runAt(noon + after * minute);
    expect(sent).toHaveLength(2);
    expect(await row()).toMatchObject({ state: 'unknown', next: null, error: 'to …: no' });
  });

  test('is none when the report comes', async () => {
    await queueSms(db.database, sms('ready'));
    fails('unknown');
    await runAt(noon);
    const { ref } = await row();
    expect(await outbox().report({ ref, isDelivered: true, detail: '' }, noon + minute)).toBe(true);
    await runAt(noon + 11 * minute);
    expect(sent).toHaveLength(1);
    expect((await row()).state).toBe('delivered');
  });

  test.for(['reminder', 'lapsed'] as const)('of a %s: never', async (kind) => {
    await queueSms(db.database, sms(kind));
    fails('unknown');
    for (const after of [0, 11, 60]) await runAt(noon + after * minute);
    expect(sent).toHaveLength(1);
  });

  test('is what a process that dies leaves behind', async () => {
    await queueSms(db.database, sms('reminder'));
    await queueSms(db.database, sms('ready'));
    await outbox().take(noon, noon + 10 * minute, 10);
    for (const after of [1, 11, 30]) await runAt(noon + after * minute);
    expect(sent).toHaveLength(1);
  });
});

test('certainly not sent: tried again, ever more seldom, until it is of no use', async () => {
  await queueSms(db.database, sms('reminder'));
  fails('unavailable');
  for (const after of [0, 1, 2, 6, 7, 21]) await runAt(noon + after * minute);
  expect(sent).toHaveLength(4);
  expect((await row()).state).toBe('waiting');
  await runAt(tomorrow + minute);
  expect(sent).toHaveLength(4);
  expect(await row()).toMatchObject({ state: 'given-up', next: null });
});

test('refused is refused', async () => {
  await queueSms(db.database, sms('ready'));
  fails('refused');
  for (const after of [0, 11]) await runAt(noon + after * minute);
  expect(sent).toHaveLength(1);
  expect((await row()).state).toBe('undelivered');
});

test('phones are quiet from 21 to 8, also for what was delayed', async () => {
  const late = Date.parse('2026-11-16T20:58:00+01:00');
  await queueSms(db.database, sms('ready', { sendAt: late }));
  fails('unavailable');
  await runAt(late);
  await runAt(late + 5 * minute);
  expect(sent).toHaveLength(1);
  answer = async () => done(null);
  await runAt(Date.parse('2026-11-17T07:59:00+01:00'));
  expect(sent).toHaveLength(1);
  await runAt(Date.parse('2026-11-17T08:00:00+01:00'));
  expect(sent).toHaveLength(2);
});

describe('a report', () => {
  test('that comes before the answer is stored, twice is once, and delivered stays delivered', async () => {
    await queueSms(db.database, sms('ready'));
    answer = async () => {
      const { ref } = await row();
      await outbox().report({ ref, isDelivered: true, detail: '' }, noon);
      return done(null);
    };
    await runAt(noon);
    const { ref, state } = await row();
    expect(state).toBe('delivered');
    await outbox().report({ ref, isDelivered: false, detail: 'part 2' }, noon + minute);
    expect(await row()).toMatchObject({ state: 'delivered', error: null });
  });

  test('of a message that is none of ours changes nothing', async () => {
    expect(await outbox().report({ ref: 'unknown', isDelivered: true, detail: '' }, noon)).toBe(false);
  });
});
