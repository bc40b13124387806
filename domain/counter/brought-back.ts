import { type Oere, oere } from '#domain/money/money.ts';
import { lineRefund, type PaidLine } from '#domain/withdrawal/refund.ts';

/** A line of a handed-out order: pieces told to come back and awaited, and pieces withdrawn in all, those counted. */
export interface ReturnableLine extends PaidLine {
  readonly ean: string;
  readonly told: number;
  /** What the told pieces give back, as it was counted then. */
  readonly toldAmount: Oere;
  readonly withdrawn: number;
}

export interface BackLine {
  readonly ean: string;
  readonly count: number;
  readonly amount: Oere;
}

export type BroughtBack =
  | { readonly ok: false; readonly reason: 'not-in-order' | 'too-many' }
  | {
      readonly ok: true;
      /** What has come, told or not. */
      readonly come: readonly BackLine[];
      /** Told, and still awaited. */
      readonly awaited: readonly BackLine[];
      /** Some of it was not told before: the right to withdraw must be open. */
      readonly hasUntold: boolean;
      readonly hasTold: boolean;
    };

/**
 * Sorts what a customer brings to the counter by what was told: fewer than told are settled and the rest stays awaited, more
 * are withdrawn from as they come. What was told is divided as it was counted, so that no øre is lost or made.
 */
export function broughtBack(lines: readonly ReturnableLine[], brought: ReadonlyMap<string, number>): BroughtBack {
  const come: BackLine[] = [];
  const awaited: BackLine[] = [];
  let hasUntold = false;
  let hasTold = false;
  if ([...brought.keys()].some((ean) => !lines.some((line) => line.ean === ean)))
    return { ok: false, reason: 'not-in-order' };
  for (const line of lines) {
    const pieces = brought.get(line.ean) ?? 0;
    if (pieces > line.told + line.count - line.withdrawn) return { ok: false, reason: 'too-many' };
    const ofTold = Math.min(pieces, line.told);
    const untold = pieces - ofTold;
    hasTold ||= ofTold > 0;
    hasUntold ||= untold > 0;
    const toldPart = line.told === 0 ? 0 : Math.ceil((line.toldAmount * ofTold) / line.told);
    if (pieces > 0) {
      const amount = oere(toldPart + lineRefund(line, line.withdrawn, untold));
      come.push({ ean: line.ean, count: pieces, amount });
    }
    const rest = line.told - ofTold;
    if (rest > 0) awaited.push({ ean: line.ean, count: rest, amount: oere(line.toldAmount - toldPart) });
  }
  return { ok: true, come, awaited, hasUntold, hasTold };
}
