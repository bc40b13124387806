import type { ShopRecord } from '#contract/place.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { osrmPlaces, roadEstimate } from '#domain/shop/distance.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { logLookupFailure } from './log-lookup-failure.ts';

/** Metres by road, by shop id. */
export type ShopDistances = ReadonlyMap<number, number>;

/** One call measures to 99 shops beside the shopper's own place (DEC-127); in a larger chain the far ones go without. */
const mostShops = 99;

/** How far the shops are from a place; null when nobody could tell, which is only logged (ERR-36). */
export async function measureDistances(
  api: Pick<ShopApi, 'distances'>,
  from: Coords,
  all: readonly ShopRecord[],
): Promise<ShopDistances | null> {
  const shops = all.length > mostShops ? nearestByAir(from, all).slice(0, mostShops) : all;
  const places = osrmPlaces(
    from,
    shops.map((shop) => shop.coords),
  );
  const reply = await api.distances({ places, annotations: 'distance' });
  if (!reply.ok) {
    logLookupFailure('Distances', reply);
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
