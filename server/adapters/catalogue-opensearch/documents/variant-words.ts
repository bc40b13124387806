import type { ArticleRecord } from './article-record.ts';
import type { KnownValues } from './known-values.ts';

/** Null: a variant without one. */
export type ValueId = number | null;

/**
 * One variant has the size, the colour group if one is named, and pieces in the shop if one is named: '3', '3c12', '3h40', '3c12h40'.
 * Pieces anywhere: '3h', '3c12h'.
 */
export function variantWord(size: ValueId, colour?: ValueId, shop?: number | 'any'): string {
  const inColour = colour === undefined ? '' : `c${named(colour)}`;
  const inShop = shop === undefined ? '' : `h${shop === 'any' ? '' : shop}`;
  return `${named(size)}${inColour}${inShop}`;
}

/** All of one variant, for what is rarely asked: '3c12n2h7h40h' is in pieces in two shops, 7 and 40. */
export function wholeVariant(size: ValueId, colour: ValueId, shops: readonly number[]): string {
  return `${variantWord(size, colour)}n${shops.length}h${shops.map((id) => `${id}h`).join('')}`;
}

export function named(id: ValueId): string {
  return id === null ? '-' : String(id);
}

/**
 * Size, colour and shop of one variant as words of the article, each once. Variants as documents of their own would say the same at
 * nine times the documents, and all of them are written anew with every place that is emptied or filled.
 */
export function variantWords({ variants }: ArticleRecord, known: KnownValues): string[] {
  const words = new Set<string>();
  for (const { sizeId, colorId, stock } of variants) {
    const size = known.sizes.known(sizeId);
    const colour = known.colorGroupOf(colorId);
    const shops = known.shops.only(stock.filter(([, qty]) => qty > 0).map(([id]) => id));
    words
      .add(variantWord(size))
      .add(variantWord(size, colour))
      .add(wholeVariant(size, colour, shops));
    if (shops.length > 0) words.add(variantWord(size, undefined, 'any')).add(variantWord(size, colour, 'any'));
    for (const shop of shops) words.add(variantWord(size, undefined, shop)).add(variantWord(size, colour, shop));
  }
  return [...words];
}
