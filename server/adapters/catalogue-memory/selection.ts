import { webStockShop } from '#domain/shop/shop-id.ts';
import type { CatalogueFilter, FacetCount, FacetField, FilterField, PriceFacet } from '../../ports/catalogue-index.ts';
import { type Bits, keepOnly } from './bit-set.ts';
import { DocSet } from './doc-set.ts';
import { filterBits } from './filter-bits.ts';
import { priceFacet } from './price-facet.ts';
import type { Snapshot } from './snapshot.ts';
import { isOfVariantAlone, isVariantField, VariantTests } from './variant-tests.ts';

/** What a list holds: the visible documents that pass scope, text and choices, with any one choice taken back. */
export class Selection {
  readonly #snapshot: Snapshot;
  readonly #scope: Bits;
  readonly #chosen = new Map<FilterField, Bits>();
  readonly #variantTests: VariantTests | null;
  #all: DocSet | undefined;
  readonly #counted = new Map<FacetField, readonly FacetCount[]>();
  #price: PriceFacet | undefined;

  /** `matches` is the set that the text allows, or null when there is no text. */
  constructor(
    snapshot: Snapshot,
    matches: Bits | null,
    { scope = [], filters = [] }: { scope?: readonly CatalogueFilter[]; filters?: readonly CatalogueFilter[] },
  ) {
    this.#snapshot = snapshot;
    this.#scope = snapshot.articles.visible.slice();
    this.#variantTests = VariantTests.of(snapshot, scope, filters);
    if (matches) keepOnly(this.#scope, matches);
    // What a variant must not be says nothing about its article.
    const saysSomething = (filter: CatalogueFilter) => this.#variantTests === null || !isOfVariantAlone(filter);
    for (const filter of scope.filter(saysSomething)) keepOnly(this.#scope, filterBits(snapshot, filter));
    for (const filter of filters.filter(saysSomething)) {
      const bits = filterBits(snapshot, filter);
      const before = this.#chosen.get(filter.field);
      if (before) keepOnly(before, bits);
      else this.#chosen.set(filter.field, bits);
    }
  }

  get all(): DocSet {
    this.#all ??= this.#kept(this.#articlesWithout(null));
    return this.#all;
  }

  /** The list as if nothing were chosen on the field. */
  without(field: FilterField): DocSet {
    return this.#chosen.has(field) ? this.#kept(this.#articlesWithout(field)) : this.all;
  }

  /** Counts of one dimension as if its own choice were not made; values without articles are left out. */
  facet(field: FacetField): readonly FacetCount[] {
    const before = this.#counted.get(field);
    if (before) return before;
    const counted = this.#count(field);
    this.#counted.set(field, counted);
    return counted;
  }

  priceFacet(): PriceFacet {
    this.#price ??= priceFacet(this.without('GrossPrice'), this.#snapshot.prices.gross);
    return this.#price;
  }

  #count(field: FacetField): FacetCount[] {
    const { shops, dimensions } = this.#snapshot;
    const dimension = field === 'AvailableShopID' ? shops : dimensions[field];
    const counts =
      this.#variantTests && isVariantField(field)
        ? this.#variantTests.count(field, this.#articlesWithout(field))
        : dimension.countIn(this.without(field));
    const found: FacetCount[] = [];
    dimension.valueIds.forEach((id, place) => {
      const count = counts[place] ?? 0;
      // DEC-92: the web stock is no shop to choose.
      if (count > 0 && !(field === 'AvailableShopID' && id === webStockShop)) found.push({ id, count });
    });
    return found;
  }

  #articlesWithout(field: FilterField | null): DocSet {
    const bits = this.#scope.slice();
    for (const [chosenField, chosen] of this.#chosen) if (chosenField !== field) keepOnly(bits, chosen);
    return new DocSet(bits);
  }

  #kept(set: DocSet): DocSet {
    return this.#variantTests ? this.#variantTests.keep(set) : set;
  }
}
