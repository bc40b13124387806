import { nextSendingTime } from '#domain/sms/sending-hours.ts';
import { repeatedAfterMs, retryDelay, type SmsKind } from '#domain/sms/sms-kind.ts';
import type { SmsOutbox, SmsSender, SmsToSend } from '#server/ports/sms.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

export type SmsOutcome = 'sent' | 'unknown' | 'refused' | 'delayed' | 'given-up';

export interface SendSmsParts {
  readonly outbox: SmsOutbox;
  readonly sender: Pick<SmsSender, 'send'>;
  readonly now: () => number;
  readonly onOutcome: (kind: SmsKind, outcome: SmsOutcome, segments: number) => void;
  readonly onError: (error: unknown) => void;
}

const batchSize = 10;

/** Sends a batch of due messages and gives how many there were. Claimed one by one: a crash leaves one answer unknown. */
export async function sendDueSms(parts: SendSmsParts): Promise<number> {
  const { outbox, now } = parts;
  for (let count = 0; count < batchSize; count += 1) {
    // Nothing goes out at night, also not what was delayed until then.
    if (nextSendingTime(now()) !== now()) return count;
    const [sms] = await outbox.take(now(), now() + repeatedAfterMs, 1);
    if (sms === undefined) return count;
    parts.onOutcome(sms.kind, await sendOne(parts, sms), sms.segments);
  }
  return batchSize;
}

async function sendOne({ outbox, sender, now, onError }: SendSmsParts, sms: SmsToSend): Promise<SmsOutcome> {
  const answer = await sender.send(sms);
  if (answer.ok) {
    await outbox.sent(sms.id);
    return 'sent';
  }
  const { kind, detail } = answer.refusal;
  const error = withoutNumbers(detail);
  if (kind === 'unknown') {
    await outbox.lost(sms.id, error);
    return 'unknown';
  }
  if (kind === 'refused') {
    await outbox.refused(sms.id, error);
    return 'refused';
  }
  const wait = retryDelay(sms.attempts);
  await outbox.notSent(sms.id, error, wait === null ? null : nextSendingTime(now() + wait));
  if (wait !== null) return 'delayed';
  onError(new Error(`SMS ${sms.id} was given up after ${sms.attempts} attempts: ${error}`));
  return 'given-up';
}

/** A provider's words may repeat the number, which must not be stored or logged (R37). */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\+?\d{6,}/g, '…').slice(0, 200);
}

const pollEveryMs = 2_000;

/** Polls the outbox until it is stopped. */
export function startSendingSms(parts: SendSmsParts): PollLoop {
  return startPollLoop(pollEveryMs, async (goOn) => {
    try {
      while (goOn() && (await sendDueSms(parts)) === batchSize);
    } catch (error) {
      parts.onError(error);
    }
  });
}
