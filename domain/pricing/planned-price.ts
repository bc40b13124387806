import { lowestPriorPrice, type PricePoint, priorWindow } from '#domain/article/lowest-prior-price.ts';
import type { Kroner } from '#domain/money/money.ts';

/** A price that was asked, is, or is planned to be. Club prices are asked, too. */
export interface AskedPrice {
  readonly source: 'list' | 'campaign' | 'club';
  readonly price: Kroner;
  readonly from: number;
  /** Null: until another is asked. */
  readonly to: number | null;
  /** The campaign's; null: it has none. */
  readonly name: string | null;
}

/** A campaign's price of one article, as it is planned. */
export interface PlannedPrice {
  readonly price: Kroner;
  /** What is to be struck out; null: the most that is lawful. */
  readonly before: Kroner | null;
  readonly start: number;
  readonly end: number;
}

/** The price that decides how much may be struck out, and when it was asked. */
export interface LowestPrice {
  readonly price: Kroner;
  readonly asked: AskedPrice | null;
}

export type LinePrices =
  /** Asked for less than 30 days before: nothing may be struck out. */
  | { readonly verdict: 'too-new' }
  | { readonly verdict: 'unlawful'; readonly lowest: LowestPrice }
  /** No cut at all: the price is not below what was asked. */
  | { readonly verdict: 'no-cut'; readonly lowest: LowestPrice }
  | { readonly verdict: 'lawful'; readonly lowest: LowestPrice; readonly before: Kroner };

/**
 * What may be struck out beside a planned price, by the same rule as the shop shows it (lowest-prior-price.ts): the history up
 * to its start, other plans included, and itself as the cut.
 */
export function checkPlannedPrice(planned: PlannedPrice, asked: readonly AskedPrice[]): LinePrices {
  const own: AskedPrice = {
    source: 'campaign',
    price: planned.price,
    from: planned.start,
    to: planned.end,
    name: null,
  };
  const points = pricePoints([...asked, own]);
  const price = lowestPriorPrice(points, planned.start);
  if (price === null) return { verdict: 'too-new' };
  const lowest = { price, asked: deciding(asked, price, priorWindow(points, planned.start)) };
  if (planned.before !== null && planned.before > price) return { verdict: 'unlawful', lowest };
  const before = planned.before ?? price;
  return before <= planned.price ? { verdict: 'no-cut', lowest } : { verdict: 'lawful', lowest, before };
}

/** The lowest price asked from each instant at which something changes, until the next such instant. */
export function pricePoints(asked: readonly AskedPrice[]): PricePoint[] {
  const instants = [...new Set(asked.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
  return instants
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const lowest = lowestAt(asked, at);
      return lowest === null ? [] : [{ from: at, price: lowest.price }];
    });
}

/** What is asked at an instant; null: nothing. */
export function lowestAt(asked: readonly AskedPrice[], at: number): AskedPrice | null {
  return asked.reduce<AskedPrice | null>((best, one) => {
    const holds = one.from <= at && (one.to === null || one.to > at);
    return holds && (best === null || one.price < best.price) ? one : best;
  }, null);
}

function deciding(
  asked: readonly AskedPrice[],
  price: Kroner,
  { start, end }: { readonly start: number; readonly end: number },
): AskedPrice | null {
  const within = asked.filter((one) => one.price === price && one.from < end && (one.to ?? end) > start);
  return within.find(({ source }) => source !== 'list') ?? within.at(-1) ?? null;
}

/** Whole percent, rounded down as the label is. */
export function percentBelow(price: Kroner, before: Kroner): number {
  return before <= 0 ? 0 : Math.floor(((before - price) / before) * 100);
}
