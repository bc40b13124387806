import type { ShopApi } from '#contract/shop-api.ts';
import { onPageReturn } from '#storefront/browser/page-return.ts';
import { sessionJson } from '#storefront/browser/session-storage.ts';
import { cart } from './cart-store.ts';
import { recheckCart } from './check-cart.ts';

const key = 'cartCheckedAt';
const pause = 30 * 60_000;

/**
 * A cart is kept for as long as the shopper likes, and the shop goes on meanwhile: whoever comes back after a pause is told
 * what has changed before they stand in the checkout.
 */
export function checkCartAfterPauses(api: Pick<ShopApi, 'validateCart'>): () => void {
  const look = () => {
    const last = sessionJson.read(key, (value) => (typeof value === 'number' ? value : undefined)) ?? 0;
    const now = Date.now();
    if (cart.get().orders.length === 0 || now - last < pause) return;
    sessionJson.write(key, now);
    void recheckCart(api);
  };
  look();
  return onPageReturn(look);
}
