import { done, type Result, refused } from '#server/ports/result.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';

/** A person has looked at the payment of a reservation and put right what was wrong: it is not reported any more. */
export async function clearFlag(
  parts: CheckoutParts,
  id: number,
): Promise<Result<string, { readonly reason: 'unknown' | 'not-flagged' }>> {
  const payment = (await parts.store.reservation(id))?.payment;
  if (payment === undefined || payment === null) return refused({ reason: 'unknown' });
  return parts.store.transaction<string, { readonly reason: 'not-flagged' }>(async (tx) => {
    const flagged = (await tx.payments.lock(payment.id))?.flagged ?? null;
    if (flagged === null) return refused({ reason: 'not-flagged' });
    await tx.payments.clearFlag(payment.id);
    await tx.audit.write({
      actor: 'command',
      action: 'flag-cleared',
      subject: `reservation:${id}`,
      details: { flagged },
    });
    return done(flagged);
  });
}
