import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { applyView } from './apply-view.ts';
import { providerPayment } from './provider-order.ts';

/**
 * Asks the provider how a payment stands and takes it over. No transaction is open while the provider thinks. Gives the
 * status after that; null when there is nothing to ask yet or the provider did not answer.
 */
export async function refreshPayment(parts: PaymentParts, paymentId: string): Promise<PaymentStatus | null> {
  const payment = await parts.store.payment(paymentId);
  const reservation = payment === null ? null : await parts.store.reservation(payment.reservationId);
  if (payment === null || reservation === null) return null;
  const asked = providerPayment(payment, reservation);
  const provider = parts.providers.get(payment.provider);
  if (asked === null || provider === undefined) return null;
  const view = await provider.read(asked);
  if (!view.ok) return null;
  const applied = await parts.store.transaction<PaymentStatus | null, never>(async (tx) =>
    done(await applyView(tx, parts, paymentId, view.value)),
  );
  return applied.ok ? applied.value : null;
}
