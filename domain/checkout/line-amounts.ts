import type { Discount } from '#domain/cart/discount.ts';
import { cartTotals, type PricedLine } from '#domain/cart/totals.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Oere, oere, oereOf } from '#domain/money/money.ts';
import { ordinaryVat, splitVat } from './vat.ts';

export interface TaxedLine extends PricedLine {
  readonly vatPercentage: number;
}

/** What one line of an order comes to, discount taken off. */
export interface LineAmount {
  readonly gross: Oere;
  readonly vatPercentage: number;
  readonly vat: Oere;
}

export interface OrderAmounts {
  readonly lines: readonly LineAmount[];
  readonly goods: Oere;
  readonly freight: Oere;
  readonly freightVat: Oere;
  readonly total: Oere;
  readonly vat: Oere;
  readonly net: Oere;
}

/**
 * An order as it is booked and as providers want it: every line's share of the discount taken off, its tax counted from what
 * is left, so that lines and freight add up to the total and taxes to the tax, to the øre.
 */
export function orderAmounts(lines: readonly TaxedLine[], discount: Discount, freight: Oere): OrderAmounts {
  const totals = cartTotals(lines, discount);
  const gross = lines.map((line) => oereOf(line.price) * line.count);
  const shares = totals.sum > 0 ? allocate(totals.discount, gross) : gross.map(() => oere(0));
  const amounts = lines.map(({ vatPercentage }, index): LineAmount => {
    const amount = oere((gross[index] ?? 0) - (shares[index] ?? 0));
    return { gross: amount, vatPercentage, vat: splitVat(amount, vatPercentage).vat };
  });
  const freightVat = splitVat(freight, ordinaryVat).vat;
  const total = oere(totals.total + freight);
  const vat = oere(amounts.reduce<number>((sum, line) => sum + line.vat, freightVat));
  return { lines: amounts, goods: totals.total, freight, freightVat, total, vat, net: oere(total - vat) };
}
