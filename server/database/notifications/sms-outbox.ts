import { isRepeated, type SmsKind } from '#domain/sms/sms-kind.ts';
import { randomToken } from '#server/crypto/random-token.ts';
import type { QueuedSms, Sms, SmsOutbox, SmsToSend } from '#server/ports/sms.ts';
import type { Queryable } from '../connection/client.ts';

/** Puts a message into the outbox, in the transaction of what it tells about. */
export async function queueSms(tx: Queryable, sms: Sms): Promise<void> {
  await tx.execute(
    `INSERT INTO sms_outbox (ref, kind, recipient, body, segments, dedupe_key, reservation_id, next_attempt_at, useful_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      randomToken(18),
      sms.kind,
      sms.recipient,
      sms.text,
      sms.segments,
      sms.dedupeKey,
      sms.reservationId,
      new Date(sms.sendAt),
      new Date(sms.usefulUntil),
    ],
  );
}

const kinds: readonly SmsKind[] = ['ready', 'reminder', 'lapsed'];
const repeated = kinds.filter(isRepeated);
/** What a report has said is not changed by an answer that comes after it. */
const unreported = "state NOT IN ('delivered', 'undelivered')";

export function databaseSmsOutbox(database: Queryable): SmsOutbox {
  return {
    take: async (now, againAt, most) => {
      await database.execute(
        `UPDATE sms_outbox SET next_attempt_at = NULL, state = CASE WHEN state = 'waiting' THEN 'given-up' ELSE state END
          WHERE next_attempt_at IS NOT NULL AND useful_until <= $1`,
        [new Date(now)],
      );
      return database.query<SmsToSend>(
        `UPDATE sms_outbox s SET state = 'unknown', attempts = attempts + 1, lost_answers = lost_answers + 1,
                next_attempt_at = CASE WHEN s.lost_answers = 0 AND s.kind = ANY($4) THEN $2::timestamptz END
           FROM (SELECT sms_id FROM sms_outbox WHERE next_attempt_at <= $1
                  ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED) due
          WHERE s.sms_id = due.sms_id
         RETURNING s.sms_id AS id, s.kind, s.recipient AS to, s.body AS text, s.segments, s.ref, s.attempts`,
        [new Date(now), new Date(againAt), most, repeated],
      );
    },
    sent: async (id) => {
      await database.execute(
        `UPDATE sms_outbox SET state = 'sent', lost_answers = lost_answers - 1, next_attempt_at = NULL, last_error = NULL
          WHERE sms_id = $1 AND ${unreported}`,
        [id],
      );
    },
    notSent: async (id, error, againAt) => {
      await database.execute(
        `UPDATE sms_outbox SET state = CASE WHEN $3::timestamptz IS NULL THEN 'given-up' ELSE 'waiting' END,
                lost_answers = lost_answers - 1, next_attempt_at = $3, last_error = $2 WHERE sms_id = $1 AND ${unreported}`,
        [id, error, againAt === null ? null : new Date(againAt)],
      );
    },
    lost: async (id, error) => {
      await database.execute('UPDATE sms_outbox SET last_error = $2 WHERE sms_id = $1', [id, error]);
    },
    refused: async (id, error) => {
      await database.execute(
        `UPDATE sms_outbox SET state = 'undelivered', next_attempt_at = NULL, last_error = $2
          WHERE sms_id = $1 AND ${unreported}`,
        [id, error],
      );
    },
    report: async ({ ref, isDelivered, detail }, now) => {
      const known = await database.execute(
        `UPDATE sms_outbox SET state = CASE WHEN $2 OR state = 'delivered' THEN 'delivered' ELSE 'undelivered' END,
                reported_at = coalesce(reported_at, $4), next_attempt_at = NULL,
                last_error = CASE WHEN $2 OR state = 'delivered' THEN NULL ELSE $3 END WHERE ref = $1`,
        [ref, isDelivered, detail, new Date(now)],
      );
      return known > 0;
    },
  };
}

/** The newest of what waits in the outbox, for reading it while the shop is tried out. */
export function newestSms(database: Queryable, most: number): Promise<QueuedSms[]> {
  return database.query<QueuedSms>(
    `SELECT sms_id AS id, recipient, body AS text, segments, created_at AS "createdAt"
       FROM sms_outbox ORDER BY sms_id DESC LIMIT $1`,
    [most],
  );
}
