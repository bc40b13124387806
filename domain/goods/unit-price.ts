import { type Kroner, kroner, type Oere, oereOf } from '#domain/money/money.ts';

export const contentUnits = ['g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm', 'm', 'stk'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What is in the package: 55 g, 0.5 l, 10 stk. */
export interface Content {
  readonly amount: number;
  readonly unit: ContentUnit;
}

export type PricedUnit = 'kg' | 'l' | 'm' | 'stk';

export interface UnitPrice {
  readonly price: Oere;
  readonly per: PricedUnit;
}

/** The unit that is priced, and how many of the package's own make one. */
const priced: Readonly<Record<ContentUnit, readonly [PricedUnit, number]>> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  cl: ['l', 100],
  dl: ['l', 10],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
  stk: ['stk', 1],
};

/**
 * The price per kilo, litre, metre or piece (prisopplysningsforskriften), to the øre. The deposit is no part of it: it comes
 * back. Null where nothing is known of the content, and for a single piece, whose price it would only repeat.
 */
export function unitPriceOf(paid: Kroner, deposit: Kroner, content: Content | null): UnitPrice | null {
  if (content === null || !(content.amount > 0)) return null;
  const [per, parts] = priced[content.unit];
  const amount = content.amount / parts;
  if (per === 'stk' && amount === 1) return null;
  return { price: oereOf(kroner(Math.max(0, paid - deposit) / amount)), per };
}
