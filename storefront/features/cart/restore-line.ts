import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { store } from '#storefront/data/store.ts';
import { cart, dispatchCart } from './cart-store.ts';

interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
  /** The code that went with the last line (CART-09). */
  readonly promocode: Promocode | null;
}

/** What was taken out last, for as long as the cart is open. */
export const removedLine = store<RemovedLine | null>(null);

export function removeLine(index: number, line: CartLine): void {
  const { activePromocode } = cart.get();
  dispatchCart({ type: 'remove', index, ean: line.ean });
  if (!cart.get().orders.some(({ ean }) => ean === line.ean)) {
    removedLine.set({ line, index, promocode: activePromocode });
  }
}

/** Puts it back where it was, with the pieces and the code it had; the limits hold as for any other line. */
export function restoreLine(): void {
  const removed = removedLine.get();
  removedLine.set(null);
  if (removed === null || cart.get().orders.some(({ ean }) => ean === removed.line.ean)) return;
  const { line, index, promocode } = removed;
  dispatchCart({ type: 'restore', index, line });
  if (promocode !== null) dispatchCart({ type: 'apply-discount', promocode });
}

export function forgetRemovedLine(): void {
  removedLine.set(null);
}
