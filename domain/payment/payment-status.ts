import { nextState, type TransitionTable } from '#domain/transitions/transitions.ts';

export const paymentStatuses = ['pending', 'authorized', 'captured', 'cancelled', 'declined', 'expired'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the provider is found to say of a payment. */
export type PaymentEvent = 'authorize' | 'capture' | 'cancel' | 'decline' | 'expire';

/**
 * Callbacks come twice, late and out of order; a move that is not here changes nothing, so no payment ever goes back (DEC-97).
 * A capture may be the first thing heard of a payment.
 */
export const paymentMoves: TransitionTable<PaymentStatus, PaymentEvent> = [
  { from: 'pending', on: 'authorize', to: 'authorized' },
  { from: 'pending', on: 'capture', to: 'captured' },
  { from: 'pending', on: 'cancel', to: 'cancelled' },
  { from: 'pending', on: 'decline', to: 'declined' },
  { from: 'pending', on: 'expire', to: 'expired' },
  { from: 'authorized', on: 'capture', to: 'captured' },
  { from: 'authorized', on: 'cancel', to: 'cancelled' },
];

/** The status after an event; the same one when the event is not allowed from it. */
export function afterPaymentEvent(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return nextState(paymentMoves, status, event) ?? status;
}

export function isPaid(status: PaymentStatus): boolean {
  return status === 'authorized' || status === 'captured';
}

/** The return page asks this often, for so long, while a payment is pending (DEC-96). */
export const paymentPolling = { interval: 2000, longest: 60_000 } as const;

export const paymentMethods = ['card', 'klarna', 'qliro', 'vipps'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
