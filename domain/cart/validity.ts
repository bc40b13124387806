import type { Ean } from '#domain/article/ean.ts';
import type { CartLine } from './cart-line.ts';

/** Why a line cannot be had as it stands, as POST cart/validate says it (ENT-78, DEC-81). */
export interface CartError {
  readonly eanNo: Ean;
  readonly reason: string;
  readonly message: string;
  readonly available: number;
}

/** Valid with lines and without an error that concerns one of them; an error about a line since removed does not count (CART-17, CART-18). */
export function isCartValid(
  lines: readonly Pick<CartLine, 'ean'>[],
  errors: readonly Pick<CartError, 'eanNo'>[],
): boolean {
  const inCart = new Set(lines.map((line) => line.ean));
  return lines.length > 0 && !errors.some((error) => inCart.has(error.eanNo));
}
