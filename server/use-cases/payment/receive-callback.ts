import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { refreshPayment } from './refresh-payment.ts';

export interface Callback {
  readonly provider: PaymentMethod;
  readonly paymentId: string;
  readonly token: string;
  /** What was sent; a hint that something happened, never believed (DEC-97). */
  readonly body: Readonly<Record<string, unknown>>;
  /** Asked of a forged one alone: false when enough of them were written down. */
  readonly mayLeaveTrace: () => Promise<boolean>;
}

/**
 * Notes that the provider has called and answers at once; the provider is asked itself after that. A callback that comes
 * before our own call was answered is noted as well, and asked about by the check of payments (R15).
 */
export async function receiveCallback(parts: PaymentParts, callback: Callback): Promise<Result<null, Unknown>> {
  const { paymentId, provider } = callback;
  if (!(await isGenuine(parts, callback))) return refused({ reason: 'unknown' });
  const isKnown = await parts.store.noteCallback({
    paymentId,
    provider,
    key: `callback:${parts.secrets.fingerprint(JSON.stringify(callback.body))}`,
    data: parts.providers.get(provider)?.tellsOfDecline?.(callback.body) ? { declined: '1' } : {},
    checkAt: parts.now(),
  });
  if (!isKnown) return refused({ reason: 'unknown' });
  parts.enqueue({ lane: provider, key: paymentId, work: () => refreshPayment(parts, paymentId) });
  return done(null);
}

export type CompletionRefusal = Unknown | { readonly reason: 'expired' };

/** Qliro asks before it lets the shopper complete: only what is still held may be paid. */
export async function mayComplete(parts: PaymentParts, callback: Callback): Promise<Result<null, CompletionRefusal>> {
  if (!(await isGenuine(parts, callback))) return refused({ reason: 'unknown' });
  const payment = await parts.store.payment(callback.paymentId);
  if (payment === null || payment.provider !== callback.provider) return refused({ reason: 'unknown' });
  const isHeld = payment.status === 'pending' && parts.now() < payment.expiresAt;
  return isHeld ? done(null) : refused({ reason: 'expired' });
}

/** A forged one leaves a trace and nothing else (R16), and the many that follow it not even that. A genuine one is never counted. */
async function isGenuine({ secrets, store }: PaymentParts, callback: Callback): Promise<boolean> {
  const { paymentId, provider, token } = callback;
  if (secrets.isCallbackToken(paymentId, token)) return true;
  if (!(await callback.mayLeaveTrace())) return false;
  await store.transaction<null, never>(async (tx) => {
    await tx.audit.write({
      actor: 'visitor',
      action: 'forged-callback',
      subject: `payment:${paymentId}`,
      details: { provider },
    });
    return done(null);
  });
  return false;
}
