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

/** How many are sent before the clock is looked at again. */
const atOnce = 10;
/** A mail server that has not taken a mail in this time has failed. */
const patienceMs = 40 * second;
/** A mail whose process died on the way is taken up again after this: longer than one can be under way (R9). */
const leaseMs = 50 * second;
/** Waits between tries; after the last one the mail is given up, some eighteen hours after the first. */
const waitsMs = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute, 12 * 60 * minute];

/** Sends what is due, up to so many. Gives how many mails were taken up, so that a full hand is followed by another. */
export async function sendDueMails(parts: SendMailParts): Promise<number> {
  const { outbox, now } = parts;
  for (let count = 0; count < atOnce; count += 1) {
    // One by one: what waits in nobody's hand is there for the other processes, and for whoever comes after a crash.
    const [mail] = await outbox.take(new Date(now()), new Date(now() + leaseMs), 1);
    if (mail === undefined) return count;
    await sendOne(parts, mail);
  }
  return atOnce;
}

async function sendOne({ outbox, mailer, now, onError }: SendMailParts, mail: MailToSend): Promise<void> {
  try {
    await inTime(mailer.send(mail));
  } catch (error) {
    const wait = waitsMs[mail.attempts - 1];
    const again = wait === undefined ? null : new Date(now() + wait);
    await outbox.failed(mail.id, reason(error), again, new Date(now()));
    if (again === null) onError(new Error(`Mail ${mail.id} was given up after ${mail.attempts} tries`));
    return;
  }
  await outbox.sent(mail.id, new Date(now()));
}

async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server is too slow')), patienceMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A server's refusal may repeat the recipient; what is stored must not (R37). */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 200);
}

const lookEveryMs = 2 * second;

/** Looks into the outbox every other second until it is stopped. */
export function startSendingMail(parts: SendMailParts): PollLoop {
  return startPollLoop(lookEveryMs, async (goOn) => {
    try {
      while (goOn() && (await sendDueMails(parts)) === atOnce);
    } catch (error) {
      parts.onError(error);
    }
  });
}
