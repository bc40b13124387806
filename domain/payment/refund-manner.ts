import type { PaymentMethod } from './payment-status.ts';

/** Klarna and Vipps let go of what is left of a payment that a part was drawn of; at the others the rest lapses by itself. */
export function releasesRest(method: PaymentMethod): boolean {
  return method === 'klarna' || method === 'vipps';
}

/** Qliro gives back whole items of an order, the others any amount. */
export function refundsWholeItems(method: PaymentMethod): boolean {
  return method === 'qliro';
}
