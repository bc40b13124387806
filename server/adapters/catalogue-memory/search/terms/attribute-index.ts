import { fold } from '#domain/search/language/fold.ts';
import { colourKey } from '#domain/search/lexicon/attribute-words.ts';
import { whomOf } from '#domain/search/reader/patterns/read-whom.ts';
import { SizeBook } from '#domain/search/size-book.ts';
import type { CatalogueReference } from '../../../../ports/catalogue/catalogue-rows.ts';
import type { FixedFacetField } from '../../columns/dimension.ts';
import { placesById } from '../../columns/variant-columns.ts';

/** A word understood as a fact about articles. Places are those of the dimension's reference list. */
export interface AttributeMatch {
  readonly field: Extract<FixedFacetField, 'GenderID' | 'ColorGroupID' | 'SizeID'>;
  readonly place: number;
  /** What the word means first of all weighs most; 'barn' means junior too, after children. */
  readonly weight: number;
}

const nearWeight = 9;
const furtherWeight = 5;

/** Words for genders, colours and sizes, as this shop has them (DEC-56). */
export class AttributeIndex {
  readonly sizes: SizeBook;
  readonly #genderPlaces: ReadonlyMap<number, number>;
  readonly #sizePlaces: ReadonlyMap<number, number>;
  readonly #genderNames = new Map<string, number>();
  readonly #colours = new Map<string, number[]>();

  constructor({ genders, colorGroups, sizes }: CatalogueReference) {
    this.sizes = new SizeBook(sizes);
    this.#sizePlaces = placesById(sizes);
    this.#genderPlaces = placesById(genders);
    genders.forEach(({ name }, place) => {
      this.#genderNames.set(fold(name.toLowerCase()), place);
    });
    colorGroups.forEach(({ name, label }, place) => {
      for (const key of new Set([colourKey(name), colourKey(label)])) append(this.#colours, key, place);
    });
  }

  of(word: string): AttributeMatch[] {
    return [...this.#gendersOf(word), ...this.colors(word), ...this.ofSizes(this.sizes.for(word), [])];
  }

  colors(word: string): AttributeMatch[] {
    return matches('ColorGroupID', this.#colours.get(colourKey(word)) ?? [], nearWeight);
  }

  ofSizes(fit: readonly number[], near: readonly number[]): AttributeMatch[] {
    const placesOf = (ids: readonly number[]) => ids.flatMap((id) => this.#sizePlaces.get(id) ?? []);
    return [...matches('SizeID', placesOf(fit), nearWeight), ...matches('SizeID', placesOf(near), furtherWeight)];
  }

  ofGenders(near: readonly number[], further: readonly number[]): AttributeMatch[] {
    const placesOf = (ids: readonly number[]) => ids.flatMap((id) => this.#genderPlaces.get(id) ?? []);
    return [
      ...matches('GenderID', placesOf(near), nearWeight),
      ...matches('GenderID', placesOf(further), furtherWeight),
    ];
  }

  #gendersOf(word: string): AttributeMatch[] {
    const meaning = whomOf(word);
    if (meaning !== null) return this.ofGenders(meaning.near, meaning.further);
    const named = this.#genderNames.get(fold(word));
    return named === undefined ? [] : matches('GenderID', [named], nearWeight);
  }
}

function matches(field: AttributeMatch['field'], places: readonly number[], weight: number): AttributeMatch[] {
  return places.map((place) => ({ field, place, weight }));
}

function append(map: Map<string, number[]>, key: string, place: number): void {
  const list = map.get(key);
  if (list) list.push(place);
  else map.set(key, [place]);
}
