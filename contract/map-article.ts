import type { Article } from '#domain/article/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { type ArticlePicture, pictureViewOf } from '#domain/article/article-picture.ts';
import { isEan } from '#domain/article/ean.ts';
import { bestsellerRankOf, frightPriceOf, isOn } from '#domain/article/stored-values.ts';
import type { Variant } from '#domain/article/variant.ts';
import { parseLabelData } from '#domain/campaign/label-data.ts';
import { campaignLabelTypeOf, type WebCampaign } from '#domain/campaign/web-campaign.ts';
import { type Kroner, roundPrice } from '#domain/money/money.ts';
import type { Review, TrueToSize } from '#domain/review/review.ts';
import type { RatingCounts, SizeCounts } from '#domain/review/review-summary.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type {
  ArticleDetailRecord,
  ArticlePictureRecord,
  ArticleRecord,
  CampaignRowRecord,
  ReviewRecord,
  VariantRecord,
} from './article.ts';
import { mapContent, mapGoods } from './map-goods.ts';
import { isPresent, type MissingData } from './missing-data.ts';

/** The one place where a wire record becomes an article (DEC-03). A record without what it needs is left out (DEC-04). */
export function mapArticle(record: ArticleRecord, missing: MissingData): Article | null {
  const required = { ArticleID: record.ArticleID, Name: record.Name, SuggestedPrice: record.SuggestedPrice };
  if (!isPresent('article', record.ArticleID, required, missing)) return null;
  const campaigns = record.Campaigns.map((row) => mapCampaign(row, missing));
  return {
    id: record.ArticleID,
    name: record.Name,
    slug: record.Slug,
    description: record.Description,
    price: roundPrice(record.SuggestedPrice),
    pant: roundPrice(record.Pant),
    content: mapContent(record),
    canPurchase: isOn(record.PurchasableOnWeb),
    originalPrice: roundedOrNull(record.OriginalPrice),
    beforePrice: roundedOrNull(record.BeforePrice),
    webPurchaseLimit: record.WebPurchaseLimit,
    onlyCC: isOn(record.OnlyCC),
    frightPrice: frightPriceOf(record.FrightPrice),
    brand: { id: record.ProductLineID, name: record.ProductLineName },
    brands: record.ProductLines,
    colors: record.Colors,
    colorGroups: record.ColorGroups,
    gender: { id: record.GenderID, name: record.GenderName },
    genders: record.Genders,
    articleGroup2ID: record.ArticleGroup2ID,
    articleGroup3ID: record.ArticleGroup3ID,
    group2Name: record.ArticleGroup2Name,
    group3Name: record.ArticleGroup3Name,
    category: record.MainGroupID,
    categories: record.Categories,
    subcategories: record.Subcategories,
    season: record.Season,
    articleNo: record.ArticleNo,
    customLabel: record.WebLabel,
    images: record.Images,
    featured: isOn(record.Featured),
    averageRating: record.AverageRating,
    reviewCount: record.ReviewCount,
    shops: record.Shops.map(shopId),
    available: record.AvailableShops.map(shopId),
    campaigns,
    campaignLabelType: campaignLabelTypeOf(campaigns),
    bestsellerQty: bestsellerRankOf(record.BestsellerQty),
    bestsellerTurnover: bestsellerRankOf(record.BestsellerTurnover),
  };
}

export function mapArticles(records: readonly ArticleRecord[], missing: MissingData): Article[] {
  return records.flatMap((record) => mapArticle(record, missing) ?? []);
}

/** Null counts as a load that failed (DEC-04). */
export function mapArticleDetail(record: ArticleDetailRecord, missing: MissingData): ArticleDetail | null {
  const article = mapArticle(record, missing);
  if (article === null) return null;
  return {
    ...article,
    visible: isOn(record.VisibleOnWeb),
    techDescription: record.TechDescription,
    nutrientContent: record.NutrientContent,
    washLabel: record.WashLabel,
    careLabel: record.CareLabel,
    goods: mapGoods(record.Goods),
    articleId: record.ArticleID,
    dateCreated: record.DateCreated,
    oneOffLot: isOn(record.OneOffLot),
    priceUntil: record.PriceUntil,
    pictures: record.Pictures.map(mapPicture),
    variants: record.Variants.flatMap((variant) => mapVariant(variant, missing) ?? []),
    reviews: record.Reviews.map(mapReview),
    ratingCounts: record.RatingCounts as unknown as RatingCounts,
    trueToSizeCounts: record.TrueToSizeCounts as unknown as SizeCounts,
    reviewedVariants: record.ReviewedVariants,
  };
}

function mapPicture({ view, ...picture }: ArticlePictureRecord): ArticlePicture {
  return { ...picture, view: pictureViewOf(view) };
}

export function mapVariant(record: VariantRecord, missing: MissingData): Variant | null {
  const required = { VariantID: record.VariantID, EanNo: record.EanNo };
  if (!isPresent('variant', record.VariantID, required, missing) || !isEan(record.EanNo)) return null;
  return {
    id: record.VariantID,
    ean: record.EanNo,
    canPurchase: isOn(record.PurchasableOnWeb),
    availability: record.Availability,
    shops: record.Shops.map(({ id, qty }) => ({ id: shopId(id), qty })),
    size: record.Size,
    color: record.Color,
  };
}

/** Label data that cannot be read is told of, and the price still counts (DEC-136). */
function mapCampaign(row: CampaignRowRecord, missing: MissingData): WebCampaign {
  const labelData = parseLabelData(row.LabelData);
  if (labelData === null && row.LabelData !== null)
    missing({ entity: 'campaign', field: 'LabelData', id: row.CampaignID });
  return {
    id: row.CampaignID,
    articleId: row.ArticleID,
    price: roundPrice(row.Price),
    labelType: row.LabelType,
    labelData,
  };
}

export function mapReview(record: ReviewRecord): Review {
  const { verified_purchase, demo, approved, anonymous, true_to_size, ...review } = record;
  return {
    ...review,
    approved: isOn(approved),
    anonymous: isOn(anonymous),
    true_to_size: true_to_size as TrueToSize,
    verifiedPurchase: isOn(verified_purchase),
    demo: isOn(demo),
  };
}

function roundedOrNull(price: number | null): Kroner | null {
  return price === null ? null : roundPrice(price);
}
