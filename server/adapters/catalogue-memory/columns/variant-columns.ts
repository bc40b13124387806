import type { CatalogueReference, VariantRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { ordinalsById } from '../../catalogue-shared/ordinals-by-id.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { groupRows } from '../../catalogue-shared/structures/grouping.ts';
import { GrowingColumn } from '../../catalogue-shared/structures/growing-column.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import type { TextNumbers } from '../structures/text-table.ts';
import { type ArticleColumns, spareCapacity } from './article-columns.ts';

/**
 * Variants grouped by document: those of a document are `starts[doc]` up to `ends[doc]`, in the rows' order. When an
 * article's variants change, they move to the room behind the last.
 */
export interface VariantColumns {
  /** Ordinals in use; those that an article left included, and the room behind them not. */
  count: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly doc: Uint32Array;
  readonly ids: Int32Array;
  readonly ean: Uint32Array;
  readonly purchasable: Uint8Array;
  readonly image: Uint32Array;
  /** Ordinals in the reference lists, -1 for none. */
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
  timeSlice: TimeSlice,
): Promise<{ columns: VariantColumns; eans: string[] }> {
  const owners = new GrowingColumn();
  const known: VariantRow[] = [];
  await timeSlice.each(rows.length, (at) => {
    const row = rows[at];
    const doc = row ? articles.docById.find(row.articleId) : -1;
    if (!row || doc === -1) return;
    owners.push(doc);
    known.push(row);
  });
  const grouped = groupRows(articles.capacity, owners.values());
  const count = known.length;
  const room = count + 4 * spareCapacity(articles.capacity);
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
  const ordinalOf = variantOrdinals(reference);
  const eans: string[] = new Array(count);
  await timeSlice.each(count, (variant) => {
    const source = checked(grouped.rows[variant]);
    const row = known[source];
    if (!row) return;
    eans[variant] = row.ean;
    columns.doc[variant] = owners.at(source);
    putVariant(columns, variant, row, ordinalOf, texts);
  });
  return { columns, eans };
}

/** Everything of the row but its document. */
export function putVariant(
  columns: VariantColumns,
  variant: number,
  row: VariantRow,
  ordinalOf: VariantOrdinals,
  texts: TextNumbers,
): void {
  columns.ids[variant] = row.id;
  columns.ean[variant] = texts.own(row.ean, checked(columns.ean[variant]));
  columns.purchasable[variant] = row.purchasableOnWeb ? 1 : 0;
  columns.image[variant] = texts.shared(row.image, checked(columns.image[variant]));
  columns.size[variant] = ordinalOf.size(row.sizeId);
  columns.color[variant] = ordinalOf.color(row.colorId);
  columns.colorGroup[variant] = ordinalOf.colorGroup(row.colorId);
}

export type VariantOrdinals = ReturnType<typeof variantOrdinals>;

export function variantOrdinals({ sizes, colors, colorGroups }: CatalogueReference) {
  const sizeOrdinal = ordinalsById(sizes);
  const colorOrdinal = ordinalsById(colors);
  const groupOrdinal = ordinalsById(colorGroups);
  const groupOfColor = new Map(
    colors.map((color) => [color.id, groupOrdinal.get(color.colorGroupId ?? Number.NaN) ?? -1]),
  );
  return {
    size: (id: number | null) => (id === null ? -1 : (sizeOrdinal.get(id) ?? -1)),
    color: (id: number | null) => (id === null ? -1 : (colorOrdinal.get(id) ?? -1)),
    colorGroup: (colorId: number | null) => (colorId === null ? -1 : (groupOfColor.get(colorId) ?? -1)),
  };
}
