import { isEan } from './check-digit.ts';

/** schema.org's and Google's name for a number of this length. */
const fields = { 8: 'gtin8', 12: 'gtin12', 13: 'gtin13', 14: 'gtin14' } as const;
export type GtinField = (typeof fields)[keyof typeof fields];

export interface Gtin {
  readonly field: GtinField;
  readonly number: string;
}

/**
 * A number that is known outside the shop; null for one with a wrong check digit and for those that chains give themselves
 * (02 and 20 to 29 in front of thirteen digits, 0 and 2 of eight): the world must not take one for somebody else's goods.
 */
export function gtinOf(ean: string): Gtin | null {
  const field = fields[ean.length as keyof typeof fields];
  if (field === undefined || !isEan(ean) || isOfTheChain(ean)) return null;
  return { field, number: ean };
}

function isOfTheChain(ean: string): boolean {
  if (ean.length === 8) return /^[02]/.test(ean);
  return /^(02|04|2)/.test(ean.padStart(14, '0').slice(1));
}
