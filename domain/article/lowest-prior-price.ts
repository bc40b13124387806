import type { Kroner } from '#domain/money/money.ts';

/** A price and the instant it came into use (ms); it holds until the next one. Club prices are prices too. */
export interface PricePoint {
  readonly from: number;
  readonly price: Kroner;
}

const day = 86_400_000;
const window = 30 * day;

/**
 * The lowest price used in the 30 days before the price now in use came down to what it is: no higher one may be shown
 * struck out beside it (prisopplysningsforskriften § 9a). Cuts that follow each other within 30 days are one sale, and keep
 * the price before the first. Null without 30 days of history.
 */
export function lowestPriorPrice(history: readonly PricePoint[], now: number): Kroner | null {
  const points = priceChanges(history.filter((point) => point.from <= now));
  const { start, end } = windowOf(points);
  return lowestBetween(points, start, end);
}

/** The 30 days that the lowest price is looked for in: for whoever tells why it is what it is. */
export function priorWindow(history: readonly PricePoint[], now: number): { start: number; end: number } {
  return windowOf(priceChanges(history.filter((point) => point.from <= now)));
}

function windowOf(points: readonly PricePoint[]): { start: number; end: number } {
  const end = startOfSale(points);
  return { start: end - window, end };
}

/** When the sale began that the price now in use belongs to: before it the 30 days are counted. */
export function saleBegan(history: readonly PricePoint[], now: number): number {
  return startOfSale(priceChanges(history.filter((point) => point.from <= now)));
}

function priceChanges(points: readonly PricePoint[]): readonly PricePoint[] {
  const sorted = [...points].sort((a, b) => a.from - b.from);
  return sorted.filter((point, index) => point.price !== sorted[index - 1]?.price);
}

/** The instant of the first of the cuts that led to the present price. */
function startOfSale(points: readonly PricePoint[]): number {
  let start = points.at(-1)?.from ?? 0;
  for (let index = points.length - 1; index > 0; index--) {
    const [before, cut] = [points[index - 1], points[index]];
    if (before === undefined || cut === undefined || before.price <= cut.price) break;
    start = cut.from;
    if (cut.from - before.from >= window) break; // held for 30 days: an ordinary price
  }
  return start;
}

/** The lowest price in use at any time from `start` until `end`; null unless a price was in use all that time. */
function lowestBetween(points: readonly PricePoint[], start: number, end: number): Kroner | null {
  const inUse = points.filter((point, index) => point.from < end && (points[index + 1]?.from ?? end) > start);
  const [first] = inUse;
  if (first === undefined || first.from > start) return null;
  return inUse.reduce((lowest, point) => (point.price < lowest ? point.price : lowest), first.price);
}
