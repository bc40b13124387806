import { availability, type StockLookup } from '#domain/article/availability.ts';
import type { Ean } from '#domain/article/ean.ts';
import { piecesByEan } from '#domain/article/pieces-by-ean.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';

export interface WantedLine {
  readonly ean: Ean;
  readonly count: number;
}

export interface Shortage {
  readonly ean: Ean;
  readonly available: number;
}

/** What a shop cannot hand out of what is to be collected there; one ean on two lines is one demand. */
export function collectShortages(
  lines: readonly WantedLine[],
  stockOf: StockLookup,
  shop: ShopId,
): readonly Shortage[] {
  return shortages(piecesByEan(lines), (ean) => availability(stockOf, ean, { way: 'collect', shop }).quantity);
}

export interface DeliveryPlan {
  /** The shop that sends it; where no shop holds everything, the one that comes nearest. */
  readonly shop: ShopId | null;
  /** What that shop lacks; none means that it can be sent. */
  readonly shortages: readonly Shortage[];
}

/**
 * Which shop sends a delivery (DEC-91): the web stock if it holds every line, else the shop that holds all with most stock,
 * of equals the lowest id.
 */
export function planDelivery(lines: readonly WantedLine[], stockOf: StockLookup): DeliveryPlan {
  const wanted = piecesByEan(lines);
  const held = new Map([...wanted.keys()].map((ean) => [ean, availability(stockOf, ean, { way: 'deliver' }).shops]));
  const quantityAt = (ean: Ean, shop: ShopId) => held.get(ean)?.find(({ id }) => id === shop)?.qty ?? 0;

  const candidates = new Set([...held.values()].flat().map(({ id }) => id));
  const ranked = [...candidates]
    .map((id) => ({
      id,
      lacking: shortages(wanted, (ean) => quantityAt(ean, id)),
      pieces: [...wanted.keys()].reduce((sum, ean) => sum + quantityAt(ean, id), 0),
    }))
    .sort(
      (a, b) =>
        a.lacking.length - b.lacking.length ||
        Number(b.id === webStockShop) - Number(a.id === webStockShop) ||
        b.pieces - a.pieces ||
        a.id - b.id,
    );
  const [best] = ranked;
  return best ? { shop: best.id, shortages: best.lacking } : { shop: null, shortages: shortages(wanted, () => 0) };
}

function shortages(wanted: ReadonlyMap<Ean, number>, quantityOf: (ean: Ean) => number): readonly Shortage[] {
  return [...wanted].flatMap(([ean, count]) => {
    const available = quantityOf(ean);
    return available < count ? [{ ean, available }] : [];
  });
}
