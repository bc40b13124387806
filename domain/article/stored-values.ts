import { type Oere, oere } from '#domain/money/money.ts';

/** Freight of an article that names none; a stored 0 stays 0 (ENT-08, CONST-03). */
export const defaultFrightPrice: Oere = oere(9900);

/** The rank of an article that has none (ENT-22, CONST-05). */
export const defaultBestsellerRank = 9999;

/** Flags are on when they equal 1; 0, null, absent, true and '1' are off (ENT-04, ENT-17, ENT-23). */
export function isOn(flag: unknown): boolean {
  return flag === 1;
}

export function frightPriceOf(stored: number | null | undefined): Oere {
  return stored === null || stored === undefined ? defaultFrightPrice : oere(Math.round(stored));
}

export function bestsellerRankOf(stored: number | null | undefined): number {
  return stored ?? defaultBestsellerRank;
}
