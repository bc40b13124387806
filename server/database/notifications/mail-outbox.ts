import type { Mail, MailOutbox, MailToSend, QueuedMail } from '#server/ports/mail.ts';
import type { Queryable } from '../connection/client.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** Puts a mail into the outbox, in the transaction of what it tells about (DEC-104), unless its recipient has reached the limit. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  await tx.execute(
    `INSERT INTO mail_outbox (kind, recipient, subject, body_text, body_html, dedupe_key, customer_id, reservation_id)
     SELECT $1, $2, $3, $4, $5, $6, $7::int, $8::int
      WHERE $9::int IS NULL
         OR EXISTS (SELECT FROM customers c WHERE c.customer_id = $7::int AND lower(c.email) = lower($2)
                       AND c.email_verified_at IS NOT NULL)
         OR (SELECT count(*) FROM mail_outbox m WHERE lower(m.recipient) = lower($2) AND m.reservation_id IS NOT NULL
                AND m.created_at > now() - interval '1 hour') < $9::int
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      mail.kind,
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.dedupeKey ?? null,
      mail.customerId ?? null,
      mail.reservationId ?? null,
      mail.mostAnHour ?? null,
    ],
  );
}

/** A text without the secrets of its links: what was sent need not be usable from the table, nor from an export. */
export function withoutTokens(column: string): string {
  return `regexp_replace(${column}, '[A-Za-z0-9_-]{43}', '…', 'g')`;
}

export function databaseOutbox(database: Queryable): MailOutbox {
  return {
    // Several processes may take mails at once: each skips what another has locked, and a lease keeps what it took from the others.
    take: async (now, againAt, most) => {
      const due = await database.query<Omit<MailToSend, 'unsubscribeUrl'>>(
        `UPDATE mail_outbox m SET attempts = attempts + 1, next_attempt_at = $2
           FROM (SELECT mail_id FROM mail_outbox
                  WHERE sent_at IS NULL AND given_up_at IS NULL AND next_attempt_at <= $1
                  ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED) due
          WHERE m.mail_id = due.mail_id
         RETURNING m.mail_id AS id, m.recipient, m.subject, m.body_text AS text, coalesce(m.body_html, '') AS html, m.attempts`,
        [now, againAt, most],
      );
      return due.map((mail) => ({ ...mail, unsubscribeUrl: unsubscribeLink(mail.text) }));
    },
    sent: async (id, at) => {
      await database.execute(
        `UPDATE mail_outbox SET sent_at = $2, last_error = NULL, body_text = ${withoutTokens('body_text')},
                body_html = ${withoutTokens('body_html')} WHERE mail_id = $1`,
        [id, at],
      );
    },
    failed: async (id, error, tryAgainAt, now) => {
      await database.execute(
        `UPDATE mail_outbox SET last_error = $2, next_attempt_at = coalesce($3, next_attempt_at),
                given_up_at = CASE WHEN $3::timestamptz IS NULL THEN $4::timestamptz END WHERE mail_id = $1`,
        [id, error, tryAgainAt, now],
      );
    },
  };
}

/** The newest of what waits in the outbox, for reading it while the shop is tried out. */
export function newestMails(database: Queryable, most: number): Promise<QueuedMail[]> {
  return database.query<QueuedMail>(
    `SELECT mail_id AS id, kind, recipient, subject, body_text AS text, coalesce(body_html, '') AS html,
            created_at AS "createdAt" FROM mail_outbox ORDER BY mail_id DESC LIMIT $1`,
    [most],
  );
}
