import type { Discount } from '#domain/cart/discount.ts';
import { cartTotals, type PricedLine } from '#domain/cart/totals.ts';
import { allocate } from '#domain/money/allocate.ts';
import { type Oere, oere, oereOf } from '#domain/money/money.ts';

/**
 * What each line comes to with its share of the discount taken off, as it is booked and as providers want it: together they are
 * the total of the goods, to the øre.
 */
export function lineAmounts(lines: readonly PricedLine[], discount: Discount): readonly Oere[] {
  const totals = cartTotals(lines, discount);
  const gross = lines.map((line) => oereOf(line.price) * line.count);
  const shares = totals.sum > 0 ? allocate(totals.discount, gross) : gross.map(() => oere(0));
  return gross.map((amount, index) => oere(amount - (shares[index] ?? 0)));
}
