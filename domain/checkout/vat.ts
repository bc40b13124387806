import { type Oere, oere } from '#domain/money/money.ts';

/** Norwegian rates: food and drink, which declare their nutrients, and everything else (DEC-102). */
export const ordinaryVat = 25;
export const foodVat = 15;
/** All that a Norwegian shop may ask: none, transport and culture, food, everything else. */
export const vatRates: readonly number[] = [0, 12, foodVat, ordinaryVat];

export function vatRateOf({ nutrientContent }: { readonly nutrientContent: string | null }): number {
  return nutrientContent === null || nutrientContent === '' ? ordinaryVat : foodVat;
}

export interface VatSplit {
  readonly vat: Oere;
  readonly net: Oere;
}

/** The VAT in an amount that includes it, to the øre; net and VAT add up to the amount (DEC-102). */
export function splitVat(amount: Oere, percentage: number): VatSplit {
  const vat = Math.round((amount * percentage) / (100 + percentage));
  return { vat: oere(vat), net: oere(amount - vat) };
}
