import { orderedLine } from '#domain/counter/missing-pieces.ts';
import { oere } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { orderVatRate } from '#domain/order/order-vat.ts';
import type { ProviderLine, ProviderOrder, ProviderPayment } from '#server/ports/checkout/payment-provider.ts';
import type { StoredPayment } from '#server/ports/checkout/stored-payment.ts';
import type { StoredReservation } from '#server/ports/checkout/stored-reservation.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';

type ProvidedOrder = Pick<StoredReservation, 'lines' | 'freight' | 'shippingMethodId'>;

/** The lines of a reservation as providers want them: goods, then freight; their totals add up to what is paid. */
export function providerLines({ lines, freight, shippingMethodId }: ProvidedOrder): readonly ProviderLine[] {
  const goods = lines.map(
    ({ ean, name, size, color, count, price, discount, vatPercentage }): ProviderLine => ({
      kind: 'goods',
      reference: ean,
      name: [name, size, color].filter((text) => text !== null && text !== '').join(', '),
      count,
      unitPrice: price,
      discount,
      total: oere(price * count - discount),
      vatPercentage,
    }),
  );
  if (freight === 0) return goods;
  const sending: ProviderLine = {
    kind: 'freight',
    reference: shippingMethodId ?? 'frakt',
    name: 'Frakt',
    count: 1,
    unitPrice: freight,
    discount: oere(0),
    total: freight,
    vatPercentage: orderVatRate(lines),
  };
  return [...goods, sending];
}

/** What came back with the withdrawal that a refund is for, or was never found; null when it is for none of these. */
export function returnedLines(reservation: StoredReservation, operationId: number): readonly ProviderLine[] | null {
  if (reservation.missingRefundId === operationId) return missingLines(reservation);
  const withdrawal = reservation.withdrawals.find((one) => one.operationId === operationId);
  if (withdrawal === undefined || withdrawal.deducted > 0) return null;
  const lines = reservation.lines.flatMap((line) => {
    const back = withdrawal.lines.find(({ ean }) => ean === line.ean);
    if (back === undefined) return [];
    return [{ ...line, count: back.count, discount: oere(line.price * back.count - back.amount) }];
  });
  return providerLines({ ...reservation, lines, freight: withdrawal.freight });
}

function missingLines({ lines }: StoredReservation): readonly ProviderLine[] {
  const missing = lines.flatMap((line) => {
    const { missing: count = 0, missingAmount = oere(0), price } = line;
    return count === 0 ? [] : [{ ...line, count, discount: oere(price * count - missingAmount) }];
  });
  return providerLines({ lines: missing, freight: oere(0), shippingMethodId: null });
}

/** As it was ordered, which is how the provider has it. */
function asOrdered(reservation: StoredReservation): StoredReservation {
  const lines = reservation.lines.map(({ missing = 0, missingAmount = oere(0), ...line }) => ({
    ...line,
    ...orderedLine({ ...line, missing, missingAmount }),
  }));
  return { ...reservation, lines };
}

export function providerOrder(
  { secrets, shopUrl }: PaymentParts,
  payment: StoredPayment,
  reservation: StoredReservation,
): ProviderOrder {
  const callback = `/api/v1/payments/callback/${payment.provider}/${payment.id}/${secrets.callbackToken(payment.id)}`;
  const origin = payment.data.origin ?? shopUrl();
  const returnPath = pathTo('paymentReturn', { paymentId: payment.id });
  const back = `${origin}${returnPath}?token=${secrets.receiptToken(reservation.id)}`;
  const { name, email, phone, address, postalCode, city } = reservation;
  return {
    paymentId: payment.id,
    shop: payment.shop,
    amount: payment.amount,
    lines: providerLines(reservation),
    customer: { name: name ?? '', email: email ?? '', phone: phone ?? '', address, postalCode, city },
    urls: {
      callback: shopUrl() + callback,
      back,
      givenUp: `${back}&avbrutt=1`,
      terms: origin + pathTo('terms'),
    },
  };
}

/** Null while the provider has not told its own id of it. */
export function providerPayment(payment: StoredPayment, reservation: StoredReservation): ProviderPayment | null {
  const { id, shop, reference, data, amount } = payment;
  return reference === null
    ? null
    : { paymentId: id, shop, reference, data, amount, lines: providerLines(asOrdered(reservation)) };
}
