import type { Mailer, MailOutbox } from '#server/ports/mail.ts';

export interface SendMailParts {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const second = 1000;
const minute = 60 * second;

/** How many are taken up at a time; the rest is for the other processes. */
const atOnce = 10;
/** A mail whose process died on the way is taken up again after this. */
const leaseMs = 5 * minute;
/** Waits between tries; after the last one the mail is given up, some eighteen hours after the first. */
const waitsMs = [minute, 5 * minute, 15 * minute, 60 * minute, 4 * 60 * minute, 12 * 60 * minute];

/** Sends what is due, once. Gives how many mails were taken up, so that a full hand is followed by another. */
export async function sendDueMails({ outbox, mailer, now, onError }: SendMailParts): Promise<number> {
  const taken = await outbox.take(new Date(now()), new Date(now() + leaseMs), atOnce);
  for (const mail of taken) {
    try {
      await mailer.send(mail);
      await outbox.sent(mail.id, new Date(now()));
    } catch (error) {
      const wait = waitsMs[mail.attempts - 1];
      const again = wait === undefined ? null : new Date(now() + wait);
      await outbox.failed(mail.id, reason(error), again, new Date(now()));
      if (again === null) onError(new Error(`Mail ${mail.id} was given up after ${mail.attempts} tries`));
    }
  }
  return taken.length;
}

/** A server's refusal may repeat the recipient; what is stored must not (R37). */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 200);
}

const lookEveryMs = 2 * second;

/** Looks into the outbox every other second until it is stopped. */
export function startSendingMail(parts: SendMailParts): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const look = async () => {
    try {
      while (!stopped && (await sendDueMails(parts)) === atOnce);
    } catch (error) {
      parts.onError(error);
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      working = look();
    }, lookEveryMs);
  };
  wait();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
