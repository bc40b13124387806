import type { Ean } from './ean.ts';

/** One ean on two lines is one demand. */
export function piecesByEan(lines: readonly { readonly ean: Ean; readonly count: number }[]): ReadonlyMap<Ean, number> {
  const pieces = new Map<Ean, number>();
  for (const { ean, count } of lines) pieces.set(ean, (pieces.get(ean) ?? 0) + count);
  return pieces;
}
