import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { passes } from '../../catalogue-shared/filter-bounds.ts';
import { type Clause, matchNone } from '../clause.ts';
import { named, type ValueId, variantWord } from '../documents/variant-words.ts';

export type VariantField = 'ColorGroupID' | 'SizeID' | 'AvailableShopID' | 'Availability';
export type CountedVariantField = Exclude<VariantField, 'Availability'>;

export function isVariantField(field: FilterField): field is VariantField {
  return field === 'ColorGroupID' || field === 'SizeID' || field === 'AvailableShopID' || field === 'Availability';
}

/** More words than this are asked for by a pattern, whose length is the sum of the values and not their product. */
const mostWords = 4_000;

/** What one variant of an article must have, all of it together. */
export class VariantQuestion {
  readonly #reference: CatalogueReference;
  /** Null: any, or none. */
  #sizes: readonly ValueId[] | null = null;
  #colours: readonly ValueId[] | null = null;
  /** Pieces in one shop of each list. */
  readonly #shops: (readonly number[])[] = [];
  readonly #notIn: number[] = [];
  /** How many shops have pieces; null: any number, or none. */
  #counts: readonly number[] | null = null;

  constructor(filters: readonly CatalogueFilter[], reference: CatalogueReference) {
    this.#reference = reference;
    for (const filter of filters) if (isVariantField(filter.field)) this.#add(filter.field, filter);
  }

  /** Nothing is asked. */
  get isOpen(): boolean {
    return this.#sizes === null && this.#colours === null && this.#ofStock.length === 0;
  }

  /** Articles with such a variant. */
  get clause(): Clause {
    const words = this.#words();
    if (words === null) return { regexp: { v: { value: this.#pattern() } } };
    return words.length === 0 ? matchNone : { terms: { v: words } };
  }

  /** What an article must have as a whole to have such a variant: quicker, and not all of it. */
  get ofArticle(): Clause[] {
    const known = (ids: readonly ValueId[] | null, field: string): Clause[] =>
      ids === null || ids.includes(null) ? [] : [{ terms: { [field]: ids } }];
    return [
      ...known(this.#sizes, 'size'),
      ...known(this.#colours, 'colour'),
      ...this.#shops.flatMap((ids) => known(ids, 'shop')),
    ];
  }

  #add(field: VariantField, filter: CatalogueFilter): void {
    const pass = passes(filter);
    const { sizes, colorGroups, shops } = this.#reference;
    const passing = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).filter(pass);
    const orNone = (rows: readonly { readonly id: number }[]) =>
      filter.op === 'not_in' ? [...passing(rows), null] : passing(rows);
    if (field === 'SizeID') this.#sizes = both(this.#sizes, orNone(sizes));
    else if (field === 'ColorGroupID') this.#colours = both(this.#colours, orNone(colorGroups));
    else if (field === 'Availability')
      this.#counts = both(this.#counts, Array.from({ length: shops.length + 1 }, (_, count) => count).filter(pass));
    else if (filter.op === 'not_in') this.#notIn.push(...shops.map(({ id }) => id).filter((id) => !pass(id)));
    else this.#shops.push(passing(shops));
  }

  /** What is asked of stock, as far as words say it: null where they do not. */
  get #places(): readonly (number | 'any' | undefined)[] | null {
    const [shops, ...more] = this.#shops;
    if (more.length > 0 || this.#notIn.length > 0) return null;
    // Of the counts words say only whether there is any.
    const counts = this.#counts ?? [];
    const isAny = counts.length === this.#reference.shops.length && !counts.includes(0);
    if (this.#counts !== null && !isAny) return null;
    return shops ?? (isAny ? ['any'] : [undefined]);
  }

  get #ofStock(): readonly unknown[] {
    return [...this.#shops, ...this.#notIn, ...(this.#counts === null ? [] : [this.#counts])];
  }

  #words(): string[] | null {
    const places = this.#places;
    if (places === null) return null;
    const sizes = this.#sizes ?? [...this.#reference.sizes.map(({ id }) => id), null];
    const colours = this.#colours ?? [undefined];
    if (sizes.length * colours.length * places.length > mostWords) return null;
    return sizes.flatMap((size) =>
      colours.flatMap((colour) => places.map((place) => variantWord(size, colour, place))),
    );
  }

  /** Of `wholeVariant`. */
  #pattern(): string {
    const oneOf = (ids: readonly ValueId[] | null) => (ids === null ? '[0-9-]+' : `(${ids.map(named).join('|')})`);
    const whole = `${oneOf(this.#sizes)}c${oneOf(this.#colours)}n${oneOf(this.#counts)}h([0-9]+h)*`;
    const inShops = this.#shops.map((ids) => `&.*h${oneOf(ids)}h.*`);
    const notIn = this.#notIn.length === 0 ? '' : `&~(.*h${oneOf(this.#notIn)}h.*)`;
    return `${whole}${inShops.join('')}${notIn}`;
  }
}

function both<Id>(some: readonly Id[] | null, others: readonly Id[]): readonly Id[] {
  return some === null ? others : some.filter((id) => others.includes(id));
}
