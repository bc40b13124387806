import { useEffect } from 'react';
import type { ShopRecord } from '#contract/place.ts';
import type { Coords } from '#domain/shop/shop.ts';
import type { ShopDistances } from './measure-distances.ts';
import { shopApi } from './shop-api.ts';
import { startLists, useStartList } from './start-lists.ts';
import { store, useStore } from './store.ts';

interface Measured {
  readonly from: string;
  readonly metres: ShopDistances;
}

const none: ShopDistances = new Map();
const measured = store<Measured>({ from: '', metres: none });
let asked = '';

/** How far the shops are from a place; empty until both are known. Several parts of a page may ask: it is measured once. */
export function useShopDistances(from: Coords | null): ShopDistances {
  const shops = useStartList(startLists.shops);
  const known = useStore(measured);
  const place = from === null ? '' : keyOf(from);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` says all there is to say about `from`
  useEffect(() => {
    if (from === null || shops.length === 0 || asked === place) return;
    asked = place;
    void measure(from, shops);
  }, [place, shops]);

  return place !== '' && known.from === place ? known.metres : none;
}

async function measure(from: Coords, shops: readonly ShopRecord[]): Promise<void> {
  const { measureDistances } = await import('./measure-distances.ts');
  const metres = await measureDistances(shopApi(), from, shops);
  if (asked !== keyOf(from)) return; // the shopper has moved on
  if (metres === null) asked = '';
  else measured.set({ from: asked, metres });
}

/** Distances that came with the page are not requested again. */
export function storeDistances(from: Coords, metres: ShopDistances): void {
  asked = keyOf(from);
  measured.set({ from: asked, metres });
}

function keyOf({ longitude, latitude }: Coords): string {
  return `${longitude},${latitude}`;
}
