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
 * Size, colour and shop of one variant as words of the article, each once, with spaces between them. Variants as documents of their own
 * would say the same in nine times the documents, and all of them are written anew with every place that is emptied or filled.
 */
export function variantWords(variants: readonly HeldVariant[]): string {
  const shopsBy = new Map<string, Set<number>>();
  const wholes = new Set<string>();
  for (const { size, colour, shops } of variants) {
    wholes.add(wholeVariant(size, colour, shops));
    for (const word of [variantWord(size), variantWord(size, colour)]) {
      const held = shopsBy.get(word);
      if (held === undefined) shopsBy.set(word, new Set(shops));
      else for (const shop of shops) held.add(shop);
    }
  }
  let text = [...wholes].join(' ');
  for (const [word, shops] of shopsBy) {
    text += ` ${word}`;
    if (shops.size > 0) text += ` ${word}h`;
    for (const shop of shops) text += ` ${word}h${shop}`;
  }
  return text;
}

/** A variant, and the shops that have pieces of it. */
export interface HeldVariant {
  readonly size: ValueId;
  readonly colour: ValueId;
  readonly shops: readonly number[];
}
