import type { Oere } from '#domain/money/money.ts';

/** By what whoever stands at the counter shows that the goods are theirs; that a code or a token fits is found out before. */
export type ProofKind = 'code' | 'receipt' | 'card' | 'id-seen' | 'phone';

export interface HandOut {
  readonly isPaid: boolean;
  readonly total: Oere;
  readonly proof: ProofKind;
  readonly idSeen: boolean;
  /** Paid goods for this much and more are handed out to whoever shows ID. */
  readonly idFrom: Oere;
}

/**
 * A code, the receipt or the owner's club card is enough, whoever brings it, but for what is paid for and dear. Found by name or phone, paid goods
 * ask for ID, and unpaid ones for the end of the phone number: nobody takes those without paying.
 */
export function missingProof({ isPaid, total, proof, idSeen, idFrom }: HandOut): 'wrong-proof' | 'id-needed' | null {
  if (proof === 'id-seen') return isPaid ? null : 'wrong-proof';
  if (proof === 'phone') return isPaid ? 'wrong-proof' : null;
  return needsId({ isPaid, total, idFrom }) && !idSeen ? 'id-needed' : null;
}

export function needsId({ isPaid, total, idFrom }: Pick<HandOut, 'isPaid' | 'total' | 'idFrom'>): boolean {
  return isPaid && total >= idFrom;
}

/** Wrong codes at one shop within the time, after which none is taken for as long again. */
export const codeAttempts = { most: 10, withinMs: 10 * 60_000, offMs: 10 * 60_000 } as const;
