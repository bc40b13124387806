/** A code as the server gives it (ENT-81, DEC-78). */
export interface Promocode {
  readonly id: number;
  readonly name: string;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  /** 1: amount is kroner off the sum; 0: amount is a fraction of it. */
  readonly fixed: number;
  readonly amount: number;
  /** 'public' ones are listed, 'code' ones are found by their name alone (DEC-80). */
  readonly type: 'public' | 'code';
}

/** Only 1 is fixed: '0', true and 0 are not (CART-28, TRAP-01). */
export function isFixed({ fixed }: Pick<Promocode, 'fixed'>): boolean {
  return fixed === 1;
}

/** Kroner above nothing, or a fraction above nothing and at most the whole (DEC-78, TRAP-01). */
export function isUsableAmount(fixed: boolean, amount: number): boolean {
  return Number.isFinite(amount) && amount > 0 && (fixed || amount <= 1);
}

/** Codes are compared trimmed and without regard to case (DEC-79). */
export function normaliseCode(text: string): string {
  return text.trim().toUpperCase();
}
