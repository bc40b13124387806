import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import { compareNorwegian } from '#domain/text/collation.ts';
import type { ArticleRow, RankRow } from '../../ports/catalogue-rows.ts';
import { type Bits, noBits, setBit } from './bit-set.ts';
import { IdLookup } from './id-lookup.ts';
import type { Pace } from './pace.ts';
import { sortInSteps } from './sort-in-steps.ts';
import type { TextTableBuilder } from './text-table.ts';

/**
 * One typed array per field, by document number. Documents are numbered in the order of Name, then ArticleID, so that the
 * number itself settles every tie (DEC-44). Absent amounts are NaN, absent ids and counts -1, texts are text numbers.
 */
export interface ArticleColumns {
  readonly count: number;
  readonly ids: Int32Array;
  readonly docOf: IdLookup;
  /** Equal for equal names: the key of the order of names. */
  readonly nameRank: Int32Array;
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
  const count = rows.length;
  const ids = Int32Array.from(rows, (row) => row.id);
  const columns: ArticleColumns = {
    count,
    ids,
    docOf: new IdLookup(ids),
    nameRank: new Int32Array(count),
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
  await pace.each(count, (doc) => {
    const row = rows[doc];
    if (row) putRow(columns, doc, row, texts);
    const sameName = doc > 0 && compareNorwegian(rows[doc - 1]?.name ?? '', row?.name ?? '') === 0;
    columns.nameRank[doc] = sameName ? (columns.nameRank[doc - 1] ?? 0) : doc;
  });
  for (const rank of ranks) {
    const doc = columns.docOf.rowOf(rank.articleId);
    if (doc === -1) continue;
    columns.bestsellerQty[doc] = rank.qtyRank;
    columns.bestsellerTurnover[doc] = rank.turnoverRank;
  }
  return columns;
}

function putRow(columns: ArticleColumns, doc: number, row: ArticleRow, texts: TextTableBuilder): void {
  if (row.visibleOnWeb) setBit(columns.visible, doc);
  columns.flags[doc] =
    (row.purchasableOnWeb ? articleFlags.purchasable : 0) |
    (row.onlyCC ? articleFlags.onlyCC : 0) |
    (row.featured ? articleFlags.featured : 0) |
    (row.oneOffLot ? articleFlags.oneOffLot : 0);
  columns.articleNo[doc] = texts.add(row.articleNo);
  columns.slug[doc] = texts.add(row.slug);
  columns.name[doc] = texts.share(row.name);
  columns.description[doc] = texts.share(row.description);
  columns.season[doc] = texts.share(row.season);
  columns.webLabel[doc] = texts.share(row.webLabel);
  columns.images[doc] = row.images.length === 0 ? 0 : texts.add(row.images.join(imageSeparator));
  columns.techDescription[doc] = texts.share(row.techDescription);
  columns.nutrientContent[doc] = texts.share(row.nutrientContent);
  columns.washLabel[doc] = texts.share(row.washLabel);
  columns.careLabel[doc] = texts.share(row.careLabel);
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

function compareRows(a: ArticleRow | undefined, b: ArticleRow | undefined): number {
  return compareNorwegian(a?.name ?? '', b?.name ?? '') || (a?.id ?? 0) - (b?.id ?? 0);
}
