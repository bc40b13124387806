import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { WebhookNews } from '#server/ports/checkout/payment-provider.ts';
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

/** A webhook sent to the one address of an agreement; null: its signature is missing or wrong. */
export interface Webhook extends Pick<Callback, 'provider' | 'mayLeaveTrace'> {
  readonly news: WebhookNews | null;
}

/**
 * Notes that the provider has called and answers at once; the provider is asked itself after that. A callback that comes
 * before our own call was answered is noted as well, and asked about by the check of payments (R15).
 */
export async function receiveCallback(parts: PaymentParts, callback: Callback): Promise<Result<null, Unknown>> {
  if (!(await isGenuine(parts, callback))) return refused({ reason: 'unknown' });
  return (await noteAndAsk(parts, callback)) ? done(null) : refused({ reason: 'unknown' });
}

/**
 * The same for a webhook that is signed. One about a payment of which the shop knows nothing is taken too: others may be paid by
 * the same agreement, and a provider repeats for days what is not taken.
 */
export async function receiveWebhook(parts: PaymentParts, webhook: Webhook): Promise<Result<null, Unknown>> {
  const { provider, news, mayLeaveTrace } = webhook;
  if (news === null) {
    if (await mayLeaveTrace()) await noteForgery(parts, provider, `webhook:${provider}`);
    return refused({ reason: 'unknown' });
  }
  if (news.paymentId !== null) await noteAndAsk(parts, { provider, paymentId: news.paymentId, body: news.body });
  return done(null);
}

async function noteAndAsk(
  parts: PaymentParts,
  { provider, paymentId, body }: Pick<Callback, 'provider' | 'paymentId' | 'body'>,
): Promise<boolean> {
  const isKnown = await parts.store.noteCallback({
    paymentId,
    provider,
    key: `callback:${parts.secrets.fingerprint(JSON.stringify(body))}`,
    data: parts.providers.get(provider)?.tellsOfDecline?.(body) ? { declined: '1' } : {},
    checkAt: parts.now(),
  });
  if (isKnown) parts.enqueue({ lane: provider, key: paymentId, work: () => refreshPayment(parts, paymentId) });
  return isKnown;
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
async function isGenuine(parts: PaymentParts, callback: Callback): Promise<boolean> {
  const { paymentId, provider, token } = callback;
  if (parts.secrets.isCallbackToken(paymentId, token)) return true;
  if (await callback.mayLeaveTrace()) await noteForgery(parts, provider, `payment:${paymentId}`);
  return false;
}

async function noteForgery({ store }: PaymentParts, provider: PaymentMethod, subject: string): Promise<void> {
  await store.transaction<null, never>(async (tx) => {
    await tx.audit.write({ actor: 'visitor', action: 'forged-callback', subject, details: { provider } });
    return done(null);
  });
}
