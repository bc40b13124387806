import { useEffect } from 'react';
import { type CartLine, orderItems } from '#domain/cart/cart-line.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { shopApi } from '../../data/shop-api.ts';
import { checkCart } from '../../features/cart/check-cart.ts';

/** Asks about the cart when the checkout opens, and whenever the shop, the way or a count has changed (DEC-81). */
export function useCartCheck(lines: readonly CartLine[], shop: ShopId | null, delivery: boolean): void {
  const wanted = JSON.stringify(orderItems(lines));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` says what is to be asked about; the cart is read anew
  useEffect(() => {
    void checkCart(shopApi(), { shop: delivery ? null : shop, delivery });
  }, [wanted, shop, delivery]);
}
