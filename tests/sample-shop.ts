import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { colourKey } from '#domain/search/lexicon/attribute-words.ts';
import { compoundSplitter } from '#domain/search/lexicon/compound.ts';
import type { ShopWords } from '#domain/search/reader/shop-words.ts';
import { SizeBook } from '#domain/search/size-book.ts';

const things =
  'jakke regnjakke dunjakke bukse turbukse sko joggesko løpesko telt sovepose sekk lue vott genser hjelm redningsvest sykkel';
const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stem(fold(word))));
const thingStems = stems(things);
const split = compoundSplitter(thingStems);
const book = new SizeBook(
  [
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    '98',
    '104',
    '122',
    '128',
    '134',
    '42',
    '43',
    '26.5',
    '24"',
    '20-30 kg',
    '1-2 år',
    'S/M',
  ].map((name, at) => ({ id: at + 1, name })),
);
const colours = new Set(['svart', 'rød', 'blå', 'rosa'].map(colourKey));

/** A small shop to read queries for. */
export const sampleShop: ShopWords = {
  knows: (word) => (thingStems.has(stem(fold(word))) ? 'thing' : 'unknown'),
  split,
  isOwnWord: (word) => thingStems.has(stem(fold(word))),
  guess: (word) => (word === 'jake' ? ['jakke'] : []),
  guessParts: () => [],
  isColor: (word) => colours.has(colourKey(word)),
  isColorName: () => false,
  isLine: (word) => word === 'heldre',
  sizesFor: (key) => book.for(key),
  sizesHolding: (unit, amount) => book.holding(unit, amount),
  shopsNamed: (folded) => (folded === 'bo' ? [{ id: 7, name: 'Bø' }] : []),
};
