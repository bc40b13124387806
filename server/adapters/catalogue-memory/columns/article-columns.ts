import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import { contentUnits } from '#domain/goods/unit-price.ts';
import type { ArticleRow, RankRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';
import { type Bits, clearBit, emptyBits, setBit } from '../structures/bit-set.ts';
import { IdLookup } from '../structures/id-lookup.ts';
import type { TextNumbers, TextTableBuilder } from '../structures/text-table.ts';

/**
 * One typed array per field, by document number. Absent amounts are NaN, absent ids and counts -1, texts are text numbers.
 * Some documents are free: they have no article, are not visible and wait for one that comes.
 */
export interface ArticleColumns {
  /** How many documents there is room for, free ones included. */
  readonly capacity: number;
  /** Taken from the end. */
  readonly freeDocs: number[];
  readonly ids: Int32Array;
  readonly docById: IdLookup;
  readonly visible: Bits;
  readonly flags: Uint8Array;
  readonly articleNo: Uint32Array;
  readonly slug: Uint32Array;
  readonly name: Uint32Array;
  readonly description: Uint32Array;
  readonly season: Uint32Array;
  readonly webLabel: Uint32Array;
  readonly images: Uint32Array;
  readonly techDescription: Uint32Array;
  readonly nutrientContent: Uint32Array;
  readonly washLabel: Uint32Array;
  readonly careLabel: Uint32Array;
  readonly suggestedPrice: Float64Array;
  readonly originalPrice: Float64Array;
  readonly pant: Float64Array;
  readonly dateCreated: Float64Array;
  readonly changedAt: Float64Array;
  readonly contentAmount: Float64Array;
  /** Its place among the units. */
  readonly contentUnit: Uint8Array;
  readonly webPurchaseLimit: Int32Array;
  readonly frightPrice: Int32Array;
  readonly mainGroupId: Int32Array;
  readonly articleGroup2Id: Int32Array;
  readonly articleGroup3Id: Int32Array;
  readonly bestsellerQty: Int32Array;
  readonly bestsellerTurnover: Int32Array;
}

export const articleFlags = { purchasable: 1, onlyCC: 2, featured: 4, oneOffLot: 8 } as const;

/** Picture paths of one article are stored as one text; no path has a line break. */
export const imageSeparator = '\n';

export async function articleColumns(
  rows: readonly ArticleRow[],
  ranks: readonly RankRow[],
  texts: TextTableBuilder,
  timeSlice: TimeSlice,
): Promise<ArticleColumns> {
  const capacity = rows.length + spareCapacity(rows.length);
  const ids = new Int32Array(capacity);
  rows.forEach((row, doc) => {
    ids[doc] = row.id;
  });
  const columns: ArticleColumns = {
    capacity,
    freeDocs: Array.from({ length: capacity - rows.length }, (_, at) => capacity - 1 - at),
    ids,
    docById: new IdLookup(ids.subarray(0, rows.length)),
    visible: emptyBits(capacity),
    flags: new Uint8Array(capacity),
    articleNo: new Uint32Array(capacity),
    slug: new Uint32Array(capacity),
    name: new Uint32Array(capacity),
    description: new Uint32Array(capacity),
    season: new Uint32Array(capacity),
    webLabel: new Uint32Array(capacity),
    images: new Uint32Array(capacity),
    techDescription: new Uint32Array(capacity),
    nutrientContent: new Uint32Array(capacity),
    washLabel: new Uint32Array(capacity),
    careLabel: new Uint32Array(capacity),
    suggestedPrice: new Float64Array(capacity),
    originalPrice: new Float64Array(capacity),
    pant: new Float64Array(capacity),
    dateCreated: new Float64Array(capacity),
    changedAt: new Float64Array(capacity),
    contentAmount: new Float64Array(capacity),
    contentUnit: new Uint8Array(capacity),
    webPurchaseLimit: new Int32Array(capacity),
    frightPrice: new Int32Array(capacity),
    mainGroupId: new Int32Array(capacity),
    articleGroup2Id: new Int32Array(capacity),
    articleGroup3Id: new Int32Array(capacity),
    bestsellerQty: new Int32Array(capacity).fill(defaultBestsellerRank),
    bestsellerTurnover: new Int32Array(capacity).fill(defaultBestsellerRank),
  };
  await timeSlice.each(rows.length, (doc) => {
    const row = rows[doc];
    if (row) putArticle(columns, doc, row, texts);
  });
  for (const rank of ranks) {
    const doc = columns.docById.find(rank.articleId);
    if (doc === -1) continue;
    columns.bestsellerQty[doc] = rank.qtyRank;
    columns.bestsellerTurnover[doc] = rank.turnoverRank;
  }
  return columns;
}

/** Everything of the row but its bestseller ranks, in place of what the document had. */
export function putArticle(columns: ArticleColumns, doc: number, row: ArticleRow, texts: TextNumbers): void {
  const own = (column: Uint32Array, text: string) => {
    column[doc] = texts.own(text, checked(column[doc]));
  };
  const shared = (column: Uint32Array, text: string | null) => {
    column[doc] = texts.shared(text, checked(column[doc]));
  };
  columns.ids[doc] = row.id;
  if (row.visibleOnWeb) setBit(columns.visible, doc);
  else clearBit(columns.visible, doc);
  columns.flags[doc] =
    (row.purchasableOnWeb ? articleFlags.purchasable : 0) |
    (row.onlyCC ? articleFlags.onlyCC : 0) |
    (row.featured ? articleFlags.featured : 0) |
    (row.oneOffLot ? articleFlags.oneOffLot : 0);
  own(columns.articleNo, row.articleNo);
  own(columns.slug, row.slug);
  shared(columns.name, row.name);
  shared(columns.description, row.description);
  shared(columns.season, row.season);
  shared(columns.webLabel, row.webLabel);
  if (row.images.length === 0) columns.images[doc] = 0;
  else own(columns.images, row.images.join(imageSeparator));
  shared(columns.techDescription, row.techDescription);
  shared(columns.nutrientContent, row.nutrientContent);
  shared(columns.washLabel, row.washLabel);
  shared(columns.careLabel, row.careLabel);
  columns.suggestedPrice[doc] = row.suggestedPrice;
  columns.originalPrice[doc] = row.originalPrice ?? Number.NaN;
  columns.pant[doc] = row.pant;
  columns.dateCreated[doc] = row.dateCreated;
  columns.changedAt[doc] = row.changedAt;
  columns.contentAmount[doc] = row.content?.amount ?? Number.NaN;
  columns.contentUnit[doc] = row.content === null ? 0 : contentUnits.indexOf(row.content.unit);
  columns.webPurchaseLimit[doc] = row.webPurchaseLimit ?? -1;
  columns.frightPrice[doc] = row.frightPrice ?? -1;
  columns.mainGroupId[doc] = row.mainGroupId;
  columns.articleGroup2Id[doc] = row.articleGroup2Id ?? -1;
  columns.articleGroup3Id[doc] = row.articleGroup3Id ?? -1;
}

/** Free documents beside so many articles: half of them used up is when compaction begins. */
export function spareCapacity(count: number): number {
  return 64 + (count >>> 4);
}
