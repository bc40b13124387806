import type { CatalogueFilter, FacetField, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import { passes } from '../../catalogue-shared/filter-bounds.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';
import { emptyBits, setBit } from '../structures/bit-set.ts';
import { DocSet } from '../structures/doc-set.ts';

export type VariantField = 'ColorGroupID' | 'SizeID' | 'AvailableShopID' | 'Availability';

interface VariantTest {
  readonly field: FilterField;
  /** Made by the shopper: left out when its own dimension is counted. */
  readonly chosen: boolean;
  readonly holds: (variant: number) => boolean;
}

/**
 * When a size is asked for, size, colour, shop and stock must be those of one variant: a shopper who wants M in Oslo has
 * no use for L in Oslo and M in Bergen. Null when no size is asked for.
 */
export class VariantTests {
  readonly #snapshot: Snapshot;
  readonly #tests: readonly VariantTest[];

  static of(
    snapshot: Snapshot,
    scope: readonly CatalogueFilter[],
    chosen: readonly CatalogueFilter[],
  ): VariantTests | null {
    if (![...scope, ...chosen].some((filter) => filter.field === 'SizeID')) return null;
    const test = (filter: CatalogueFilter, isChosen: boolean): VariantTest[] =>
      isVariantField(filter.field)
        ? [{ field: filter.field, chosen: isChosen, holds: variantTest(snapshot, filter.field, filter) }]
        : [];
    return new VariantTests(snapshot, [
      ...scope.flatMap((filter) => test(filter, false)),
      ...chosen.flatMap((filter) => test(filter, true)),
    ]);
  }

  private constructor(snapshot: Snapshot, tests: readonly VariantTest[]) {
    this.#snapshot = snapshot;
    // the cheap ones first: most variants fail by their size, and their stock need not be looked at
    this.#tests = tests.toSorted((a, b) => costOf(a.field) - costOf(b.field));
  }

  /** The documents of the set that have a variant which passes everything. */
  filter(set: DocSet): DocSet {
    const bits = emptyBits(this.#snapshot.articles.capacity);
    let count = 0;
    for (const doc of set.docs) {
      if (!this.#someVariant(doc)) continue;
      setBit(bits, doc);
      count++;
    }
    return new DocSet(bits, count);
  }

  /** How many documents have each value on a variant that passes everything chosen in other dimensions. */
  count(field: VariantField & FacetField, set: DocSet): Uint32Array {
    const { variants, stock, shops, dimensions } = this.#snapshot;
    const values = field === 'AvailableShopID' ? shops.valueIds : dimensions[field].valueIds;
    const counts = new Uint32Array(values.length);
    const lastDoc = new Int32Array(values.length).fill(-1);
    for (const doc of set.docs) {
      const add = (ordinal: number) => {
        if (ordinal === -1 || lastDoc[ordinal] === doc) return;
        lastDoc[ordinal] = doc;
        counts[ordinal] = checked(counts[ordinal]) + 1;
      };
      const end = checked(variants.ends[doc]);
      for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
        if (!this.#passes(variant, field)) continue;
        if (field === 'ColorGroupID') add(checked(variants.colorGroup[variant]));
        else if (field === 'SizeID') add(checked(variants.size[variant]));
        else stock.each(variant, (shop, pieces) => pieces > 0 && add(shop));
      }
    }
    return counts;
  }

  #someVariant(doc: number): boolean {
    const { starts, ends } = this.#snapshot.variants;
    const end = checked(ends[doc]);
    for (let variant = checked(starts[doc]); variant < end; variant++) if (this.#passes(variant, null)) return true;
    return false;
  }

  #passes(variant: number, uncounted: FilterField | null): boolean {
    for (const test of this.#tests) {
      if (!(test.chosen && test.field === uncounted) && !test.holds(variant)) return false;
    }
    return true;
  }
}

function costOf(field: FilterField): number {
  return field === 'SizeID' || field === 'ColorGroupID' ? 0 : 1;
}

export function isVariantField(field: FilterField): field is VariantField {
  return field === 'ColorGroupID' || field === 'SizeID' || field === 'AvailableShopID' || field === 'Availability';
}

/** A test that an article as a whole may fail although one of its variants passes. */
export function isOfVariantAlone({ field, op }: CatalogueFilter): boolean {
  return field === 'Availability' || (op === 'not_in' && isVariantField(field));
}

function variantTest(snapshot: Snapshot, field: VariantField, filter: CatalogueFilter): (variant: number) => boolean {
  const { variants, stock, shops, dimensions } = snapshot;
  switch (field) {
    case 'Availability': {
      const pass = passes(filter);
      return (variant) => pass(stock.shopsWithPieces(variant));
    }
    case 'AvailableShopID': {
      // Several shops per variant: one must pass, or with `not_in` none may be listed.
      const wanted = shops.valueIds.map(passes(filter));
      return filter.op === 'not_in'
        ? (variant) => !stock.someHeld(variant, (shop) => wanted[shop] === false)
        : (variant) => stock.someHeld(variant, (shop) => wanted[shop] === true);
    }
    case 'ColorGroupID':
      return ordinalTest(dimensions.ColorGroupID.valueIds, variants.colorGroup, filter);
    case 'SizeID':
      return ordinalTest(dimensions.SizeID.valueIds, variants.size, filter);
  }
}

function ordinalTest(
  ids: readonly number[],
  ordinals: Int16Array,
  filter: CatalogueFilter,
): (variant: number) => boolean {
  const pass = passes(filter);
  // by ordinal, with that of no value behind the last
  const allowed = Uint8Array.from([...ids.map(pass), filter.op === 'not_in'], Number);
  return (variant) => {
    const ordinal = checked(ordinals[variant]);
    return allowed[ordinal === -1 ? ids.length : ordinal] === 1;
  };
}
