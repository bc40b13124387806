import type { OwnLocalKey } from '#contract/storage-keys.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { WantedLine } from '#domain/checkout/fulfilment.ts';
import { isShopId, type ShopId } from '#domain/shop/shop-id.ts';
import { isRecord } from '#domain/storage/parse-json.ts';
import { readCartLine } from '#domain/storage/stored-cart-line.ts';
import { listIn } from '#domain/storage/stored-values.ts';
import { store } from '#storefront/data/store.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';
import { cart, dispatchCart } from './cart-store.ts';
import { lowerCount } from './lower-count.ts';

/** What is to be collected in a second shop once the first order is made. */
export interface RestOfCart {
  readonly shop: ShopId;
  readonly lines: readonly CartLine[];
}

const key: OwnLocalKey = 'restOfCart';

/** Null on the server and until it is read. */
export const restOfCart = store<RestOfCart | null>(null);

export function followRestOfCart(): () => void {
  const takeOver = () => restOfCart.set(localJson.read(key, readRest) ?? null);
  takeOver();
  return watchOtherTabs([key], takeOver);
}

/** Takes pieces out of the cart for a later order in another shop. What waits there already is not lost. */
export function setAside(shop: ShopId, pieces: readonly WantedLine[]): void {
  putBack();
  const lines = pieces.flatMap(({ ean, count }): readonly CartLine[] => {
    const line = cart.get().orders.find((other) => other.ean === ean);
    return line === undefined ? [] : [{ ...line, count: Math.min(count, line.count) }];
  });
  write({ shop, lines });
  for (const { ean, count } of lines) {
    const held = cart.get().orders.find((other) => other.ean === ean)?.count ?? 0;
    lowerCount(ean, held - count);
  }
}

/** Into the cart again; the limits hold as for any other piece. */
export function putBack(): void {
  for (const line of restOfCart.get()?.lines ?? []) {
    for (let piece = 0; piece < line.count; piece += 1) dispatchCart({ type: 'add', line });
  }
  discardRest();
}

export function discardRest(): void {
  restOfCart.set(null);
  localJson.remove(key);
}

function write(rest: RestOfCart): void {
  restOfCart.set(rest);
  localJson.write(key, rest);
}

function readRest(value: unknown): RestOfCart | undefined {
  if (!isRecord(value) || !isShopId(value.shop)) return undefined;
  const lines = listIn(value.lines, readCartLine);
  return lines.length === 0 ? undefined : { shop: value.shop, lines };
}
