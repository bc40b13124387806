import { useEffect } from 'react';
import type { ShopRecord } from '#contract/place.ts';
import { osrmPlaces, roadEstimate } from '#domain/shop/distance.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { logLookupFailure } from './log-lookup-failure.ts';
import { shopApi } from './shop-api.ts';
import { startLists } from './start-lists.ts';
import { store, useStore } from './store.ts';

/** Metres by road, by shop id. */
export type ShopDistances = ReadonlyMap<number, number>;

interface Measured {
  readonly from: string;
  readonly metres: ShopDistances;
}

const none: ShopDistances = new Map();
const measured = store<Measured>({ from: '', metres: none });
let asked = '';

/** How far the shops are from a place; empty until both are known. Several parts of a page may ask: it is measured once. */
export function useShopDistances(from: Coords | null): ShopDistances {
  const shops = useStore(startLists.shops);
  const known = useStore(measured);
  const place = from === null ? '' : `${from.longitude},${from.latitude}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` says all there is to say about `from`
  useEffect(() => {
    if (from === null || shops.length === 0 || asked === place) return;
    asked = place;
    void measure(from, shops).then((metres) => {
      if (asked !== place) return; // the shopper has moved on
      if (metres === null) asked = '';
      else measured.set({ from: place, metres });
    });
  }, [place, shops]);

  return place !== '' && known.from === place ? known.metres : none;
}

/** One call measures to 99 shops beside the shopper's own place (DEC-127); in a larger chain the far ones go without. */
const mostShops = 99;

async function measure(from: Coords, all: readonly ShopRecord[]): Promise<ShopDistances | null> {
  const shops = all.length > mostShops ? nearestByAir(from, all).slice(0, mostShops) : all;
  const places = osrmPlaces(
    from,
    shops.map((shop) => shop.coords),
  );
  const reply = await shopApi().distances({ places, annotations: 'distance' });
  if (!reply.ok) {
    logLookupFailure('Distances', reply); // ERR-36
    return null;
  }
  const [row = []] = reply.data.distances;
  return new Map(
    shops.flatMap((shop, index) => {
      const metres = row[index + 1] ?? null;
      return metres === null ? [] : [[shop.id, metres] as const];
    }),
  );
}

function nearestByAir(from: Coords, shops: readonly ShopRecord[]): readonly ShopRecord[] {
  return shops.toSorted((a, b) => roadEstimate(from, a.coords) - roadEstimate(from, b.coords));
}
