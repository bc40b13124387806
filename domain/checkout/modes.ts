import type { CartLine } from '#domain/cart/cart-line.ts';

/** 'onlyReserve': a line cannot be bought on the web; 'onlyCollect': a line cannot be sent; 'noPayment': nothing can be paid here. */
export type ModeClosed = 'onlyReserve' | 'onlyCollect' | 'noPayment';

export type ModeVerdict = { readonly open: true } | { readonly open: false; readonly because: ModeClosed };

/** What a cart may be ordered as (GEN-05, DEC-86). Delivery is always paid at once. */
export interface CheckoutModes {
  /** Collected and paid in the shop: a reservation. */
  readonly reserve: ModeVerdict;
  /** Collected, paid now. */
  readonly collectPaid: ModeVerdict;
  readonly deliver: ModeVerdict;
}

const open: ModeVerdict = { open: true };

/** A mixed cart offers what all its lines allow; a closed choice says why. `canPay`: the shop has a way to be paid on the web. */
export function checkoutModes(
  lines: readonly Pick<CartLine, 'canPurchase' | 'onlyCC'>[],
  canPay: boolean,
): CheckoutModes {
  if (!canPay) {
    const closed: ModeVerdict = { open: false, because: 'noPayment' };
    return { reserve: open, collectPaid: closed, deliver: closed };
  }
  const paid: ModeVerdict = lines.every((line) => line.canPurchase) ? open : { open: false, because: 'onlyReserve' };
  const onlyCollect = lines.some((line) => line.onlyCC);
  return {
    reserve: open,
    collectPaid: paid,
    deliver: paid.open && onlyCollect ? { open: false, because: 'onlyCollect' } : paid,
  };
}
