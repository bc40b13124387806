import type { PaymentRecord } from '#contract/payment.ts';
import type { Reply } from '#contract/reply.ts';
import { isPaid, type PaymentStatus, paymentPolling } from '#domain/payment/payment-status.ts';

export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly payment: PaymentRecord }
  | { readonly kind: 'failed'; readonly status: Exclude<PaymentStatus, 'pending' | 'authorized' | 'captured'> }
  /** No such payment, or not ours to see. */
  | { readonly kind: 'unknown' }
  /** Still pending after a minute: money may have moved, so nothing is said to have failed (R20). */
  | { readonly kind: 'unconfirmed' };

export interface PaymentWatch {
  readonly ask: () => Promise<Reply<PaymentRecord>>;
  readonly onAnswer: (payment: PaymentRecord) => void;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** Whether the page has been left, so that polling ends. */
  readonly stopped: () => boolean;
}

/**
 * Polls the payment's status every two seconds, for at most a minute, until it is settled (DEC-96). A failed call says
 * nothing about the payment and is repeated.
 */
export async function watchPayment({ ask, onAnswer, sleep, now, stopped }: PaymentWatch): Promise<PaymentOutcome> {
  const { interval, longest } = paymentPolling;
  const started = now();
  for (;;) {
    const reply = await ask();
    if (reply.ok) onAnswer(reply.data);
    const outcome = outcomeOf(reply);
    if (outcome !== null) return outcome;
    if (now() - started + interval > longest) return { kind: 'unconfirmed' };
    await sleep(interval);
    if (stopped()) return { kind: 'unconfirmed' };
  }
}

/** Null: not settled yet. */
export function outcomeOf(reply: Reply<PaymentRecord>): PaymentOutcome | null {
  if (!reply.ok) return reply.status === 404 ? { kind: 'unknown' } : null;
  const { status } = reply.data;
  if (isPaid(status)) return { kind: 'paid', payment: reply.data };
  if (status === 'cancelled' || status === 'declined' || status === 'expired') return { kind: 'failed', status };
  return null;
}
