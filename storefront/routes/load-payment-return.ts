import type { LoaderArgs } from '../data/api-context.ts';
import { notFoundPage } from './loaded.ts';

export interface PaymentReturn {
  readonly paymentId: string;
}

/** The payment itself is asked for by the browser, with the token of the address (DEC-96). */
export function loadPaymentReturn({ params }: LoaderArgs): PaymentReturn {
  const paymentId = params.paymentId ?? '';
  if (!/^[A-Za-z0-9_-]{8,25}$/.test(paymentId)) throw notFoundPage();
  return { paymentId };
}
