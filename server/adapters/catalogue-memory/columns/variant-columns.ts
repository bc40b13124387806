import type { CatalogueReference, VariantRow } from '../../../ports/catalogue-rows.ts';
import { checked } from '../structures/checked.ts';
import { groupRows } from '../structures/grouping.ts';
import { GrowingColumn } from '../structures/growing-column.ts';
import type { TextNumbers } from '../structures/text-table.ts';
import type { Pace } from '../structures/time-slice.ts';
import { type ArticleColumns, roomBeside } from './article-columns.ts';

/**
 * Variants grouped by document: those of a document are `starts[doc]` up to `ends[doc]`, in the rows' order. When an
 * article's variants change, they move to the room behind the last.
 */
export interface VariantColumns {
  /** Places in use; those that an article left included, and the room behind them not. */
  count: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly doc: Uint32Array;
  readonly ids: Int32Array;
  readonly ean: Uint32Array;
  readonly purchasable: Uint8Array;
  readonly image: Uint32Array;
  /** Places in the reference lists, -1 for none. */
  readonly size: Int16Array;
  readonly color: Int16Array;
  readonly colorGroup: Int16Array;
}

/** Also gives the eans as texts, by variant, for the rest of the building. */
export async function variantColumns(
  rows: readonly VariantRow[],
  articles: ArticleColumns,
  reference: CatalogueReference,
  texts: TextNumbers,
  pace: Pace,
): Promise<{ columns: VariantColumns; eans: string[] }> {
  const owners = new GrowingColumn();
  const known: VariantRow[] = [];
  await pace.each(rows.length, (at) => {
    const row = rows[at];
    const doc = row ? articles.docOf.rowOf(row.articleId) : -1;
    if (!row || doc === -1) return;
    owners.push(doc);
    known.push(row);
  });
  const grouped = groupRows(articles.count, owners.values());
  const count = known.length;
  const room = count + 4 * roomBeside(articles.count);
  const columns: VariantColumns = {
    count,
    starts: grouped.starts.slice(0, -1),
    ends: grouped.starts.slice(1),
    doc: new Uint32Array(room),
    ids: new Int32Array(room),
    ean: new Uint32Array(room),
    purchasable: new Uint8Array(room),
    image: new Uint32Array(room),
    size: new Int16Array(room),
    color: new Int16Array(room),
    colorGroup: new Int16Array(room),
  };
  const placeOf = variantPlaces(reference);
  const eans: string[] = new Array(count);
  await pace.each(count, (variant) => {
    const source = checked(grouped.rows[variant]);
    const row = known[source];
    if (!row) return;
    eans[variant] = row.ean;
    columns.doc[variant] = owners.at(source);
    putVariant(columns, variant, row, placeOf, texts);
  });
  return { columns, eans };
}

/** Everything of the row but its document. */
export function putVariant(
  columns: VariantColumns,
  variant: number,
  row: VariantRow,
  placeOf: VariantPlaces,
  texts: TextNumbers,
): void {
  columns.ids[variant] = row.id;
  columns.ean[variant] = texts.own(row.ean, checked(columns.ean[variant]));
  columns.purchasable[variant] = row.purchasableOnWeb ? 1 : 0;
  columns.image[variant] = texts.shared(row.image, checked(columns.image[variant]));
  columns.size[variant] = placeOf.size(row.sizeId);
  columns.color[variant] = placeOf.color(row.colorId);
  columns.colorGroup[variant] = placeOf.colorGroup(row.colorId);
}

export type VariantPlaces = ReturnType<typeof variantPlaces>;

export function variantPlaces({ sizes, colors, colorGroups }: CatalogueReference) {
  const sizePlace = placesById(sizes);
  const colorPlace = placesById(colors);
  const groupPlace = placesById(colorGroups);
  const groupOfColor = new Map(
    colors.map((color) => [color.id, groupPlace.get(color.colorGroupId ?? Number.NaN) ?? -1]),
  );
  return {
    size: (id: number | null) => (id === null ? -1 : (sizePlace.get(id) ?? -1)),
    color: (id: number | null) => (id === null ? -1 : (colorPlace.get(id) ?? -1)),
    colorGroup: (colorId: number | null) => (colorId === null ? -1 : (groupOfColor.get(colorId) ?? -1)),
  };
}

export function placesById(rows: readonly { readonly id: number }[]): ReadonlyMap<number, number> {
  return new Map(rows.map((row, place) => [row.id, place]));
}
