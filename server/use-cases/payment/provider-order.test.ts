import { expect, test } from 'vitest';
import { resolvePath } from '#domain/navigation/resolve-path.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import { providerOrder } from './provider-order.ts';

const parts = {
  secrets: { callbackToken: (id: string) => `of-${id}`, receiptToken: (id: number) => `receipt-${id}` },
  shopUrl: () => 'https://shop.example',
} as unknown as PaymentParts;

const reservation = { id: 7, lines: [], freight: 0, shippingMethodId: null } as unknown as StoredReservation;

function urlsFor(data: Readonly<Record<string, string>>) {
  const payment = { id: 'pay-1', provider: 'klarna', data } as unknown as StoredPayment;
  return providerOrder(parts, payment, reservation).urls;
}

test('DEC-96 DEC-97 the shopper comes back to where they paid from, the provider calls the shop itself', () => {
  expect(urlsFor({ origin: 'https://other.example' })).toEqual({
    callback: 'https://shop.example/api/v1/payments/callback/klarna/pay-1/of-pay-1',
    back: 'https://other.example/checkout/betaling/pay-1?token=receipt-7',
    givenUp: 'https://other.example/checkout/betaling/pay-1?token=receipt-7&avbrutt=1',
    terms: 'https://other.example/kjopsvilkar',
  });
});

test('the terms that providers link to are the terms of sale, and no address that has moved', () => {
  const { pathname } = new URL(urlsFor({}).terms);
  expect(resolvePath(pathname, [])).toMatchObject({ kind: 'route', name: 'terms' });
});
