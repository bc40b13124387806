import type { Ean } from '#domain/article/ean.ts';
import type { ServerPrice } from '#domain/cart/actions.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Kroner } from '#domain/money/money.ts';
import { store } from '#storefront/data/store.ts';
import { cart } from './cart-store.ts';

/**
 * What lines cost before the server said otherwise. The alert that tells of it goes after its three seconds; the line says it
 * for as long as the page is open (DEC-139).
 */
export const repricedFrom = store<ReadonlyMap<Ean, Kroner>>(new Map());

/** Notes which of the lines cost something else now, and gives them. */
export function noteRepriced(lines: readonly CartLine[], now: readonly ServerPrice[]): readonly CartLine[] {
  const repriced = lines.filter((line) => now.some(({ ean, price }) => ean === line.ean && price !== line.price));
  // Who has not looked since the first change compares with what they put in the cart.
  repricedFrom.set(new Map([...repriced.map(({ ean, price }) => [ean, price] as const), ...repricedFrom.get()]));
  return repriced;
}

/** Who takes a line out and puts it in again has seen the new price. */
cart.listen(({ orders }) => {
  const noted = [...repricedFrom.get()];
  const left = noted.filter(([ean]) => orders.some((line) => line.ean === ean));
  if (left.length < noted.length) repricedFrom.set(new Map(left));
});
