import type { CatalogueReference, VariantRow } from '../../ports/catalogue-rows.ts';
import type { ArticleColumns } from './article-columns.ts';
import { groupRows } from './grouping.ts';
import { GrowingColumn } from './growing-column.ts';
import type { Pace } from './pace.ts';
import type { TextTableBuilder } from './text-table.ts';

/** Variants grouped by document: those of a document are `starts[doc]` up to `starts[doc + 1]`, in the rows' order. */
export interface VariantColumns {
  readonly count: number;
  readonly starts: Uint32Array;
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
  texts: TextTableBuilder,
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
  const columns: VariantColumns = {
    count,
    starts: grouped.starts,
    doc: new Uint32Array(count),
    ids: new Int32Array(count),
    ean: new Uint32Array(count),
    purchasable: new Uint8Array(count),
    image: new Uint32Array(count),
    size: new Int16Array(count),
    color: new Int16Array(count),
    colorGroup: new Int16Array(count),
  };
  const placeOf = referencePlaces(reference);
  const eans: string[] = new Array(count);
  await pace.each(count, (variant) => {
    const source = grouped.rows[variant] ?? 0;
    const row = known[source];
    if (!row) return;
    eans[variant] = row.ean;
    columns.doc[variant] = owners.at(source);
    columns.ids[variant] = row.id;
    columns.ean[variant] = texts.add(row.ean);
    columns.purchasable[variant] = row.purchasableOnWeb ? 1 : 0;
    columns.image[variant] = texts.share(row.image);
    columns.size[variant] = placeOf.size(row.sizeId);
    columns.color[variant] = placeOf.color(row.colorId);
    columns.colorGroup[variant] = placeOf.colorGroup(row.colorId);
  });
  return { columns, eans };
}

function referencePlaces({ sizes, colors, colorGroups }: CatalogueReference) {
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
