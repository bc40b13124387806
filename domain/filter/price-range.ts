import type { PriceChoice } from './filter-choice.ts';

/** The lowest and highest price of a list, in kroner. */
export type PriceRange = PriceChoice;

export const priceStep = 10; // VAL-32, CONST-16
export const defaultPriceRange: PriceRange = { min: 0, max: 100 }; // before data, VAL-33

/** The slider's range: rounded out to tens, so that both ends are on a step (DEC-51). 399…699 is 390…700. */
export function priceRangeOf(min: number, max: number): PriceRange {
  return { min: Math.floor(min / priceStep) * priceStep, max: Math.ceil(max / priceStep) * priceStep };
}

/** A choice of the whole range is no choice. */
export function narrowedPrice(range: PriceRange, chosen: PriceChoice): PriceChoice | null {
  return chosen.min <= range.min && chosen.max >= range.max ? null : chosen;
}

/**
 * The value a field ends up with when it is left: what was typed if it is a whole number between the range's bound and the
 * other value, else the range's bound (VAL-29 to VAL-31).
 */
export function enterMinimum(text: string, range: PriceRange, current: PriceChoice): number {
  const typed = readWholeNumber(text);
  return typed !== null && typed >= range.min && typed <= current.max ? typed : range.min;
}

export function enterMaximum(text: string, range: PriceRange, current: PriceChoice): number {
  const typed = readWholeNumber(text);
  return typed !== null && typed <= range.max && typed >= current.min ? typed : range.max;
}

function readWholeNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  return /^\d{1,9}$/.test(compact) ? Number(compact) : null;
}
