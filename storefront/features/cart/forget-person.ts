import { emptyCart, emptyClient } from '#domain/cart/cart-state.ts';
import { cart, dispatchCart } from './cart-store.ts';

/** What the cart knows of a person, forgotten when they log out: the next one at this machine may be another. The goods stay. */
export function forgetPerson(): void {
  const { klarnaOrders, qliroOrders, orderInfo } = emptyCart;
  dispatchCart({ type: 'sync', stored: { ...cart.get(), client: emptyClient, klarnaOrders, qliroOrders, orderInfo } });
}
