import { isShopId, type ShopId } from '#domain/shop/shop-id.ts';
import { store } from '#storefront/data/store.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';

const key = 'checkoutShop';

/** Where this cart is to be collected; null is not chosen yet. Stored while the shopper is away to pay. */
export const chosenShop = store<ShopId | null>(null);

export function chooseCollectShop(id: ShopId | null): void {
  chosenShop.set(id);
  sessionJson.write(key, id);
}

export function restoreChosenShop(): void {
  const stored = sessionJson.read(key, (value) => (isShopId(value) ? value : undefined));
  if (stored !== undefined && chosenShop.get() === null) chosenShop.set(stored);
}
