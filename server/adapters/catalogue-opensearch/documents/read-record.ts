import { averageRating, type RatingCounts } from '#domain/review/review-summary.ts';
import type {
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueVariant,
  ShopStock,
} from '../../../ports/catalogue/catalogue-index.ts';
import { priceAt } from '../../catalogue-shared/price-at.ts';
import type { ArticleRecord, VariantRecord } from './article-record.ts';
import type { KnownValues } from './known-values.ts';

/** The facts of a list record, with the prices of the instant. */
export function readArticle(record: ArticleRecord, known: KnownValues, now: number): CatalogueArticle {
  const { techDescription, nutrientContent, washLabel, careLabel, dateCreated, ...article } = record.article;
  const price = priceAt({ ...article, campaigns: record.campaigns, points: record.points }, now);
  const shops = carriedBy(record, known);
  return {
    ...article,
    grossPrice: price.gross,
    beforePrice: price.before,
    campaigns: price.campaigns,
    productLineIds: known.productLines.only(article.productLineIds),
    genderIds: known.genders.only(article.genderIds),
    mainGroupIds: mainGroupsOf(record, known),
    articleGroup2Ids: groups2Of(record, known),
    colorIds: known.colors.inOrder(record.variants.map(({ colorId }) => colorId)),
    colorGroupIds: known.colorGroups.inOrder(record.variants.map(({ colorId }) => known.colorGroupOf(colorId))),
    shopIds: shops.all,
    availableShopIds: shops.available,
    bestsellerQty: record.qtyRank,
    bestsellerTurnover: record.turnoverRank,
    averageRating: averageRating(record.ratings as unknown as RatingCounts),
    reviewCount: record.ratings.reduce((sum, count) => sum + count, 0),
  };
}

export function readArticleDetail(record: ArticleRecord, known: KnownValues, now: number): CatalogueArticleDetail {
  const { techDescription, nutrientContent, washLabel, careLabel, dateCreated } = record.article;
  return {
    ...readArticle(record, known, now),
    techDescription,
    nutrientContent,
    washLabel,
    careLabel,
    dateCreated,
    ratingCounts: record.ratings,
    trueToSizeCounts: record.fits,
    variants: record.variants.map((variant) => readVariant(variant, known)),
  };
}

export function mainGroupsOf({ article, customGroups }: ArticleRecord, known: KnownValues): number[] {
  return known.mainGroups.only([article.mainGroupId, ...customGroups.map((id) => known.mainGroupOf(id))]);
}

export function groups2Of({ article, customGroups }: ArticleRecord, known: KnownValues): number[] {
  return known.groups2.only([article.articleGroup2Id, ...customGroups]);
}

/** DEC-73: most pieces first, then by id; only shops that have any. */
export function stockOfVariant({ stock }: VariantRecord, known: KnownValues): ShopStock[] {
  return stock
    .filter(([id, qty]) => qty > 0 && known.shops.known(id) !== null)
    .map(([id, qty]) => ({ id, qty }))
    .sort((a, b) => b.qty - a.qty || a.id - b.id);
}

/** DEC-62: the shops that carry some variant, and those that have pieces of one; by id. */
function carriedBy({ variants }: ArticleRecord, known: KnownValues): { all: number[]; available: number[] } {
  const rows = variants.flatMap(({ stock }) => stock);
  const byId = (a: number, b: number) => a - b;
  return {
    all: known.shops.only(rows.map(([id]) => id)).sort(byId),
    available: known.shops.only(rows.filter(([, qty]) => qty > 0).map(([id]) => id)).sort(byId),
  };
}

function readVariant(variant: VariantRecord, known: KnownValues): CatalogueVariant {
  const { id, ean, purchasableOnWeb, image } = variant;
  return {
    id,
    ean,
    purchasableOnWeb,
    sizeId: known.sizes.known(variant.sizeId),
    colorId: known.colors.known(variant.colorId),
    image,
    shops: stockOfVariant(variant, known),
  };
}
