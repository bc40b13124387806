import { kroner, type Oere, oere, oereOf } from '#domain/money/money.ts';
import type { ProviderView } from '#server/ports/checkout/payment-provider.ts';
import type { AdminOrder } from './qliro-actions.ts';

export interface CheckoutOrder {
  readonly CustomerCheckoutStatus?: unknown;
  readonly TotalPrice?: unknown;
  readonly Currency?: unknown;
  readonly MerchantReference?: unknown;
}

/** Before it is completed the checkout tells how it stands, after that the transactions do. Null: not to be understood. */
export function qliroView(order: CheckoutOrder, admin: AdminOrder | null): ProviderView | null {
  if (typeof order.TotalPrice !== 'number') return null;
  const of = (type: string) =>
    (admin?.PaymentTransactions ?? []).filter(
      (entry) => (entry.Type ?? entry.PaymentType) === type && entry.Status === 'Success',
    );
  const sum = (type: string): Oere =>
    oere(of(type).reduce((total, { Amount }) => total + oereOf(kroner(Number(Amount ?? 0))), 0));
  const amount = oereOf(kroner(order.TotalPrice));
  const captured = sum('Capture');
  return {
    status: statusOf(order, { captured: captured > 0 && captured >= amount, reversed: of('Reversal').length > 0 }),
    paymentId: String(order.MerchantReference),
    amount,
    currency: String(order.Currency),
    captured,
    refunded: sum('Refund'),
  };
}

function statusOf(
  { CustomerCheckoutStatus: status }: CheckoutOrder,
  { captured, reversed }: { captured: boolean; reversed: boolean },
): ProviderView['status'] {
  if (captured) return 'captured';
  if (reversed) return 'cancelled';
  if (status === 'Completed') return 'authorized';
  return status === 'Refused' ? 'declined' : 'open';
}
