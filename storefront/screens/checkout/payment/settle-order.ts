import type { OrderInfo } from '#domain/cart/cart-state.ts';
import { dispatchCart } from '../../../features/cart/cart-store.ts';

/** The order is made: the cart is emptied, then the order is noted for its receipt, since emptying forgets it (DEC-84, DEC-99, TRAP-36). */
export function settleOrder(orderInfo: OrderInfo): void {
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'note-order', orderInfo });
}
