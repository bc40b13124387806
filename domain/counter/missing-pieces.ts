import { type Oere, oere } from '#domain/money/money.ts';
import { lineRefund } from '#domain/withdrawal/refund.ts';

/** A line as it stands: what the customer gets, and what was ordered beside it and not found. */
export interface PickedLine {
  readonly count: number;
  readonly missing: number;
  /** Per piece, before discount. */
  readonly price: Oere;
  /** Of the pieces the customer gets. */
  readonly discount: Oere;
  /** What the missing pieces would have cost, their share of the discount taken off. */
  readonly missingAmount: Oere;
}

/** The line as it was ordered and, where it is paid on the web, as the provider has it. */
export function orderedLine({ count, missing, price, discount, missingAmount }: PickedLine) {
  const ordered = count + missing;
  return { count: ordered, price, discount: oere(price * missing - missingAmount + discount) };
}

/**
 * The line when so many of the pieces ordered were found, however it was reported before. The discount is shared as it is
 * when pieces come back, so that what is there and what is missing add up to what was agreed, to the øre.
 */
export function withFound(line: PickedLine, found: number): PickedLine {
  const ordered = orderedLine(line);
  const missing = ordered.count - found;
  const paid = lineRefund(ordered, 0, found);
  return {
    ...line,
    count: found,
    missing,
    discount: oere(line.price * found - paid),
    missingAmount: lineRefund(ordered, found, missing),
  };
}
