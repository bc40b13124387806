import type { ShopRecord } from '#contract/place.ts';
import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { isShopId, type ShopId } from '#domain/shop/shop-id.ts';
import { startLists, useStartList } from '#storefront/data/start-lists.ts';
import { store, useStore } from '#storefront/data/store.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';

const key: OwnLocalKey = 'myShop';

/** The shop chosen with 'Velg som min butikk'; none on the server and until the page has started. */
export const myShopId = store<ShopId | null>(null);

export function chooseShop(id: ShopId): void {
  myShopId.set(id);
  localJson.write(key, id);
}

export function followMyShop(): () => void {
  const takeOver = () => {
    const stored = localJson.read(key, (value) => (isShopId(value) ? value : undefined));
    myShopId.set(stored ?? null);
  };
  takeOver();
  return watchOtherTabs([key], takeOver);
}

/** The chosen shop itself, once the list of shops is there. */
export function useMyShop(): ShopRecord | null {
  const id = useStore(myShopId);
  const shops = useStartList(startLists.shops);
  return shops.find((shop) => shop.id === id) ?? null;
}
