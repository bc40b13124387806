import { webStockShop } from '#domain/shop/shop-id.ts';
import type { FacetCount, FacetField, FilterField, PriceFacet } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Dimension } from '../columns/dimension.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Bits, hasBit, intersectWith, subtract } from '../structures/bit-set.ts';
import { DocSet } from '../structures/doc-set.ts';
import type { AvailabilityChange } from '../updates/patch-stock.ts';
import type { Choices } from './choices.ts';
import { priceFacet } from './price-facet.ts';
import { isVariantField } from './variant-tests.ts';

/** What a list holds: the visible documents that pass scope, text and choices, with any one choice taken back. */
export class Selection {
  readonly #snapshot: Snapshot;
  readonly #choices: Choices;
  readonly #scope: Bits;
  #all: DocSet | undefined;
  /** Counts by the ordinals of the dimension's values. */
  readonly #counted = new Map<FacetField, Uint32Array>();
  #price: PriceFacet | undefined;
  /** What its prices leave out of the same list without them. */
  #leftOut: DocSet | undefined;

  /** `matches` is the set that the text allows, or null when there is no text. */
  constructor(snapshot: Snapshot, choices: Choices, matches: Bits | null) {
    this.#snapshot = snapshot;
    this.#choices = choices;
    this.#scope = matches === null ? choices.scope : choices.scope.slice();
    if (matches !== null) intersectWith(this.#scope, matches);
  }

  /** Whether what is in stock decides what the list holds. */
  get dependsOnStock(): boolean {
    return this.#choices.dependsOnStock;
  }

  get all(): DocSet {
    this.#all ??= this.#filtered(this.#articlesWithout(null));
    return this.#all;
  }

  /** The list as if nothing were chosen on the field. */
  without(field: FilterField): DocSet {
    return this.#choices.chosen.has(field) ? this.#filtered(this.#articlesWithout(field)) : this.all;
  }

  /**
   * Counts of one dimension as if its own choice were not made; values without articles are left out. `wider` is the same list
   * without its choice of prices, of which most is cached.
   */
  facet(field: FacetField, wider: Selection | null = null): FacetCount[] {
    const counts = this.#countsOf(field, wider);
    const found: FacetCount[] = [];
    this.#dimension(field).valueIds.forEach((id, ordinal) => {
      const count = checked(counts[ordinal]);
      // The web stock is no shop to choose (DEC-92).
      if (count > 0 && !(field === 'AvailableShopID' && id === webStockShop)) found.push({ id, count });
    });
    return found;
  }

  /** For lists that do not depend on stock: an article came into or went out of stock in a shop. */
  applyAvailability({ doc, shop, isHeld }: AvailabilityChange): void {
    const counts = this.#counted.get('AvailableShopID');
    if (counts && hasBit(this.all.bits, doc)) counts[shop] = checked(counts[shop]) + (isHeld ? 1 : -1);
  }

  priceFacet(wider: Selection | null = null): PriceFacet {
    this.#price ??=
      wider !== null && this.#isWithin(wider)
        ? wider.priceFacet()
        : priceFacet(this.without('GrossPrice'), this.#snapshot.prices.gross);
    return this.#price;
  }

  #countsOf(field: FacetField, wider: Selection | null): Uint32Array {
    const counts = this.#counted.get(field) ?? this.#count(field, wider);
    this.#counted.set(field, counts);
    return counts;
  }

  #count(field: FacetField, wider: Selection | null): Uint32Array {
    if (this.#choices.variantTests && isVariantField(field))
      return this.#choices.variantTests.count(field, this.#articlesWithout(field));
    const [set, dimension] = [this.without(field), this.#dimension(field)];
    if (wider === null || !this.#isWithin(wider)) return dimension.countIn(set);
    const others = wider.without(field);
    if (others.count - set.count >= set.count) return dimension.countIn(set);
    // The prices leave out fewer than they leave: those are counted, and taken from what all of them are.
    const counts = wider.#countsOf(field, null).slice();
    const fewer = dimension.countIn(set === this.all ? this.#leftOutOf(wider) : difference(others, set));
    for (let ordinal = 0; ordinal < counts.length; ordinal++)
      counts[ordinal] = checked(counts[ordinal]) - checked(fewer[ordinal]);
    return counts;
  }

  /** The same for all dimensions without a choice of their own. */
  #leftOutOf(wider: Selection): DocSet {
    this.#leftOut ??= difference(wider.all, this.all);
    return this.#leftOut;
  }

  /** Where single variants are chosen, a price may leave out variants of articles that stay. */
  #isWithin(wider: Selection): boolean {
    return this.#choices.variantTests === null && wider.#choices.variantTests === null;
  }

  #dimension(field: FacetField): Dimension {
    return field === 'AvailableShopID' ? this.#snapshot.shops : this.#snapshot.dimensions[field];
  }

  #articlesWithout(field: FilterField | null): DocSet {
    const bits = this.#scope.slice();
    for (const [chosenField, chosen] of this.#choices.chosen) if (chosenField !== field) intersectWith(bits, chosen);
    return new DocSet(bits);
  }

  #filtered(set: DocSet): DocSet {
    return this.#choices.variantTests?.filter(set) ?? set;
  }
}

function difference(all: DocSet, some: DocSet): DocSet {
  const bits = all.bits.slice();
  subtract(bits, some.bits);
  return new DocSet(bits);
}
