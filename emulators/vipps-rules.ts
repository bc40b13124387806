export interface VippsOrder {
  readonly amount: { readonly currency: string; readonly value: number };
  readonly reference: string;
  readonly userFlow: string;
  readonly returnUrl: string;
  readonly paymentDescription?: string;
  readonly customer?: { readonly phoneNumber: string };
}

/** What Vipps itself refuses of a payment. Null: nothing. */
export function wrongVippsOrder(order: VippsOrder): string | null {
  if (!/^[a-zA-Z0-9-]{8,64}$/.test(order.reference)) return 'reference';
  if (order.amount.currency !== 'NOK') return 'amount.currency';
  if (!Number.isInteger(order.amount.value) || order.amount.value < 100 || order.amount.value > 65_000_000) {
    return 'amount.value';
  }
  if (order.userFlow !== 'WEB_REDIRECT') return 'userFlow';
  if (!URL.canParse(order.returnUrl)) return 'returnUrl';
  const described = order.paymentDescription?.length ?? 3;
  if (described < 3 || described > 100) return 'paymentDescription';
  const { phoneNumber } = order.customer ?? {};
  return phoneNumber === undefined || /^\d{9,15}$/.test(phoneNumber) ? null : 'customer.phoneNumber';
}
