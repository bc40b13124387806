import { defaultBestsellerRank } from '#domain/article/stored-values.ts';
import type {
  ArticleRow,
  CampaignArticleRow,
  CatalogueRows,
  PricePointRow,
  StockCounts,
  VariantRow,
} from '../../../ports/catalogue/catalogue-rows.ts';
import { byPrice } from '../../catalogue-shared/price-at.ts';

/** Everything the rows say of one article: stored in its document as it is, and what the document's fields are made of. */
export interface ArticleRecord {
  readonly article: ArticleRow;
  readonly variants: readonly VariantRecord[];
  /** Lowest price first. */
  readonly campaigns: readonly CampaignArticleRow[];
  readonly points: readonly PricePointRow[];
  readonly qtyRank: number;
  readonly turnoverRank: number;
  readonly ratings: readonly number[];
  readonly fits: readonly number[];
  /** Hand-made subcategories. */
  readonly customGroups: readonly number[];
  readonly retiredSlugs: readonly string[];
}

export interface VariantRecord extends Omit<VariantRow, 'articleId'> {
  /** Pieces by shop; 0 says that the shop carries it. */
  readonly stock: readonly (readonly [shopId: number, qty: number])[];
}

/** The rows by article. */
export function recordsOf(rows: CatalogueRows): Map<number, ArticleRecord> {
  const variants = byArticle(rows.variants);
  const campaigns = byArticle(rows.campaigns);
  const points = byArticle(rows.pricePoints);
  const custom = byArticle(rows.customMembers);
  const retired = byArticle(rows.retiredSlugs);
  const ranks = new Map(rows.ranks.map((row) => [row.articleId, row]));
  const reviews = new Map(rows.reviews.map((row) => [row.articleId, row]));
  const stock = stockByEan(rows);
  return new Map(
    rows.articles.map((article) => {
      const { id } = article;
      const rank = ranks.get(id);
      const review = reviews.get(id);
      const record: ArticleRecord = {
        article,
        variants: (variants.get(id) ?? []).map(({ articleId: _, ...variant }) => ({
          ...variant,
          stock: [...(stock.get(variant.ean) ?? [])].sort(([a], [b]) => a - b),
        })),
        campaigns: byPrice(campaigns.get(id) ?? []),
        points: points.get(id) ?? [],
        qtyRank: rank?.qtyRank ?? defaultBestsellerRank,
        turnoverRank: rank?.turnoverRank ?? defaultBestsellerRank,
        ratings: review?.ratingCounts ?? [0, 0, 0, 0, 0],
        fits: review?.trueToSizeCounts ?? [0, 0, 0],
        customGroups: (custom.get(id) ?? []).map(({ articleGroup2Id }) => articleGroup2Id),
        retiredSlugs: (retired.get(id) ?? []).map(({ slug }) => slug),
      };
      return [id, record];
    }),
  );
}

/** The same with other quantities; the record itself when none of them is another. */
export function withStock(
  record: ArticleRecord,
  changes: ReadonlyMap<string, ReadonlyMap<number, number>>,
): ArticleRecord {
  let differs = false;
  const variants = record.variants.map((variant) => {
    const changed = changes.get(variant.ean);
    if (!changed) return variant;
    const stock = new Map(variant.stock);
    for (const [shopId, qty] of changed) {
      if (stock.get(shopId) !== qty) differs = true;
      stock.set(shopId, qty);
    }
    return { ...variant, stock: [...stock].sort(([a], [b]) => a - b) };
  });
  return differs ? { ...record, variants } : record;
}

/** The same with the counts of this instant where there are any. */
export function restockedRecord(record: ArticleRecord, counts: StockCounts): ArticleRecord {
  const variants = record.variants.map((variant) => {
    const stock = counts.get(variant.ean);
    return stock === undefined ? variant : { ...variant, stock };
  });
  return { ...record, variants };
}

/** The same with the counts of this instant. */
export function countedAnew(record: ArticleRecord, counts: StockCounts): ArticleRecord {
  const variants = record.variants.map((variant) => ({ ...variant, stock: counts.get(variant.ean) ?? [] }));
  return { ...record, variants };
}

function stockByEan({ stock }: CatalogueRows): Map<string, Map<number, number>> {
  const held = new Map<string, Map<number, number>>();
  for (const { ean, shopId, qty } of stock) {
    const shops = held.get(ean);
    if (shops) shops.set(shopId, Math.max(0, qty));
    else held.set(ean, new Map([[shopId, Math.max(0, qty)]]));
  }
  return held;
}

function byArticle<T extends { readonly articleId: number }>(rows: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const row of rows) {
    const list = grouped.get(row.articleId);
    if (list) list.push(row);
    else grouped.set(row.articleId, [row]);
  }
  return grouped;
}
