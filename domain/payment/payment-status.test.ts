import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFinal } from '#domain/transitions/transitions.ts';
import {
  afterPaymentEvent,
  isPaid,
  type PaymentEvent,
  type PaymentStatus,
  paymentMoves,
  paymentStatuses,
} from './payment-status.ts';

const isPaymentFinal = (status: PaymentStatus) => isFinal(paymentMoves, status);
const events: readonly PaymentEvent[] = ['authorize', 'capture', 'cancel', 'decline', 'expire'];

test('DEC-96 paid is authorized or captured', () => {
  expect(paymentStatuses.filter(isPaid)).toEqual(['authorized', 'captured']);
});

test('DEC-97 captured, cancelled, declined and expired are final', () => {
  expect(paymentStatuses.filter(isPaymentFinal)).toEqual(['captured', 'cancelled', 'declined', 'expired']);
});

test('DEC-97 a late decline does not undo a payment', () => {
  expect(afterPaymentEvent('authorized', 'decline')).toBe('authorized');
  expect(afterPaymentEvent('captured', 'cancel')).toBe('captured');
  expect(afterPaymentEvent('cancelled', 'authorize')).toBe('cancelled');
});

test('DEC-97 R14 repeating callbacks any number of times changes nothing, and no final status moves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (walk) => {
      const play = (list: readonly PaymentEvent[]) => list.reduce(afterPaymentEvent, 'pending' as const as never);
      expect(play(walk.flatMap((event) => [event, event, event]))).toBe(play(walk));
      const firstFinal = walk.findIndex((_, index) => isPaymentFinal(play(walk.slice(0, index + 1))));
      if (firstFinal >= 0) expect(play(walk)).toBe(play(walk.slice(0, firstFinal + 1)));
    }),
  );
});
