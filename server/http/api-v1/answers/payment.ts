import { paymentErrors } from '#content/nb/errors.ts';
import type { StartedPayment } from '#contract/payment.ts';
import { failure, notFound, success } from '#contract/reply.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { Result, Unknown } from '#server/ports/result.ts';
import type { PaymentParts } from '#server/use-cases/checkout/payment-parts.ts';
import type { CompletionRefusal } from '#server/use-cases/payment/receive-callback.ts';

export function paymentAnswer(result: Result<StoredPayment, Unknown>) {
  if (!result.ok) return failure(404, paymentErrors.notFound);
  const { id, status, amount, reservationId } = result.value;
  return success({ payment_id: id, status, amount, reservation_id: reservationId });
}

export function startedRecord(
  payment: StoredPayment,
  redirectUrl: string,
  { secrets }: Pick<PaymentParts, 'secrets'>,
): StartedPayment {
  return {
    reservation_id: payment.reservationId,
    receipt_token: secrets.receiptToken(payment.reservationId),
    payment_id: payment.id,
    provider: payment.provider,
    amount: payment.amount,
    currency: 'NOK',
    status: payment.status,
    redirect_url: redirectUrl,
    shop_id: payment.shop,
  };
}

/** What a provider is told that has called. */
export function callbackAnswer(result: Result<null, Unknown>) {
  return result.ok ? success({ CallbackResponse: 'received' }) : notFound();
}

/** What Qliro is told before it lets the shopper complete. */
export function completionAnswer(result: Result<null, CompletionRefusal>) {
  if (result.ok) return success({});
  switch (result.refusal.reason) {
    case 'unknown':
      return notFound();
    case 'expired':
      return failure(400, paymentErrors.expired, { DeclineReason: 'OutOfStock' });
  }
}
