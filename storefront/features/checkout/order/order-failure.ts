import { checkoutErrors, generalErrors, paymentErrors } from '#content/nb/errors.ts';
import type { CartErrorRecord } from '#contract/cart.ts';
import { type Failure, isUnknownOutcome } from '#contract/reply.ts';
import { isRecord } from '#domain/storage/parse-json.ts';

/** Why an order was not taken, in words, and what it says about the cart. */
export interface OrderFailure {
  readonly text: string;
  /**
   * It is unknown whether the order was placed, so it is not called failed (R20): pressing again repeats the same
   * request.
   */
  readonly isUnknown: boolean;
  /** Null when the cart was not the reason. */
  readonly cartErrors: readonly CartErrorRecord[] | null;
  /** The promo code cannot be used any more (DEC-79). */
  readonly codeRefused: boolean;
  /** Prices, stock or shipping methods have changed: the page must load them again. */
  readonly outdated: boolean;
}

/** TXT-59, TXT-61, TXT-65, TXT-69 to TXT-71; what the server refuses it says itself. */
export function orderFailure(reply: Failure, payNow: boolean): OrderFailure {
  const { status, body } = reply;
  const isUnknown = isUnknownOutcome(reply);
  const cartErrors = status === 422 && Array.isArray(body.cartErrors) ? body.cartErrors.filter(isCartError) : null;
  const codeRefused = status === 422 && body.errors?.promocode !== undefined;
  return {
    text: isUnknown ? checkoutErrors.outcomeUnknown : textOf(status, body.message, payNow),
    isUnknown,
    cartErrors,
    codeRefused,
    outdated: status === 422 && cartErrors === null,
  };
}

function textOf(status: number, message: string, payNow: boolean): string {
  if (status === 422 && message !== '') return message;
  if (status === 419) return generalErrors.reloadPage;
  if (status === 429) return generalErrors.tooManyAttempts;
  if (status === 503 && payNow) return paymentErrors.unavailable;
  return payNow ? checkoutErrors.orderFailed : checkoutErrors.reservationFailed;
}

function isCartError(value: unknown): value is CartErrorRecord {
  return isRecord(value) && typeof value.eanNo === 'string' && typeof value.message === 'string';
}
