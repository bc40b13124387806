import type { PaymentMethod } from './payment-status.ts';

/** Qliro gives back whole items of an order, the others any amount. */
export function refundsWholeItems(method: PaymentMethod): boolean {
  return method === 'qliro';
}
