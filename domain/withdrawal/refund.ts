import { type Oere, oere } from '#domain/money/money.ts';

/** A line as it was agreed: price per piece before discount, and the discount of the whole line. */
export interface PaidLine {
  readonly count: number;
  readonly price: Oere;
  readonly discount: Oere;
}

/**
 * What goes back for the next `pieces` of a line of which `before` have gone back already: their share of what was paid, the
 * share of the promo code taken off. Counted from the line's start each time and not piece by piece, so that the parts add up
 * to the whole, to the øre, however the line is split; and no piece differs from another by more than an øre, so a provider
 * that counts in items gets whole items.
 */
export function lineRefund({ count, price, discount }: PaidLine, before: number, pieces: number): Oere {
  const paid = price * count - discount;
  const upTo = (piece: number) => Math.ceil((paid * piece) / count);
  return oere(upTo(before + pieces) - upTo(before));
}

/** The freight goes back with the last piece, but no more of it than the cheapest delivery costs (angrerettloven § 25). */
export function freightRefund(freight: Oere, offered: readonly Oere[]): Oere {
  return oere(Math.min(freight, ...offered));
}

/** Of one order: drawn, given back so far, and how much of that was for withdrawals whose goods have come back. */
export interface GivenBack {
  readonly captured: Oere;
  readonly refunded: Oere;
  readonly forWithdrawals: Oere;
}

/**
 * What still goes back when the goods of a withdrawal have come, and what had gone back for them before: a refund of the order
 * settles what is withdrawn from it, so that the goods can be taken in and no øre moves twice. Null: it is more than was drawn.
 */
export function settleWithdrawal(
  due: Oere,
  { captured, refunded, forWithdrawals }: GivenBack,
): { readonly refund: Oere; readonly settled: Oere } | null {
  const refund = Math.min(due, captured - refunded);
  const settled = due - refund;
  return settled <= Math.max(0, refunded - forWithdrawals) ? { refund: oere(refund), settled: oere(settled) } : null;
}
