import { cardText } from '#content/nb/card.ts';
import { listText } from '#content/nb/list.ts';
import { type StockLevel, stockLevel } from '#domain/article/availability.ts';
import { formatDistance } from '#domain/shop/distance.ts';

/** A shop the shopper may go to: their own first, then the nearest. */
export interface NearShop {
  readonly id: number;
  readonly name: string;
  /** Metres; null where no position is known. */
  readonly distance: number | null;
}

/** What is known of an article everywhere. */
export interface StockEverywhere {
  readonly shopCount: number;
  readonly online: boolean;
}

export interface StockText {
  readonly level: StockLevel;
  readonly text: string;
  readonly detail?: string;
}

/** From here on one finds it wherever one goes. */
const manyShops = 3;

/** What the server can say, which knows no shopper (DEC-05, TXT-16); the same object for the same words. */
export function stockEverywhere({ shopCount, online }: StockEverywhere): StockText {
  const key = `${shopCount} ${online}`;
  const text = everywhere.get(key) ?? Object.freeze(wordsEverywhere(shopCount, online));
  everywhere.set(key, text);
  return text;
}

const everywhere = new Map<string, StockText>();

function wordsEverywhere(shopCount: number, online: boolean): StockText {
  if (shopCount > 0) return { level: shopCount < manyShops ? 2 : 3, text: cardText.inShops(shopCount) };
  return online ? { level: 2, text: listText.stock.onlyOnline } : { level: 0, text: listText.stock.none };
}

export interface StockNearby {
  readonly near: readonly NearShop[];
  /** Pieces by shop id; undefined until they are known. */
  readonly pieces: ReadonlyMap<number, number> | undefined;
  /** When the list is filtered by one size, only its pieces count. */
  readonly size: string | null;
  readonly everywhere: StockEverywhere;
}

/** The first of the near shops that has it, with its distance; where none has, the rest of the chain is told of. */
export function stockNearby({ near, pieces, size, everywhere }: StockNearby): StockText {
  const [own] = near;
  if (own === undefined || pieces === undefined) return stockEverywhere(everywhere);
  const shop = near.find(({ id }) => (pieces.get(id) ?? 0) > 0);
  if (shop !== undefined) return piecesIn(shop, pieces.get(shop.id) ?? 0, size);
  if (everywhere.shopCount === 0) return stockEverywhere(everywhere);
  const elsewhere = cardText.inShops(everywhere.shopCount).toLocaleLowerCase('nb');
  const detail = size === null ? elsewhere : listText.stock.inSize(size);
  return { level: 0, text: listText.stock.notInShop(own.name), detail };
}

function piecesIn({ name, distance }: NearShop, qty: number, size: string | null): StockText {
  const details = [
    size === null ? [] : [listText.stock.inSize(size)],
    distance === null ? [] : [formatDistance(distance)],
  ].flat();
  const words = { level: stockLevel(qty), text: wordsOf(qty, name) };
  return details.length === 0 ? words : { ...words, detail: details.join(', ') };
}

function wordsOf(qty: number, shop: string): string {
  if (qty === 1) return listText.stock.lastInShop(shop);
  return qty === 2 ? listText.stock.lastFewInShop(qty, shop) : listText.stock.inShop(qty, shop);
}
