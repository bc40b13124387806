import type { StockLookup } from '#domain/article/availability.ts';
import { collectShortages, planDelivery, type Shortage, type WantedLine } from '#domain/checkout/fulfilment.ts';
import { sortShops } from '#domain/shop/distance.ts';
import { type ShopId, shopId, webStockShop } from '#domain/shop/shop-id.ts';

export interface CollectShop {
  readonly id: number;
  readonly name: string;
}

/** A shop as a place to collect the whole cart. */
export interface CollectChoice<S extends CollectShop = CollectShop> {
  readonly shop: S;
  readonly id: ShopId;
  readonly name: string;
  /** Metres; null where no place is known. */
  readonly distance: number | null;
  /** What it lacks of the cart; none: it can be collected here. */
  readonly lacking: readonly Shortage[];
}

/** Those that hold the whole cart first, nearest first, else by name; the web stock is none of them (DEC-91, DEC-92). */
export function collectChoices<S extends CollectShop>(
  lines: readonly WantedLine[],
  stockOf: StockLookup,
  shops: readonly S[],
  distances: ReadonlyMap<number, number>,
): readonly CollectChoice<S>[] {
  const choices = shops
    .filter(({ id }) => id !== webStockShop)
    .map((shop): CollectChoice<S> => {
      const id = shopId(shop.id);
      const lacking = collectShortages(lines, stockOf, id);
      return { shop, id, name: shop.name, distance: distances.get(shop.id) ?? null, lacking };
    });
  const sorted = sortShops(choices);
  return [...sorted.filter(holdsAll), ...sorted.filter((choice) => !holdsAll(choice))];
}

export function holdsAll({ lacking }: Pick<CollectChoice, 'lacking'>): boolean {
  return lacking.length === 0;
}

/** What would help a shopper whose shop lacks something. */
export interface CollectHelp<S extends CollectShop = CollectShop> {
  /** The nearest other shop with everything. */
  readonly otherShop: CollectChoice<S> | null;
  /** Where there is none: the nearest one that has all that is missing, for a second visit. */
  readonly secondShop: CollectChoice<S> | null;
  /** Everything can be sent. */
  readonly delivery: boolean;
}

export function collectHelp<S extends CollectShop>(
  chosen: CollectChoice<S>,
  choices: readonly CollectChoice<S>[],
  lines: readonly WantedLine[],
  stockOf: StockLookup,
): CollectHelp<S> {
  const others = choices.filter(({ id }) => id !== chosen.id);
  const otherShop = others.find(holdsAll) ?? null;
  const missing = chosen.lacking.map(({ ean, available }): WantedLine => {
    const wanted = lines.filter((line) => line.ean === ean).reduce((sum, { count }) => sum + count, 0);
    return { ean, count: wanted - available };
  });
  const second = others.find(({ id }) => collectShortages(missing, stockOf, id).length === 0) ?? null;
  return {
    otherShop,
    secondShop: otherShop === null ? second : null,
    delivery: planDelivery(lines, stockOf).shortages.length === 0,
  };
}
