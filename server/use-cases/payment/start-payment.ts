import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { recoveryAfter } from '../reservation/begin-payment.ts';
import type { OrderRefusal, OrderRequest } from '../reservation/order-request.ts';
import { type PlacedOrder, placeReservation } from '../reservation/place-reservation.ts';
import { createAtProvider } from './create-at-provider.ts';

export interface Started {
  readonly placed: PlacedOrder;
  readonly payment: StoredPayment;
  readonly redirectUrl: string;
}

export type StartRefusal = OrderRefusal | { readonly reason: 'provider-down' | 'unknown-payment-method' };

/**
 * Order and payment in one call (DEC-95): the goods are held and the intent is committed, then the provider is asked for a
 * page to pay on. A repeated request finds the same payment, and waits for the first one's answer if it is still under way.
 */
export async function startPayment(
  parts: PaymentParts,
  request: OrderRequest & { readonly payment: NonNullable<OrderRequest['payment']> },
): Promise<Result<Started, StartRefusal>> {
  const { method } = request.payment;
  if (!parts.offered().includes(method)) {
    return refused({ reason: isOptional(method) ? 'unknown-payment-method' : 'provider-down' });
  }
  const placed = await placeReservation(parts, request);
  if (!placed.ok) return placed;
  const payment = placed.value.paymentId === null ? null : await createdPayment(parts, placed.value.paymentId);
  if (payment === null || payment.redirectUrl === null) return refused({ reason: 'provider-down' });
  return done({ placed: placed.value, payment, redirectUrl: payment.redirectUrl });
}

/** Vipps is there for a chain that has set it up; for any other there is no such method (DEC-95). */
function isOptional(method: PaymentMethod): boolean {
  return method === 'vipps';
}

const step = 100;

async function createdPayment(parts: PaymentParts, paymentId: string): Promise<StoredPayment | null> {
  const operation = await parts.store.operation(paymentId, 'create');
  const now = parts.now();
  // Whoever takes it up makes the call; the recovery comes in only after that.
  const taken =
    operation === null
      ? null
      : await parts.store.takeOperation(operation.id, now + recoveryAfter, now + recoveryAfter + 1);
  if (taken !== null) await createAtProvider(parts, taken);
  for (let waited = 0; waited < recoveryAfter; waited += step) {
    const payment = await parts.store.payment(paymentId);
    if (payment === null || payment.redirectUrl !== null || payment.status !== 'pending') return payment;
    await parts.sleep(step);
  }
  return null;
}
