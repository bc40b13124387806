import { limitWarnings } from '#content/nb/errors.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { mayIncrease } from '#domain/cart/line-limit.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { openModal } from '#storefront/data/modal.ts';
import { cart, dispatchCart } from './cart-store.ts';

/** Puts one piece in the cart and shows it; a line that cannot grow says why instead (DEC-75). */
export function addToCart(line: CartLine): void {
  const present = cart.get().orders.find((other) => other.ean === line.ean);
  const verdict = present === undefined ? { allowed: true as const } : mayIncrease(present);
  if (verdict.allowed) {
    dispatchCart({ type: 'add', line });
    openModal('cart');
  } else {
    raiseAlert('warning', verdict.reason === 'limit' ? limitWarnings.limit(verdict.most) : limitWarnings.stock);
  }
}
