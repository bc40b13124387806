import type { Ean } from '#domain/article/ean.ts';
import { piecesByEan } from '#domain/article/pieces-by-ean.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { lineRefund, type PaidLine } from './refund.ts';

export interface WithdrawableLine extends PaidLine {
  readonly ean: Ean;
  readonly name: string;
  /** Pieces that were withdrawn before. */
  readonly withdrawn: number;
}

export interface Wish {
  readonly ean: Ean;
  readonly count: number;
}

export interface WithdrawalPlan {
  readonly lines: readonly { readonly ean: Ean; readonly count: number; readonly amount: Oere }[];
  /** What the goods give back, discount taken off. */
  readonly goods: Oere;
  /** Nothing of the order is left. */
  readonly isWhole: boolean;
}

export type WishRefusal =
  | { readonly reason: 'nothing-chosen' | 'nothing-left' | 'not-in-order' }
  | { readonly reason: 'too-many'; readonly name: string; readonly left: number };

export type PlannedWithdrawal =
  | { readonly ok: true; readonly plan: WithdrawalPlan }
  | { readonly ok: false; readonly refusal: WishRefusal };

/** Which pieces go back and for how much. The same ean asked for twice is one wish. */
export function planWithdrawal(lines: readonly WithdrawableLine[], wishes: readonly Wish[]): PlannedWithdrawal {
  const wanted = piecesByEan(wishes);
  const refused = (refusal: WishRefusal) => ({ ok: false, refusal }) as const;
  if (lines.every(({ count, withdrawn }) => withdrawn >= count)) return refused({ reason: 'nothing-left' });
  if ([...wanted.keys()].some((ean) => !lines.some((line) => line.ean === ean))) {
    return refused({ reason: 'not-in-order' });
  }
  const pieces = (line: WithdrawableLine) => wanted.get(line.ean) ?? 0;
  const beyond = lines.find((line) => pieces(line) > line.count - line.withdrawn);
  if (beyond !== undefined) {
    return refused({ reason: 'too-many', name: beyond.name, left: beyond.count - beyond.withdrawn });
  }
  const chosen = lines.filter((line) => pieces(line) > 0);
  if (chosen.length === 0) return refused({ reason: 'nothing-chosen' });
  const planned = chosen.map((line) => ({
    ean: line.ean,
    count: pieces(line),
    amount: lineRefund(line, line.withdrawn, pieces(line)),
  }));
  return {
    ok: true,
    plan: {
      lines: planned,
      goods: oere(planned.reduce<number>((sum, { amount }) => sum + amount, 0)),
      isWhole: lines.every((line) => line.withdrawn + pieces(line) === line.count),
    },
  };
}
