import { type Oere, oere } from '#domain/money/money.ts';
import type {
  PaymentProvider,
  ProviderLine,
  ProviderPayment,
  ProviderView,
} from '#server/ports/checkout/payment-provider.ts';
import type { PaymentOperation, StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import { done } from '#server/ports/result.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { applyView } from './apply-view.ts';
import { createAtProvider } from './create-at-provider.ts';
import { providerPayment, returnedLines } from './provider-order.ts';

const firstRetry = 5_000;
const longestRetry = 60 * 60_000;
/** Beyond this a person must look; the step goes on being tried. */
const attemptsBeforeFlag = 8;

/**
 * Makes one planned call to a provider. The intent was committed before, so a crash in the middle leaves it due again: then
 * the provider is asked first what has happened, and only what has not is done, under the same key (R19).
 */
export async function runOperation(parts: PaymentParts, operation: PaymentOperation): Promise<void> {
  if (operation.operation === 'create') return createAtProvider(parts, operation);
  const payment = await parts.store.payment(operation.paymentId);
  const reservation = payment === null ? null : await parts.store.reservation(payment.reservationId);
  if (payment === null || reservation === null) return;
  const provider = parts.providers.get(payment.provider);
  const target = providerPayment(payment, reservation);
  if (target === null) return giveUp(parts, operation, 'never created'); // nothing to undo
  if (provider === undefined) return retry(parts, operation, 'the provider is not set up');

  const before = await provider.read(target);
  if (!before.ok) return retry(parts, operation, before.refusal.detail);
  if (isDone(operation, payment, before.value)) return finish(parts, operation, before.value);

  const known = { ...target, data: { ...target.data, ...before.value.data } };
  const sum = oere(leftToMove(operation, payment, before.value));
  const result = await act(provider, known, operation, sum, returnedLines(reservation, operation.id));
  const after = await provider.read(target);
  if (!after.ok) return retry(parts, operation, after.refusal.detail);
  if (isDone(operation, payment, after.value)) return finish(parts, operation, after.value);
  const isNo = !result.ok && result.refusal.kind === 'refused' && standsAlike(operation, before.value, after.value);
  if (operation.operation === 'cancel' && after.value.status === 'open' && (result.ok || isNo)) {
    return giveUp(parts, operation, 'the page cannot be closed'); // it is watched; another cancel may be planned
  }
  if (isNo) return endRefused(parts, operation, result.refusal.detail);
  return retry(parts, operation, result.ok ? 'not done yet' : result.refusal.detail);
}

function act(
  provider: PaymentProvider,
  payment: ProviderPayment,
  { operation, key }: PaymentOperation,
  sum: Oere,
  returned: readonly ProviderLine[] | null,
) {
  if (operation === 'cancel') return provider.cancel(payment, key);
  return operation === 'capture' ? provider.capture(payment, sum, key) : provider.refund(payment, sum, key, returned);
}

function isDone(planned: PaymentOperation, payment: StoredPayment, view: ProviderView): boolean {
  if (planned.operation === 'cancel') return view.status === 'cancelled' || view.status === 'declined';
  return leftToMove(planned, payment, view) <= 0;
}

/**
 * The amount that is still to be captured or refunded. A capture aims at the total that must have been captured, by whomever; a
 * refund counts from what had been refunded when it was planned, as what is known by now may include it already.
 */
function leftToMove(planned: PaymentOperation, payment: StoredPayment, view: ProviderView): number {
  const { operation, amount, refundedBefore } = planned;
  if (operation === 'capture') return (amount ?? payment.amount) - view.captured;
  return (refundedBefore ?? payment.refunded) + (amount ?? payment.captured) - view.refunded;
}

/** A no counts for good only where nothing that it hangs on has changed since the question was put. */
function standsAlike({ operation }: PaymentOperation, before: ProviderView, after: ProviderView): boolean {
  const moved = operation === 'refund' ? before.refunded === after.refunded : before.status === after.status;
  return moved && before.captured === after.captured;
}

async function finish(parts: PaymentParts, operation: PaymentOperation, view: ProviderView): Promise<void> {
  await parts.store.transaction<null, never>(async (tx) => {
    await tx.payments.lock(operation.paymentId);
    await tx.operations.finish(operation.id, 'done', null);
    await applyView(tx, parts, operation.paymentId, view);
    return done(null);
  });
}

/** The provider will say no again: the step ends, so that later ones are not blocked, and a person is told why. */
async function endRefused(parts: PaymentParts, operation: PaymentOperation, why: string): Promise<void> {
  const { id, paymentId, operation: kind, amount } = operation;
  await parts.store.transaction<null, never>(async (tx) => {
    const payment = await tx.payments.lock(paymentId);
    if (payment !== null) await tx.reservations.lock(payment.reservationId); // nobody plans a refund meanwhile
    await tx.operations.finish(id, 'failed', why);
    await tx.payments.flag(paymentId, `${kind} refused: ${why}`);
    const told = amount === null ? {} : { amount };
    await tx.payments.noteEvent({ paymentId, kind: 'refused', source: 'provider', ...told, details: { kind, why } });
    return done(null);
  });
}

async function giveUp(parts: PaymentParts, operation: PaymentOperation, why: string): Promise<void> {
  await parts.store.transaction<null, never>(async (tx) => {
    await tx.operations.finish(operation.id, 'failed', why);
    return done(null);
  });
}

async function retry(parts: PaymentParts, operation: PaymentOperation, why: string): Promise<void> {
  const wait = Math.min(firstRetry * 2 ** (operation.attempts - 1), longestRetry);
  await parts.store.transaction<null, never>(async (tx) => {
    await tx.operations.retry(operation.id, parts.now() + wait, why);
    if (operation.attempts >= attemptsBeforeFlag) {
      await tx.payments.flag(operation.paymentId, `${operation.operation} fails: ${why}`);
    }
    return done(null);
  });
}
