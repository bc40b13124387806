import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOutbox, queueMail } from '#server/database/notifications/mail-outbox.ts';
import type { Mailer, MailOutbox, MailToSend } from '#server/ports/mail.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { sendDueMails } from './send-mail.ts';

let db: ThrowAwayDatabase;
beforeAll(async () => {
  db = await startMigratedDatabase();
}, 60_000);
afterAll(() => db.close());
beforeEach(() => db.database.execute('TRUNCATE mail_outbox'));

const queue = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      queueMail(db.database, {
        kind: 'test',
        recipient: `n${i}@example.no`,
        subject: `Nr. ${i}`,
        text: 'T',
        html: 'H',
      }),
    ),
  );

class Postbox implements Mailer {
  readonly sent: MailToSend[] = [];
  refuses = false;

  async send(mail: MailToSend): Promise<void> {
    if (this.refuses) throw new Error(`550 <${mail.recipient}> unknown`);
    this.sent.push(mail);
  }
}

function job(mailer: Mailer, now: () => number) {
  const errors: unknown[] = [];
  return {
    errors,
    run: () => sendDueMails({ outbox: databaseOutbox(db.database), mailer, now, onError: (e) => errors.push(e) }),
  };
}

const soon = () => Date.now() + 1000;

test('DEC-104 I7 what is queued is sent once, by several processes side by side', async () => {
  await queue(25);
  const postbox = new Postbox();
  const jobs = [job(postbox, soon), job(postbox, soon), job(postbox, soon)];
  for (let i = 0; i < 3; i++) await Promise.all(jobs.map(({ run }) => run()));
  expect(postbox.sent.map(({ subject }) => subject).sort()).toHaveLength(25);
  expect(new Set(postbox.sent.map(({ id }) => id)).size).toBe(25);
  expect(await jobs[0]!.run()).toBe(0);
});

test('a mail that was sent keeps no usable link', async () => {
  const link = `https://butikk.example/nullstill-passord/${'aB3_-'.repeat(8)}xyz?email=a%40example.no`;
  const mail = {
    kind: 'test',
    recipient: 'a@example.no',
    subject: 'S',
    text: `Se ${link}`,
    html: `<a href="${link}">`,
  };
  await queueMail(db.database, mail);
  const postbox = new Postbox();
  await job(postbox, soon).run();
  expect(postbox.sent[0]?.text).toBe(mail.text);
  const [row] = await db.database.query('SELECT body_text, body_html FROM mail_outbox');
  expect(row).toEqual({
    body_text: 'Se https://butikk.example/nullstill-passord/…?email=a%40example.no',
    body_html: '<a href="https://butikk.example/nullstill-passord/…?email=a%40example.no">',
  });
});

test('I7 one mail for one event, however often it is queued', async () => {
  const mail = { kind: 'test', recipient: 'a@example.no', subject: 'S', text: 'T', html: 'H', dedupeKey: 'event 1' };
  await queueMail(db.database, mail);
  await queueMail(db.database, mail);
  const postbox = new Postbox();
  await job(postbox, soon).run();
  expect(postbox.sent).toHaveLength(1);
});

test('a refused mail is tried again after a minute, then later and later, and given up at last', async () => {
  await queue(1);
  const postbox = new Postbox();
  postbox.refuses = true;
  let now = soon();
  const { run, errors } = job(postbox, () => now);
  const waits: number[] = [];
  for (;;) {
    expect(await run()).toBe(1);
    const [row] = await db.database.query<{ next: Date; error: string; given_up_at: Date | null }>(
      'SELECT next_attempt_at AS next, last_error AS error, given_up_at FROM mail_outbox',
    );
    expect(row!.error).toBe('550 <…> unknown');
    if (row!.given_up_at !== null) break;
    waits.push(Math.round((row!.next.getTime() - now) / 60_000));
    expect(await run()).toBe(0);
    now = row!.next.getTime();
  }
  expect(waits).toEqual([1, 5, 15, 60, 240, 720]);
  expect(errors).toHaveLength(1);
  now += 365 * 24 * 3_600_000;
  expect(await run()).toBe(0);
});

test('R9 a mail whose process died on the way is taken up again within a minute', async () => {
  await queue(1);
  const now = soon();
  const postbox = new Postbox();
  const outbox = databaseOutbox(db.database);
  const take: MailOutbox['take'] = async (...asked) => {
    await outbox.take(...asked);
    throw new Error('killed');
  };
  const dying = { outbox: { ...outbox, take }, mailer: postbox, now: () => now, onError: () => {} };
  await expect(sendDueMails(dying)).rejects.toThrow('killed');
  await job(postbox, () => now + 45_000).run();
  expect(postbox.sent).toHaveLength(0);
  await job(postbox, () => now + 55_000).run();
  expect(postbox.sent).toHaveLength(1);
});
