import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { wordsOf } from '#domain/search/language/words.ts';
import { colourKey } from '#domain/search/lexicon/attribute-words.ts';
import { thingStems } from '#domain/search/lexicon/goods.ts';
import { synonymsOfStem } from '#domain/search/lexicon/synonyms.ts';
import type { Knowledge, ShopWords } from '#domain/search/reader/shop-words.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../structures/checked.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { guessParts, guessWords } from './spelling-guesses.ts';

const shortestBeginning = 3;
const mostRemembered = 5000;

/** The shop's own words, as its catalogue and its reference lists have them. */
export class ShopVocabulary implements ShopWords {
  readonly #terms: TermIndex;
  readonly #lineWords: ReadonlySet<string>;
  readonly #colorNames: ReadonlySet<string>;
  /** A word is asked about several times while a query is read, and most queries are made of the same words. */
  readonly #known = new Map<string, Knowledge>();
  /** By their whole folded name and by each beginning and end of it. */
  readonly #shops: ReadonlyMap<string, readonly { readonly id: number; readonly name: string }[]>;

  constructor(terms: TermIndex, { productLines, shops, colors, colorGroups }: CatalogueReference) {
    this.#terms = terms;
    const families = new Set(colorGroups.map(({ name }) => fold(name.toLowerCase())));
    this.#colorNames = new Set(
      colors.map(({ name }) => fold(name.toLowerCase())).filter((name) => !families.has(name)),
    );
    this.#lineWords = new Set(productLines.flatMap(({ name }) => wordsOf(name).map(({ text }) => fold(text))));
    this.#shops = shopsByName(shops);
  }

  knows(word: string): Knowledge {
    const before = this.#known.get(word);
    if (before !== undefined) return before;
    if (this.#known.size >= mostRemembered) this.#known.clear();
    const known = this.#find(word);
    this.#known.set(word, known);
    return known;
  }

  #find(word: string): Knowledge {
    const folded = fold(word);
    const stemmed = stem(folded);
    const terms = this.#terms;
    const family = terms.familyOf(word);
    const says = family.some((term) => checked(terms.identifyingCounts[term]) > 0);
    if (says || terms.compoundsEndingIn(stemmed).length > 0)
      return terms.namesThing(folded) || thingStems.has(stemmed) || this.#isSuchThing(folded) ? 'thing' : 'identifying';
    if (synonymsOfStem(stemmed).some((other) => this.#sells(other))) return 'thing';
    if (terms.compoundsWith(stemmed).length > 0) return 'part';
    if (family.length > 0) return 'mentioned';
    const isBeginning = folded.length >= shortestBeginning && terms.beginningWith(folded, 1).length > 0;
    return isBeginning ? 'beginning' : 'unknown';
  }

  /** 'padelracket', where groups are called 'Padel': a thing by what it ends in. */
  #isSuchThing(folded: string): boolean {
    const head = this.#terms.split(folded).at(-1);
    return head !== undefined && head.length > 3 && thingStems.has(stem(head));
  }

  split(folded: string): readonly string[] {
    return this.#terms.split(folded);
  }

  isOwnWord(word: string): boolean {
    return this.#terms.familyOf(word).some((term) => checked(this.#terms.identifyingCounts[term]) > 0);
  }

  guess(word: string): readonly string[] {
    return guessWords(this.#terms, word);
  }

  guessParts(word: string): readonly string[] {
    return guessParts(this.#terms, word);
  }

  isColor(word: string): boolean {
    return this.#terms.attributes.colors(colourKey(word)).length > 0;
  }

  isColorName(word: string): boolean {
    return this.#colorNames.has(fold(word));
  }

  isLine(word: string): boolean {
    return this.#lineWords.has(fold(word));
  }

  sizesFor(key: string): readonly number[] {
    return this.#terms.attributes.sizes.for(key);
  }

  sizesHolding(unit: string, amount: number): readonly number[] {
    return this.#terms.attributes.sizes.holding(unit, amount);
  }

  shopsNamed(folded: string): readonly { readonly id: number; readonly name: string }[] {
    return this.#shops.get(folded) ?? [];
  }

  #sells(folded: string): boolean {
    const stemmed = stem(folded);
    return this.#terms.family(stemmed).length > 0 || this.#terms.compoundsEndingIn(stemmed).length > 0;
  }
}

function shopsByName(
  shops: CatalogueReference['shops'],
): ReadonlyMap<string, readonly { readonly id: number; readonly name: string }[]> {
  const found = new Map<string, { readonly id: number; readonly name: string }[]>();
  for (const { id, name } of shops) {
    const words = fold(name.toLowerCase()).split(' ');
    const said = words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')]);
    for (const key of new Set(said)) found.set(key, [...(found.get(key) ?? []), { id, name }]);
  }
  return found;
}
