import type { ArticleRow, CatalogueReference, CustomMemberRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { ordinalsById } from '../../catalogue-shared/ordinals-by-id.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { GrowingColumn } from '../../catalogue-shared/structures/growing-column.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { clearBit, setBit } from '../structures/bit-set.ts';
import type { ArticleColumns } from './article-columns.ts';
import type { FixedFacetField } from './dimension.ts';
import { FixedDimension } from './fixed-dimension.ts';
import { ShopDimension } from './shop-dimension.ts';
import type { StockColumns } from './stock-columns.ts';
import type { VariantColumns } from './variant-columns.ts';

/** The ordinals of a document's values, each once, by dimension. */
export type ValueOrdinals = { readonly [F in FixedFacetField]: number[] };

const fieldsOf = {
  GenderID: 'genders',
  ProductLineID: 'productLines',
  MainGroupID: 'mainGroups',
  ArticleGroup2ID: 'groups2',
  ArticleGroup3ID: 'groups3',
  ColorGroupID: 'colorGroups',
  SizeID: 'sizes',
} as const satisfies Record<FixedFacetField, keyof CatalogueReference>;
export const fixedFields = Object.keys(fieldsOf) as FixedFacetField[];

/** Says what an article is, by dimension. Its variants must be in their columns. */
export function valueOrdinals(reference: CatalogueReference, variants: VariantColumns) {
  const ordinals = {
    gender: ordinalsById(reference.genders),
    productLine: ordinalsById(reference.productLines),
    main: ordinalsById(reference.mainGroups),
    group2: ordinalsById(reference.groups2),
    group3: ordinalsById(reference.groups3),
  };
  const mainOfGroup2 = new Map(reference.groups2.map((group) => [group.id, group.mainGroupId]));
  return (doc: number, row: ArticleRow, customGroups: readonly number[]): ValueOrdinals => {
    const made: ValueOrdinals = {
      GenderID: [],
      ProductLineID: [],
      MainGroupID: [],
      ArticleGroup2ID: [],
      ArticleGroup3ID: [],
      ColorGroupID: [],
      SizeID: [],
    };
    for (const id of row.genderIds) add(made.GenderID, ordinals.gender.get(id));
    for (const id of row.productLineIds) add(made.ProductLineID, ordinals.productLine.get(id));
    add(made.MainGroupID, ordinals.main.get(row.mainGroupId));
    if (row.articleGroup2Id !== null) add(made.ArticleGroup2ID, ordinals.group2.get(row.articleGroup2Id));
    if (row.articleGroup3Id !== null) add(made.ArticleGroup3ID, ordinals.group3.get(row.articleGroup3Id));
    for (const id of customGroups) {
      add(made.ArticleGroup2ID, ordinals.group2.get(id));
      add(made.MainGroupID, ordinals.main.get(mainOfGroup2.get(id) ?? -1));
    }
    const end = checked(variants.ends[doc]);
    for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
      add(made.ColorGroupID, variants.colorGroup[variant]);
      add(made.SizeID, variants.size[variant]);
    }
    return made;
  };
}

function add(list: number[], ordinal: number | undefined): void {
  if (ordinal !== undefined && ordinal >= 0 && !list.includes(ordinal)) list.push(ordinal);
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
  timeSlice: TimeSlice,
): Promise<Readonly<Record<FixedFacetField, FixedDimension>>> {
  const ordinalsOf = valueOrdinals(reference, variants);
  const customOf = customGroups(customMembers);
  const pairs = fixedFields.map((field) => ({ field, docs: new GrowingColumn(), ordinals: new GrowingColumn() }));
  await timeSlice.each(rows.length, (doc) => {
    const row = rows[doc];
    if (!row) return;
    const ordinals = ordinalsOf(doc, row, customOf.get(row.id) ?? []);
    for (const own of pairs) {
      for (const ordinal of ordinals[own.field]) {
        own.docs.push(doc);
        own.ordinals.push(ordinal);
      }
    }
  });
  const made = new Map<FixedFacetField, FixedDimension>();
  for (const { field, docs, ordinals } of pairs) {
    const values = reference[fieldsOf[field]];
    made.set(
      field,
      await timeSlice.run(() => new FixedDimension(values, articles.capacity, docs.values(), ordinals.values())),
    );
  }
  return Object.fromEntries(made) as Record<FixedFacetField, FixedDimension>;
}

/** Where each document is to be had, and in how many shops. */
export async function shopDimension(
  reference: CatalogueReference,
  variants: VariantColumns,
  stock: StockColumns,
  docCount: number,
  timeSlice: TimeSlice,
): Promise<{ shops: ShopDimension; availability: Uint16Array }> {
  const shops = new ShopDimension(reference.shops, docCount);
  const availability = new Uint16Array(docCount);
  const held = new Uint8Array(reference.shops.length);
  await timeSlice.each(docCount, (doc) => {
    availability[doc] = putShops(doc, { shops, variants, stock }, held);
  });
  return { shops, availability };
}

/** Notes in which shops a document is to be had, and gives their number. `held` is scratch space. */
export function putShops(
  doc: number,
  { shops, variants, stock }: { shops: ShopDimension; variants: VariantColumns; stock: StockColumns },
  held: Uint8Array,
): number {
  held.fill(0);
  const end = checked(variants.ends[doc]);
  for (let variant = checked(variants.starts[doc]); variant < end; variant++) stock.noteHeld(variant, held);
  let count = 0;
  for (let shop = 0; shop < held.length; shop++) {
    const bits = shops.bitsOf(shop);
    if (!bits) continue;
    if (held[shop] === 1) {
      setBit(bits, doc);
      count++;
    } else clearBit(bits, doc);
  }
  return count;
}

/** The hand-made subcategories of each article. */
export function customGroups(members: readonly CustomMemberRow[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { articleId, articleGroup2Id } of members) {
    const list = groups.get(articleId);
    if (list) list.push(articleGroup2Id);
    else groups.set(articleId, [articleGroup2Id]);
  }
  return groups;
}
