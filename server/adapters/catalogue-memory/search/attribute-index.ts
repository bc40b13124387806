import { colourKey, gendersOfWord, sizeKey, wordsForSize } from '#domain/search/attribute-words.ts';
import { fold } from '#domain/search/fold.ts';
import type { CatalogueReference } from '../../../ports/catalogue-rows.ts';
import type { FixedFacetField } from '../dimension.ts';
import { placesById } from '../variant-columns.ts';

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
  readonly #genderPlaces: ReadonlyMap<number, number>;
  readonly #genderNames = new Map<string, number>();
  readonly #colours = new Map<string, number[]>();
  readonly #sizes = new Map<string, number[]>();

  constructor({ genders, colorGroups, sizes }: CatalogueReference) {
    this.#genderPlaces = placesById(genders);
    genders.forEach(({ name }, place) => {
      this.#genderNames.set(fold(name.toLowerCase()), place);
    });
    colorGroups.forEach(({ name, label }, place) => {
      for (const key of new Set([colourKey(name), colourKey(label)])) append(this.#colours, key, place);
    });
    sizes.forEach(({ name }, place) => {
      for (const word of wordsForSize(name)) append(this.#sizes, word, place);
    });
  }

  of(word: string): AttributeMatch[] {
    return [
      ...this.#gendersOf(word),
      ...this.#matches('ColorGroupID', this.#colours.get(colourKey(word))),
      ...this.#sizesOf(word),
    ];
  }

  #sizesOf(word: string): AttributeMatch[] {
    return this.#matches('SizeID', this.#sizes.get(sizeKey(word)));
  }

  #matches(field: AttributeMatch['field'], places: readonly number[] = []): AttributeMatch[] {
    return places.map((place) => ({ field, place, weight: nearWeight }));
  }

  #gendersOf(word: string): AttributeMatch[] {
    const meaning = gendersOfWord(word);
    if (meaning === null) {
      const named = this.#genderNames.get(fold(word));
      return this.#matches('GenderID', named === undefined ? [] : [named]);
    }
    const placesOf = (ids: readonly number[]) => ids.flatMap((id) => this.#genderPlaces.get(id) ?? []);
    return [
      ...this.#matches('GenderID', placesOf(meaning.near)),
      ...placesOf(meaning.further).map((place) => ({ field: 'GenderID', place, weight: furtherWeight }) as const),
    ];
  }
}

function append(map: Map<string, number[]>, key: string, place: number): void {
  const list = map.get(key);
  if (list) list.push(place);
  else map.set(key, [place]);
}
