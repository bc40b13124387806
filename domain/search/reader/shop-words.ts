/**
 * How a shop knows a word: as a kind of goods, in what it says goods are, as a part of such words, only in descriptions,
 * as the beginning of a word, not at all.
 */
export type Knowledge = 'thing' | 'identifying' | 'part' | 'mentioned' | 'beginning' | 'unknown';

/** What the reader has to know of the shop: its own words, so that it reads for any chain. Words are folded where it says so. */
export interface ShopWords {
  knows(word: string): Knowledge;
  /** The parts of a compound, as written; empty for what is none. Takes and gives folded words. */
  split(folded: string): readonly string[];
  /** Whether the shop has it as a word of its own, not only as a part of others: 'jern' is no thing where there is 'smørejern' alone. */
  isOwnWord(word: string): boolean;
  /** Likely words of the shop that a word it does not know was meant to be, the likeliest first. */
  guess(word: string): readonly string[];
  /** The same for a compound that the shop need not have: its parts as they should have been written. */
  guessParts(word: string): readonly string[];
  isColor(word: string): boolean;
  /** Whether a colour is called just so, and is not a whole family of colours. */
  isColorName(word: string): boolean;
  isLine(word: string): boolean;
  /** Sizes by a way of writing them: their ids, or none. */
  sizesFor(key: string): readonly number[];
  /** Sizes named by a span that holds the measure: '20-30 kg' holds 25 of 'kg'. */
  sizesHolding(unit: string, amount: number): readonly number[];
  /** Shops whose name begins with the words; by folded text. */
  shopsNamed(folded: string): readonly { readonly id: number; readonly name: string }[];
}
