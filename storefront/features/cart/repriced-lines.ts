import type { Ean } from '#domain/article/ean.ts';
import type { ServerPrice } from '#domain/cart/actions.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Kroner } from '#domain/money/money.ts';
import { store } from '#storefront/data/store.ts';
import { cart } from './cart-store.ts';

/**
 * The old price of lines whose price has changed. The alert about it disappears after three seconds; the line shows the
 * old price for as long as the page is open (DEC-139).
 */
export const repricedFrom = store<ReadonlyMap<Ean, Kroner>>(new Map());

/** Stores the old price of lines that cost something else now, and returns those lines. */
export function noteRepriced(lines: readonly CartLine[], now: readonly ServerPrice[]): readonly CartLine[] {
  const repriced = lines.filter((line) => now.some(({ ean, price }) => ean === line.ean && price !== line.price));
  // After several changes the first price counts: it is the one the shopper put in the cart.
  repricedFrom.set(new Map([...repriced.map(({ ean, price }) => [ean, price] as const), ...repricedFrom.get()]));
  return repriced;
}

/** A line that was removed and added again has been seen with its new price. */
cart.listen(({ orders }) => {
  const noted = [...repricedFrom.get()];
  const left = noted.filter(([ean]) => orders.some((line) => line.ean === ean));
  if (left.length < noted.length) repricedFrom.set(new Map(left));
});
