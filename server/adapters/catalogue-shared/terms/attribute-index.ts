import { fold } from '#domain/search/language/fold.ts';
import { colourKey } from '#domain/search/lexicon/attribute-words.ts';
import { whomOf } from '#domain/search/reader/patterns/whom.ts';
import { SizeBook } from '#domain/search/size-book.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { ordinalsById } from '../ordinals-by-id.ts';

/** A word understood as a fact about articles. Ordinals are those of the dimension's reference list. */
export interface AttributeMatch {
  readonly field: 'GenderID' | 'ColorGroupID' | 'SizeID';
  readonly ordinal: number;
  /** What the word means first of all weighs most; 'barn' means junior too, after children. */
  readonly weight: number;
}

const nearWeight = 9;
const furtherWeight = 5;

/** Words for genders, colours and sizes, as this shop has them (DEC-56). */
export class AttributeIndex {
  readonly sizes: SizeBook;
  readonly #genderOrdinals: ReadonlyMap<number, number>;
  readonly #sizeOrdinals: ReadonlyMap<number, number>;
  readonly #genderNames = new Map<string, number>();
  readonly #colours = new Map<string, number[]>();

  constructor({ genders, colorGroups, sizes }: CatalogueReference) {
    this.sizes = new SizeBook(sizes);
    this.#sizeOrdinals = ordinalsById(sizes);
    this.#genderOrdinals = ordinalsById(genders);
    genders.forEach(({ name }, ordinal) => {
      this.#genderNames.set(fold(name.toLowerCase()), ordinal);
    });
    colorGroups.forEach(({ name, label }, ordinal) => {
      for (const key of new Set([colourKey(name), colourKey(label)])) append(this.#colours, key, ordinal);
    });
  }

  of(word: string): AttributeMatch[] {
    return [...this.#gendersOf(word), ...this.colors(word), ...this.ofSizes(this.sizes.for(word), [])];
  }

  colors(word: string): AttributeMatch[] {
    return matches('ColorGroupID', this.#colours.get(colourKey(word)) ?? [], nearWeight);
  }

  ofSizes(fit: readonly number[], near: readonly number[]): AttributeMatch[] {
    const ordinalsOf = (ids: readonly number[]) => ids.flatMap((id) => this.#sizeOrdinals.get(id) ?? []);
    return [...matches('SizeID', ordinalsOf(fit), nearWeight), ...matches('SizeID', ordinalsOf(near), furtherWeight)];
  }

  ofGenders(near: readonly number[], further: readonly number[]): AttributeMatch[] {
    const ordinalsOf = (ids: readonly number[]) => ids.flatMap((id) => this.#genderOrdinals.get(id) ?? []);
    return [
      ...matches('GenderID', ordinalsOf(near), nearWeight),
      ...matches('GenderID', ordinalsOf(further), furtherWeight),
    ];
  }

  #gendersOf(word: string): AttributeMatch[] {
    const meaning = whomOf(word);
    if (meaning !== null) return this.ofGenders(meaning.near, meaning.further);
    const named = this.#genderNames.get(fold(word));
    return named === undefined ? [] : matches('GenderID', [named], nearWeight);
  }
}

function matches(field: AttributeMatch['field'], ordinals: readonly number[], weight: number): AttributeMatch[] {
  return ordinals.map((ordinal) => ({ field, ordinal, weight }));
}

function append(map: Map<string, number[]>, key: string, ordinal: number): void {
  const list = map.get(key);
  if (list) list.push(ordinal);
  else map.set(key, [ordinal]);
}
