import type {
  ArticleDetailRecord,
  ArticlePictureRecord,
  ArticleRecord,
  ReviewRecord,
  VariantRecord,
} from '#contract/article.ts';
import type { GoodsRecord } from '#contract/goods.ts';
import { unitPriceOf } from '#domain/goods/unit-price.ts';
import { kroner, kronerOf } from '#domain/money/money.ts';
import { reviewedVariants } from '#domain/review/size-color.ts';
import type {
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueVariant,
} from '#server/ports/catalogue/catalogue-index.ts';
import { type ReferenceNames, unnamed } from './reference-names.ts';

/** DEC-03: the list shape of an article on the wire. */
export function articleRecord(article: CatalogueArticle, names: ReferenceNames): ArticleRecord {
  return {
    ArticleID: article.id,
    ArticleNo: article.articleNo,
    Slug: article.slug,
    Name: article.name,
    Description: article.description,
    SuggestedPrice: article.suggestedPrice,
    OriginalPrice: article.originalPrice,
    GrossPrice: article.grossPrice,
    BeforePrice: article.beforePrice,
    Pant: article.pant,
    ...contentFields(article),
    PurchasableOnWeb: flag(article.purchasableOnWeb),
    // No list ever holds another (DEC-38).
    VisibleOnWeb: 1,
    WebPurchaseLimit: article.webPurchaseLimit,
    OnlyCC: flag(article.onlyCC),
    FrightPrice: article.frightPrice,
    ...productLines(article, names),
    ...colors(article, names),
    ...genders(article, names),
    ...groups(article, names),
    Season: article.season ?? '',
    WebLabel: article.webLabel,
    Images: [...article.images],
    Featured: flag(article.featured),
    AverageRating: article.averageRating,
    ReviewCount: article.reviewCount,
    Shops: [...article.shopIds],
    AvailableShops: [...article.availableShopIds],
    Campaigns: article.campaigns.map((campaign) => ({
      CampaignID: campaign.id,
      ArticleID: campaign.articleId,
      // '3 for 2' has no price of its own: the shopper pays the ordinary one.
      Price: campaign.price ?? article.suggestedPrice,
      LabelType: campaign.labelType,
      LabelData: campaign.labelData,
    })),
    BestsellerQty: article.bestsellerQty,
    BestsellerTurnover: article.bestsellerTurnover,
  };
}

function contentFields({ content, grossPrice, pant }: CatalogueArticle) {
  if (content === null) return {};
  const unit = unitPriceOf(kroner(grossPrice), kroner(pant), content);
  return {
    ContentAmount: content.amount,
    ContentUnit: content.unit,
    ...(unit !== null && { UnitPrice: kronerOf(unit.price), UnitPricePer: unit.per }),
  };
}

/** What of an article is not held in memory. */
export interface StoredDetails {
  readonly reviews: readonly ReviewRecord[];
  readonly sizeColors: readonly { readonly sizeColor: string; readonly count: number }[];
  readonly pictures: readonly ArticlePictureRecord[];
  readonly goods: GoodsRecord | null;
}

/** The detail shape. Of a hidden article nothing but that it is hidden is told about its variants (DEC-38). */
export function articleDetailRecord(
  article: CatalogueArticleDetail,
  { reviews, sizeColors, pictures, goods }: StoredDetails,
  names: ReferenceNames,
): ArticleDetailRecord {
  return {
    ...articleRecord(article, names),
    VisibleOnWeb: flag(article.visibleOnWeb),
    TechDescription: article.techDescription,
    NutrientContent: article.nutrientContent,
    WashLabel: article.washLabel,
    CareLabel: article.careLabel,
    ...(goods !== null && { Goods: goods }),
    DateCreated: new Date(article.dateCreated).toISOString(),
    OneOffLot: flag(article.oneOffLot),
    PriceUntil: priceUntil(article),
    Pictures: [...pictures],
    Variants: article.visibleOnWeb ? article.variants.map((variant) => variantRecord(variant, article, names)) : [],
    Reviews: article.visibleOnWeb ? [...reviews] : [],
    RatingCounts: [...article.ratingCounts],
    TrueToSizeCounts: [...article.trueToSizeCounts],
    ReviewedVariants: [...reviewedVariants(namedVariants(article, names), sizeColors)],
  };
}

/** The variants by the names a review has for them; none of a hidden article (DEC-38). */
export function namedVariants(article: CatalogueArticleDetail, names: ReferenceNames) {
  if (!article.visibleOnWeb) return [];
  return article.variants.map(({ sizeId, colorId }) => ({ size: names.size(sizeId), color: names.color(colorId) }));
}

/** The end of the campaign that gives the price; campaigns stand lowest price first (DEC-70, DEC-136). */
function priceUntil({ campaigns, suggestedPrice }: CatalogueArticle): string | null {
  const [lowest] = campaigns;
  const wins = lowest !== undefined && lowest.price !== null && lowest.price < suggestedPrice;
  return wins && lowest.end !== null ? new Date(lowest.end).toISOString() : null;
}

export function variantRecord(
  variant: CatalogueVariant,
  article: CatalogueArticle,
  names: ReferenceNames,
): VariantRecord {
  const color = names.color(variant.colorId);
  return {
    VariantID: variant.id,
    EanNo: variant.ean,
    PurchasableOnWeb: flag(variant.purchasableOnWeb),
    Availability: variant.shops.length,
    Shops: variant.shops.map(({ id, qty }) => ({ id, qty })),
    Size: names.size(variant.sizeId),
    Color: { ...color, image: variant.image ?? article.images[0] ?? '' },
  };
}

function productLines(article: CatalogueArticle, names: ReferenceNames) {
  const lines = article.productLineIds.map((id) => names.productLine(id));
  const own = lines[0] ?? unnamed;
  return { ProductLineID: own.id, ProductLineName: own.name, ProductLines: lines };
}

function colors(article: CatalogueArticle, names: ReferenceNames) {
  return {
    Colors: article.colorIds.map((id) => names.color(id)),
    ColorGroups: article.colorGroupIds.map((id) => names.colorGroup(id)),
  };
}

function genders(article: CatalogueArticle, names: ReferenceNames) {
  const all = article.genderIds.map((id) => names.gender(id));
  const own = all[0] ?? unnamed;
  return { GenderID: own.id, GenderName: own.name, Genders: all };
}

function groups(article: CatalogueArticle, names: ReferenceNames) {
  return {
    MainGroupID: article.mainGroupId,
    MainGroupName: names.mainGroup(article.mainGroupId).name,
    Categories: article.mainGroupIds.map((id) => names.mainGroup(id)),
    Subcategories: article.articleGroup2Ids.map((id) => names.group2(id)),
    ArticleGroup2ID: article.articleGroup2Id ?? 0,
    ArticleGroup2Name: names.group2(article.articleGroup2Id).name,
    ArticleGroup3ID: article.articleGroup3Id ?? 0,
    ArticleGroup3Name: names.group3(article.articleGroup3Id).name,
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
