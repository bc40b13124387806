import { type CartAction, changeCart } from '#domain/cart/actions.ts';
import { type CartState, emptyCart, emptyClient } from '#domain/cart/cart-state.ts';
import type { ShippingMethod } from '#domain/cart/freight.ts';
import { cartKeys, readCart, writeCart } from '#domain/storage/stored-cart.ts';
import { store } from '#storefront/data/store.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';

/** Empty on the server and until the page has started (TRAP-41). */
export const cart = store<CartState>(emptyCart);

/** Session storage: when the server last confirmed the cart. */
export const checkedAtKey = 'cartCheckedAt';

/** What the shopper does to the cart: applied at once and mirrored to storage (CART-21). */
export function dispatchCart(action: CartAction): void {
  const next = changeCart(cart.get(), action);
  cart.set(next);
  const texts = writeCart(next);
  for (const key of cartKeys) {
    if (localJson.readText(key) !== texts[key]) localJson.writeText(key, texts[key]);
  }
}

/** Known for the visit only, so nothing is stored. */
export function offerShipping(methods: readonly ShippingMethod[]): void {
  cart.set(changeCart(cart.get(), { type: 'offer-shipping', methods }));
}

/**
 * Reads the stored cart, now and whenever another tab has changed it; nothing is written back (DEC-83, TRAP-43). A page
 * restored from the back/forward cache has missed storage events, so it reads again.
 */
export function followStoredCart(): () => void {
  const takeOver = () => {
    // Most visitors have no cart: then nothing needs to be drawn again.
    if (cart.get() === emptyCart && cartKeys.every((key) => localJson.readText(key) === null)) return;
    const stored = readCart((key) => localJson.readText(key));
    cart.set(changeCart(cart.get(), { type: 'sync', stored }));
  };
  takeOver();
  const stopWatching = watchOtherTabs(cartKeys, takeOver);
  const stopWaking = onPageReturn(takeOver);
  return () => {
    stopWatching();
    stopWaking();
  };
}

/** Removes personal data from the cart on logout, as the next person at this device may be another. The goods stay. */
export function forgetPerson(): void {
  const { klarnaOrders, qliroOrders, orderInfo } = emptyCart;
  dispatchCart({ type: 'sync', stored: { ...cart.get(), client: emptyClient, klarnaOrders, qliroOrders, orderInfo } });
}
