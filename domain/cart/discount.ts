import { formatKroner } from '#domain/money/format-money.ts';
import { type Kroner, kroner } from '#domain/money/money.ts';
import { isFixed, type Promocode } from '#domain/promocode/promocode.ts';

export interface Discount {
  readonly activated: boolean;
  readonly fixed: boolean;
  /** Kroner when fixed, a fraction of the sum when not. */
  readonly amount: number;
  /** The sum of the cart before the discount, always up to date. */
  readonly originalTotal: Kroner;
}

export const noDiscount: Discount = { activated: false, fixed: false, amount: 0, originalTotal: kroner(0) };

export function discountOf(promocode: Pick<Promocode, 'fixed' | 'amount'>): Discount {
  return { ...noDiscount, activated: true, fixed: isFixed(promocode), amount: promocode.amount };
}

/** '-20 %' or '-100,00 kr' (DEC-78) */
export function discountLabel({ fixed, amount }: Pick<Discount, 'fixed' | 'amount'>): string {
  if (fixed) return formatKroner(kroner(-amount));
  const percent = Math.round(amount * 1000) / 10;
  return `-${String(percent).replace('.', ',')} %`;
}
