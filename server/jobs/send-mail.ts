import type { Mailer, MailOutbox, MailToSend } from '#server/ports/mail.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

export interface SendMailParts {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const second = 1000;
const minute = 60 * second;

/** How many are sent before checking whether to stop. */
const batchSize = 10;
/** A mail server that has not taken a mail in this time has failed. */
const sendTimeoutMs = 40 * second;
/** A mail whose process died is sent by another one after this; longer than the timeout, so that none is sent twice (R9). */
const leaseMs = 50 * second;
/** Backoff between retries; after the last one, some eighteen hours after the first, the mail is given up. */
const retryDelaysMs = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute, 12 * 60 * minute];

/** Sends a batch of due mails and gives how many there were: after a full batch there may be more. */
export async function sendDueMails(parts: SendMailParts): Promise<number> {
  const { outbox, now } = parts;
  for (let count = 0; count < batchSize; count += 1) {
    // Claimed one by one, so that other processes can take the rest, and a crash delays one mail only.
    const [mail] = await outbox.take(new Date(now()), new Date(now() + leaseMs), 1);
    if (mail === undefined) return count;
    await sendOne(parts, mail);
  }
  return batchSize;
}

async function sendOne({ outbox, mailer, now, onError }: SendMailParts, mail: MailToSend): Promise<void> {
  try {
    await withTimeout(mailer.send(mail));
  } catch (error) {
    const wait = retryDelaysMs[mail.attempts - 1];
    const again = wait === undefined ? null : new Date(now() + wait);
    await outbox.failed(mail.id, reason(error), again, new Date(now()));
    if (again === null) onError(new Error(`Mail ${mail.id} was given up after ${mail.attempts} attempts`));
    return;
  }
  await outbox.sent(mail.id, new Date(now()));
}

async function withTimeout(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server is too slow')), sendTimeoutMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The mail server's error may repeat the recipient's address, which must not be stored (R37). */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 200);
}

const pollEveryMs = 2 * second;

/** Polls the outbox until it is stopped. */
export function startSendingMail(parts: SendMailParts): PollLoop {
  return startPollLoop(pollEveryMs, async (goOn) => {
    try {
      while (goOn() && (await sendDueMails(parts)) === batchSize);
    } catch (error) {
      parts.onError(error);
    }
  });
}
