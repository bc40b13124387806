import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';

/** The reference lists, ready to be looked up in. What an article has of values that are in none of them is not shown. */
export class KnownValues {
  readonly reference: CatalogueReference;
  readonly genders: Places;
  readonly productLines: Places;
  readonly mainGroups: Places;
  readonly groups2: Places;
  readonly groups3: Places;
  readonly colors: Places;
  readonly colorGroups: Places;
  readonly sizes: Places;
  readonly shops: Places;
  readonly #groupOfColor: ReadonlyMap<number, number | null>;
  readonly #mainOfGroup2: ReadonlyMap<number, number>;

  constructor(reference: CatalogueReference) {
    this.reference = reference;
    this.genders = new Places(reference.genders);
    this.productLines = new Places(reference.productLines);
    this.mainGroups = new Places(reference.mainGroups);
    this.groups2 = new Places(reference.groups2);
    this.groups3 = new Places(reference.groups3);
    this.colors = new Places(reference.colors);
    this.colorGroups = new Places(reference.colorGroups);
    this.sizes = new Places(reference.sizes);
    this.shops = new Places(reference.shops);
    this.#groupOfColor = new Map(reference.colors.map(({ id, colorGroupId }) => [id, colorGroupId]));
    this.#mainOfGroup2 = new Map(reference.groups2.map(({ id, mainGroupId }) => [id, mainGroupId]));
  }

  colorGroupOf(colorId: number | null): number | null {
    return this.colorGroups.known(colorId === null ? null : (this.#groupOfColor.get(colorId) ?? null));
  }

  mainGroupOf(group2Id: number): number | null {
    return this.mainGroups.known(this.#mainOfGroup2.get(group2Id) ?? null);
  }
}

/** Where each value stands in its list. */
export class Places {
  readonly #places: ReadonlyMap<number, number>;

  constructor(rows: readonly { readonly id: number }[]) {
    this.#places = new Map(rows.map(({ id }, place) => [id, place]));
  }

  known(id: number | null): number | null {
    return id !== null && this.#places.has(id) ? id : null;
  }

  /** Those that are known, each once, in the order given. */
  only(ids: Iterable<number | null>): number[] {
    const known = new Set<number>();
    for (const id of ids) if (id !== null && this.#places.has(id)) known.add(id);
    return [...known];
  }

  /** The same in the order of the list. */
  inOrder(ids: Iterable<number | null>): number[] {
    return this.only(ids).sort((a, b) => (this.#places.get(a) ?? 0) - (this.#places.get(b) ?? 0));
  }
}
