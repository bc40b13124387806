import { type Oere, oere, oereOf } from '#domain/money/money.ts';
import type { CartLine } from './cart-line.ts';
import type { Discount } from './discount.ts';

/** All that the arithmetic of a cart looks at. The server fills it with its own prices (DEC-71). */
export type PricedLine = Pick<CartLine, 'price' | 'pant' | 'count'>;

export interface CartTotals {
  /** Pieces, not lines (DEC-77). */
  readonly count: number;
  /** Price times count over all lines; the deposit is part of the price (CART-10, DEC-72). */
  readonly sum: Oere;
  /** The deposit in it. */
  readonly pant: Oere;
  /** What the discount takes off, never more than leaves the deposit. */
  readonly discount: Oere;
  /** What the goods cost. Freight is no part of it, and no code lowers freight (DEC-66). */
  readonly total: Oere;
}

/**
 * The one total of a cart, in browser and server alike: a pure function of its lines and its discount, so that nothing can
 * drift as lines come and go (CART-10 to CART-15, TRAP-02, TRAP-03). Counted in øre, where sums are exact.
 *
 *   total = sum                                      without a discount
 *   total = max(sum − amount, deposit)               with a fixed amount of kroner
 *   total = max(sum − round(sum × amount), deposit)  with a fraction (DEC-68)
 *
 * The deposit is a floor under the total, not a limit on the discount, and only a discount meets it: two bottles of 30 kr with
 * 3 kr pant and 100 kr off cost 6 kr. An empty cart costs nothing, whatever is taken off.
 */
export function cartTotals(lines: readonly PricedLine[], discount: Discount): CartTotals {
  const count = lines.reduce((pieces, line) => pieces + line.count, 0);
  const sum = lines.reduce((total, line) => total + oereOf(line.price) * line.count, 0);
  const pant = lines.reduce((total, line) => total + oereOf(line.pant) * line.count, 0);
  const total = discount.activated && lines.length > 0 ? Math.max(sum - reduction(sum, discount), pant) : sum;
  return { count, sum: oere(sum), pant: oere(pant), discount: oere(sum - total), total: oere(total) };
}

/** `amount` is kroner when fixed and a fraction when not (TRAP-01). */
function reduction(sum: number, { fixed, amount }: Discount): number {
  return fixed ? Math.round(amount * 100) : Math.round(sum * amount);
}
