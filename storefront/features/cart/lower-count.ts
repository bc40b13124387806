import type { Ean } from '#domain/article/ean.ts';
import { cart, dispatchCart } from './cart-store.ts';

/** Lowers a line's count to at most `most`; zero removes the line (DEC-81). */
export function lowerCount(ean: Ean, most: number): void {
  const count = cart.get().orders.find((line) => line.ean === ean)?.count ?? 0;
  for (let pieces = count; pieces > most; pieces -= 1) dispatchCart({ type: 'decrement', ean });
}
