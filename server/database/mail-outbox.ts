import type { Mail } from '#server/ports/mail.ts';
import type { Queryable } from './client.ts';

/** Puts a mail into the outbox, in the transaction of what it tells about (DEC-104). */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  await tx.execute(
    `INSERT INTO mail_outbox (kind, recipient, subject, body_text, body_html, dedupe_key, customer_id, reservation_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      mail.kind,
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.dedupeKey ?? null,
      mail.customerId ?? null,
      mail.reservationId ?? null,
    ],
  );
}
