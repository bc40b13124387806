import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import { compareNorwegian } from '#domain/text/collation.ts';
import type { ArticleRow, RankRow } from '../../../ports/catalogue-rows.ts';
import { type Bits, clearBit, noBits, setBit } from '../structures/bit-set.ts';
import { checked } from '../structures/checked.ts';
import { IdLookup } from '../structures/id-lookup.ts';
import { sortInSteps } from '../structures/sort-in-slices.ts';
import type { TextNumbers, TextTableBuilder } from '../structures/text-table.ts';
import type { Pace } from '../structures/time-slice.ts';

/**
 * One typed array per field, by document number. Absent amounts are NaN, absent ids and counts -1, texts are text numbers.
 * Some documents are free: they have no article, are not visible and wait for one that comes.
 */
export interface ArticleColumns {
  /** Documents, free ones included. */
  readonly count: number;
  readonly free: number[];
  readonly ids: Int32Array;
  readonly docOf: IdLookup;
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
  readonly webPurchaseLimit: Int32Array;
  readonly frightPrice: Int32Array;
  readonly mainGroupId: Int32Array;
  readonly articleGroup2Id: Int32Array;
  readonly articleGroup3Id: Int32Array;
  readonly bestsellerQty: Int32Array;
  readonly bestsellerTurnover: Int32Array;
}

export const articleFlags = { purchasable: 1, onlyCC: 2, featured: 4, oneOffLot: 8 } as const;

/** Picture paths of one article are kept as one text; no path has a line break. */
export const imageSeparator = '\n';

/** The rows in document order. */
export async function inNameOrder(articles: readonly ArticleRow[], pace: Pace): Promise<ArticleRow[]> {
  const order = await sortInSteps(articles.length, (a, b) => compareRows(articles[a], articles[b]), pace);
  return Array.from(order, (row) => articles[row]).filter((row) => row !== undefined);
}

export async function articleColumns(
  rows: readonly ArticleRow[],
  ranks: readonly RankRow[],
  texts: TextTableBuilder,
  pace: Pace,
): Promise<ArticleColumns> {
  const count = rows.length + roomBeside(rows.length);
  const ids = new Int32Array(count);
  rows.forEach((row, doc) => {
    ids[doc] = row.id;
  });
  const columns: ArticleColumns = {
    count,
    free: Array.from({ length: count - rows.length }, (_, at) => count - 1 - at),
    ids,
    docOf: new IdLookup(ids.subarray(0, rows.length)),
    visible: noBits(count),
    flags: new Uint8Array(count),
    articleNo: new Uint32Array(count),
    slug: new Uint32Array(count),
    name: new Uint32Array(count),
    description: new Uint32Array(count),
    season: new Uint32Array(count),
    webLabel: new Uint32Array(count),
    images: new Uint32Array(count),
    techDescription: new Uint32Array(count),
    nutrientContent: new Uint32Array(count),
    washLabel: new Uint32Array(count),
    careLabel: new Uint32Array(count),
    suggestedPrice: new Float64Array(count),
    originalPrice: new Float64Array(count),
    pant: new Float64Array(count),
    dateCreated: new Float64Array(count),
    webPurchaseLimit: new Int32Array(count),
    frightPrice: new Int32Array(count),
    mainGroupId: new Int32Array(count),
    articleGroup2Id: new Int32Array(count),
    articleGroup3Id: new Int32Array(count),
    bestsellerQty: new Int32Array(count).fill(defaultBestsellerRank),
    bestsellerTurnover: new Int32Array(count).fill(defaultBestsellerRank),
  };
  await pace.each(rows.length, (doc) => {
    const row = rows[doc];
    if (row) putArticle(columns, doc, row, texts);
  });
  for (const rank of ranks) {
    const doc = columns.docOf.rowOf(rank.articleId);
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
  columns.webPurchaseLimit[doc] = row.webPurchaseLimit ?? -1;
  columns.frightPrice[doc] = row.frightPrice ?? -1;
  columns.mainGroupId[doc] = row.mainGroupId;
  columns.articleGroup2Id[doc] = row.articleGroup2Id ?? -1;
  columns.articleGroup3Id[doc] = row.articleGroup3Id ?? -1;
}

/** Equal for equal names: the key of the order of names, for rows that are in it. */
export async function nameRanks(rows: readonly ArticleRow[], count: number, pace: Pace): Promise<Int32Array> {
  const ranks = new Int32Array(count);
  await pace.each(rows.length, (doc) => {
    const sameName = doc > 0 && compareNorwegian(rows[doc - 1]?.name ?? '', rows[doc]?.name ?? '') === 0;
    ranks[doc] = sameName ? checked(ranks[doc - 1]) : doc;
  });
  return ranks;
}

/** How many may come before everything is built anew. */
export function roomBeside(count: number): number {
  return 64 + (count >>> 4);
}

function compareRows(a: ArticleRow | undefined, b: ArticleRow | undefined): number {
  return compareNorwegian(a?.name ?? '', b?.name ?? '') || (a?.id ?? 0) - (b?.id ?? 0);
}
