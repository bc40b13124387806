import type { LoaderArgs } from '../../../data/api-context.ts';
import { notFoundPage } from '../../../data/loader-result.ts';

export interface PaymentReturn {
  readonly paymentId: string;
}

/** The payment itself is asked for by the browser, with the token of the address (DEC-96). */
export function loadPaymentReturn({ params }: LoaderArgs): PaymentReturn {
  const paymentId = params.paymentId ?? '';
  // A malformed id is not found; an unknown payment is explained on the page (TXT-68).
  if (!/^[\w-]{1,64}$/.test(paymentId)) throw notFoundPage();
  return { paymentId };
}
