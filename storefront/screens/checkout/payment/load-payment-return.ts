import type { LoaderArgs } from '../../../data/api-context.ts';
import { notFoundPage } from '../../../data/loader-result.ts';

export interface PaymentReturn {
  readonly paymentId: string;
}

/** The payment itself is asked for by the browser, with the token of the address (DEC-96). */
export function loadPaymentReturn({ params }: LoaderArgs): PaymentReturn {
  const paymentId = params.paymentId ?? '';
  // Of any other form is no address of a payment; one that is unknown is told so on the page (TXT-68).
  if (!/^[\w-]{1,64}$/.test(paymentId)) throw notFoundPage();
  return { paymentId };
}
