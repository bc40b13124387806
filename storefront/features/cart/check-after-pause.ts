import type { ShopApi } from '#contract/shop-api.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';
import { cart, checkedAtKey } from './cart-store.ts';

const pause = 30 * 60_000;

/**
 * Prices and stock change while a stored cart waits: a shopper who comes back after a pause is told what has changed
 * before the checkout.
 */
export function checkCartAfterPauses(api: Pick<ShopApi, 'validateCart'>): () => void {
  const look = async () => {
    const last = sessionJson.read(checkedAtKey, (value) => (typeof value === 'number' ? value : undefined)) ?? 0;
    if (cart.get().orders.length === 0 || Date.now() - last < pause) return;
    const { recheckCart } = await import('./check-cart.ts');
    await recheckCart(api);
  };
  void look();
  return onPageReturn(() => void look());
}
