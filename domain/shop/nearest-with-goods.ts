import { roadEstimate, sortShops } from './distance.ts';
import type { Coords } from './shop.ts';

interface PlacedShop {
  readonly id: number;
  readonly name: string;
  readonly coords: Coords;
}

/** A shop that has what another has not. */
export interface OtherShop {
  readonly id: number;
  readonly name: string;
  readonly goods: number;
  /** By road, estimated, from the shop that was asked for. */
  readonly distance: number;
  readonly from: string;
}

/**
 * Of the shops that have goods, the one nearest to any of those asked for, which have none.
 *
 * @param goodsIn how many goods there are by shop id
 */
export function nearestWithGoods(
  shops: readonly PlacedShop[],
  goodsIn: ReadonlyMap<number, number>,
  askedIds: readonly number[],
): OtherShop | null {
  const asked = shops.filter(({ id }) => askedIds.includes(id));
  const ways = shops
    .filter(({ id }) => !askedIds.includes(id) && (goodsIn.get(id) ?? 0) > 0)
    .flatMap(({ id, name, coords }) =>
      asked.map((from) => ({
        id,
        name,
        goods: goodsIn.get(id) ?? 0,
        distance: roadEstimate(from.coords, coords),
        from: from.name,
      })),
    );
  return sortShops(ways)[0] ?? null;
}
