import { availability, type StockLookup } from '#domain/article/availability.ts';
import type { Ean } from '#domain/article/ean.ts';
import { piecesByEan } from '#domain/article/pieces-by-ean.ts';
import { type ShopId, webStockShop } from '#domain/shop/shop-id.ts';
import { collectShortages, type WantedLine } from './fulfilment.ts';

/** A shop that goods may be collected in. */
export interface BasketShop {
  readonly id: ShopId;
  /** Metres; null where no place is known. */
  readonly distance: number | null;
  /** When goods ordered now are ready; null where that is not known. */
  readonly readyAt: number | null;
}

export interface TwoShops {
  /** The nearer one, with all it has of the basket. */
  readonly first: ShopId;
  readonly second: ShopId;
  /** What is left for the second. */
  readonly inSecond: readonly WantedLine[];
}

export interface Swap {
  readonly from: Ean;
  readonly to: Ean;
  readonly count: number;
}

export interface SwapInShop {
  readonly shop: ShopId;
  readonly swaps: readonly Swap[];
}

export interface Basket {
  readonly lines: readonly WantedLine[];
  readonly stockOf: StockLookup;
  readonly shops: readonly BasketShop[];
}

/**
 * The two shops that hold the whole basket between them: the shortest way to both, then those that are ready first. Null
 * when one shop alone holds it, or no two do.
 */
export function bestTwoShops({ lines, stockOf, shops }: Basket): TwoShops | null {
  const wanted = [...piecesByEan(lines)];
  const held = [...shops]
    .filter(({ id }) => id !== webStockShop)
    .sort((a, b) => compareVisits([a], [b]))
    .map((shop) => ({ shop, pieces: wanted.map(([ean, count]) => Math.min(piecesIn(stockOf, ean, shop.id), count)) }))
    .filter(({ pieces }) => pieces.some((qty) => qty > 0));
  if (held.some(({ pieces }) => wanted.every(([, count], at) => pieces[at] === count))) return null;

  let best: readonly [Held, Held] | null = null;
  for (const [at, near] of held.entries()) {
    for (const far of held.slice(at + 1)) {
      if (best !== null && compareVisits([near.shop, far.shop], [best[0].shop, best[1].shop]) >= 0) continue;
      if (wanted.every(([, count], line) => (near.pieces[line] ?? 0) + (far.pieces[line] ?? 0) >= count))
        best = [near, far];
    }
  }
  if (best === null) return null;
  const [first, second] = best;
  return {
    first: first.shop.id,
    second: second.shop.id,
    inSecond: wanted
      .map(([ean, count], at) => ({ ean, count: count - (first.pieces[at] ?? 0) }))
      .filter(({ count }) => count > 0),
  };
}

interface Held {
  readonly shop: BasketShop;
  /** Of each wanted ean, no more than is wanted. */
  readonly pieces: readonly number[];
}

/**
 * The one shop that holds everything once other variants stand in for what it lacks: as few swaps as can be, then the
 * nearest shop. A line is swapped whole, for the first variant of its list that the shop has enough of.
 */
export function bestSwap(
  { lines, stockOf, shops }: Basket,
  standInsOf: (ean: Ean) => readonly Ean[],
): SwapInShop | null {
  const found = shops
    .filter(({ id }) => id !== webStockShop)
    .flatMap((shop) => {
      const swaps = swapsIn(shop.id, lines, stockOf, standInsOf);
      return swaps === null || swaps.length === 0 ? [] : [{ shop, swaps }];
    })
    .sort((a, b) => a.swaps.length - b.swaps.length || compareVisits([a.shop], [b.shop]));
  const [best] = found;
  return best === undefined ? null : { shop: best.shop.id, swaps: best.swaps };
}

function swapsIn(
  shop: ShopId,
  lines: readonly WantedLine[],
  stockOf: StockLookup,
  standInsOf: (ean: Ean) => readonly Ean[],
): readonly Swap[] | null {
  const wanted = piecesByEan(lines);
  const lacking = new Set(collectShortages(lines, stockOf, shop).map(({ ean }) => ean));
  const taken = new Map([...wanted].filter(([ean]) => !lacking.has(ean)));
  const swaps: Swap[] = [];
  for (const ean of lacking) {
    const count = wanted.get(ean) ?? 0;
    const to = standInsOf(ean).find(
      (other) => other !== ean && piecesIn(stockOf, other, shop) - (taken.get(other) ?? 0) >= count,
    );
    if (to === undefined) return null;
    taken.set(to, (taken.get(to) ?? 0) + count);
    swaps.push({ from: ean, to, count });
  }
  return swaps;
}

function piecesIn(stockOf: StockLookup, ean: Ean, shop: ShopId): number {
  return availability(stockOf, ean, { way: 'collect', shop }).quantity;
}

/** The shorter way first; of equals what is ready first, then the lower ids, so that the answer is always the same. */
function compareVisits(a: readonly BasketShop[], b: readonly BasketShop[]): number {
  return (
    order(way(a), way(b)) ||
    order(ready(a), ready(b)) ||
    order(Math.min(...a.map(({ id }) => id)), Math.min(...b.map(({ id }) => id))) ||
    order(Math.max(...a.map(({ id }) => id)), Math.max(...b.map(({ id }) => id)))
  );
}

function way(shops: readonly BasketShop[]): number {
  return shops.reduce((sum, { distance }) => sum + (distance ?? Number.POSITIVE_INFINITY), 0);
}

function ready(shops: readonly BasketShop[]): number {
  return Math.max(...shops.map(({ readyAt }) => readyAt ?? Number.POSITIVE_INFINITY));
}

/** A difference of two infinities is no number. */
function order(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
