import type { ArticleRow, CatalogueReference, CustomMemberRow } from '../../ports/catalogue-rows.ts';
import type { ArticleColumns } from './article-columns.ts';
import { setBit } from './bit-set.ts';
import type { FixedFacetField } from './dimension.ts';
import { FixedDimension, ShopDimension } from './dimension.ts';
import { GrowingColumn } from './growing-column.ts';
import type { Pace } from './pace.ts';
import type { StockColumns } from './stock-columns.ts';
import { placesById, type VariantColumns } from './variant-columns.ts';

/** Pairs of document and value while they are gathered; a value is counted once per document. */
class Pairs {
  readonly docs = new GrowingColumn();
  readonly places = new GrowingColumn();
  #doc = -1;
  readonly #seen = new Set<number>();

  add(doc: number, place: number | undefined): void {
    if (doc !== this.#doc) {
      this.#doc = doc;
      this.#seen.clear();
    }
    if (place === undefined || place < 0 || this.#seen.has(place)) return;
    this.#seen.add(place);
    this.docs.push(doc);
    this.places.push(place);
  }

  dimension(values: readonly { readonly id: number }[], docCount: number): FixedDimension {
    return new FixedDimension(values, docCount, this.docs.values(), this.places.values());
  }
}

export interface DimensionSources {
  readonly rows: readonly ArticleRow[];
  readonly articles: ArticleColumns;
  readonly variants: VariantColumns;
  readonly customMembers: readonly CustomMemberRow[];
  readonly reference: CatalogueReference;
}

export async function fixedDimensions(
  { rows, articles, variants, customMembers, reference }: DimensionSources,
  pace: Pace,
): Promise<Readonly<Record<FixedFacetField, FixedDimension>>> {
  const places = {
    gender: placesById(reference.genders),
    productLine: placesById(reference.productLines),
    main: placesById(reference.mainGroups),
    group2: placesById(reference.groups2),
    group3: placesById(reference.groups3),
  };
  const mainOfGroup2 = new Map(reference.groups2.map((group) => [group.id, group.mainGroupId]));
  const customOf = customGroups(customMembers, articles);
  const [genders, lines, mains, groups2, groups3, colors, sizes] = Array.from({ length: 7 }, () => new Pairs()) as [
    Pairs,
    Pairs,
    Pairs,
    Pairs,
    Pairs,
    Pairs,
    Pairs,
  ];
  await pace.each(articles.count, (doc) => {
    const row = rows[doc];
    if (!row) return;
    for (const id of row.genderIds) genders.add(doc, places.gender.get(id));
    for (const id of row.productLineIds) lines.add(doc, places.productLine.get(id));
    mains.add(doc, places.main.get(row.mainGroupId));
    if (row.articleGroup2Id !== null) groups2.add(doc, places.group2.get(row.articleGroup2Id));
    if (row.articleGroup3Id !== null) groups3.add(doc, places.group3.get(row.articleGroup3Id));
    for (const id of customOf.get(doc) ?? []) {
      groups2.add(doc, places.group2.get(id));
      mains.add(doc, places.main.get(mainOfGroup2.get(id) ?? -1));
    }
    const end = variants.starts[doc + 1] ?? 0;
    for (let variant = variants.starts[doc] ?? 0; variant < end; variant++) {
      colors.add(doc, variants.colorGroup[variant]);
      sizes.add(doc, variants.size[variant]);
    }
  });
  return {
    GenderID: genders.dimension(reference.genders, articles.count),
    ProductLineID: lines.dimension(reference.productLines, articles.count),
    MainGroupID: mains.dimension(reference.mainGroups, articles.count),
    ArticleGroup2ID: groups2.dimension(reference.groups2, articles.count),
    ArticleGroup3ID: groups3.dimension(reference.groups3, articles.count),
    ColorGroupID: colors.dimension(reference.colorGroups, articles.count),
    SizeID: sizes.dimension(reference.sizes, articles.count),
  };
}

/** Where each document is to be had, and in how many shops. */
export async function shopDimension(
  reference: CatalogueReference,
  variants: VariantColumns,
  stock: StockColumns,
  docCount: number,
  pace: Pace,
): Promise<{ shops: ShopDimension; availability: Uint16Array }> {
  const shops = new ShopDimension(reference.shops, docCount);
  const availability = new Uint16Array(docCount);
  await pace.each(docCount, (doc) => {
    const held = new Set<number>();
    const end = variants.starts[doc + 1] ?? 0;
    for (let variant = variants.starts[doc] ?? 0; variant < end; variant++) {
      stock.each(variant, (shop, pieces) => {
        if (pieces > 0) held.add(shop);
      });
    }
    for (const shop of held) {
      const bits = shops.bitsOf(shop);
      if (bits) setBit(bits, doc);
    }
    availability[doc] = held.size;
  });
  return { shops, availability };
}

function customGroups(
  members: readonly CustomMemberRow[],
  articles: ArticleColumns,
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { articleId, articleGroup2Id } of members) {
    const doc = articles.docOf.rowOf(articleId);
    if (doc === -1) continue;
    const list = groups.get(doc);
    if (list) list.push(articleGroup2Id);
    else groups.set(doc, [articleGroup2Id]);
  }
  return groups;
}
