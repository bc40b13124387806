import { averageRating } from '#domain/review/review-summary.ts';
import type {
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueVariant,
  ShopStock,
} from '../../../ports/catalogue/catalogue-index.ts';
import { hasBit } from '../structures/bit-set.ts';
import { articleFlags, imageSeparator } from './article-columns.ts';
import type { FixedFacetField } from './dimension.ts';
import type { Snapshot } from './snapshot.ts';

/** The facts of a list record, read out of the columns. */
export function readArticle(snapshot: Snapshot, doc: number): CatalogueArticle {
  const { articles, texts, prices, reviews, dimensions } = snapshot;
  const flags = articles.flags[doc] ?? 0;
  const ratings = reviews.ratings(doc);
  const carried = carriedBy(snapshot, doc);
  return {
    id: articles.ids[doc] ?? 0,
    articleNo: texts.text(articles.articleNo[doc] ?? 0),
    slug: texts.text(articles.slug[doc] ?? 0),
    name: texts.text(articles.name[doc] ?? 0),
    description: texts.text(articles.description[doc] ?? 0),
    suggestedPrice: articles.suggestedPrice[doc] ?? 0,
    originalPrice: orNull(articles.originalPrice[doc]),
    grossPrice: prices.gross[doc] ?? 0,
    beforePrice: prices.before.get(doc) ?? null,
    pant: articles.pant[doc] ?? 0,
    visibleOnWeb: hasBit(articles.visible, doc),
    purchasableOnWeb: (flags & articleFlags.purchasable) !== 0,
    webPurchaseLimit: idOrNull(articles.webPurchaseLimit[doc]),
    onlyCC: (flags & articleFlags.onlyCC) !== 0,
    frightPrice: idOrNull(articles.frightPrice[doc]),
    productLineIds: dimensions.ProductLineID.idsOf(doc),
    genderIds: dimensions.GenderID.idsOf(doc),
    mainGroupId: articles.mainGroupId[doc] ?? 0,
    mainGroupIds: dimensions.MainGroupID.idsOf(doc),
    articleGroup2Id: idOrNull(articles.articleGroup2Id[doc]),
    articleGroup2Ids: dimensions.ArticleGroup2ID.idsOf(doc),
    articleGroup3Id: idOrNull(articles.articleGroup3Id[doc]),
    season: texts.textOrNull(articles.season[doc] ?? 0),
    webLabel: texts.textOrNull(articles.webLabel[doc] ?? 0),
    images: texts.textOrNull(articles.images[doc] ?? 0)?.split(imageSeparator) ?? [],
    featured: (flags & articleFlags.featured) !== 0,
    oneOffLot: (flags & articleFlags.oneOffLot) !== 0,
    campaigns: prices.campaigns.get(doc) ?? [],
    colorIds: colorsOf(snapshot, doc),
    colorGroupIds: dimensions.ColorGroupID.idsOf(doc).sort(byPlace(snapshot, 'ColorGroupID')),
    shopIds: carried.all,
    availableShopIds: carried.available,
    bestsellerQty: articles.bestsellerQty[doc] ?? 0,
    bestsellerTurnover: articles.bestsellerTurnover[doc] ?? 0,
    averageRating: averageRating(ratings),
    reviewCount: ratings.reduce((sum, count) => sum + count, 0),
  };
}

export function readArticleDetail(snapshot: Snapshot, doc: number): CatalogueArticleDetail {
  const { articles, texts, variants, reviews } = snapshot;
  return {
    ...readArticle(snapshot, doc),
    techDescription: texts.textOrNull(articles.techDescription[doc] ?? 0),
    nutrientContent: texts.textOrNull(articles.nutrientContent[doc] ?? 0),
    washLabel: texts.textOrNull(articles.washLabel[doc] ?? 0),
    careLabel: texts.textOrNull(articles.careLabel[doc] ?? 0),
    dateCreated: articles.dateCreated[doc] ?? 0,
    ratingCounts: reviews.ratings(doc),
    trueToSizeCounts: reviews.fits(doc),
    variants: range(variants.starts[doc] ?? 0, variants.ends[doc] ?? 0).map((variant) =>
      readVariant(snapshot, variant),
    ),
  };
}

function readVariant(snapshot: Snapshot, variant: number): CatalogueVariant {
  const { variants, texts, reference } = snapshot;
  return {
    id: variants.ids[variant] ?? 0,
    ean: texts.text(variants.ean[variant] ?? 0),
    purchasableOnWeb: variants.purchasable[variant] === 1,
    sizeId: reference.sizes[variants.size[variant] ?? -1]?.id ?? null,
    colorId: reference.colors[variants.color[variant] ?? -1]?.id ?? null,
    image: texts.textOrNull(variants.image[variant] ?? 0),
    shops: stockOfVariant(snapshot, variant),
  };
}

/** DEC-73: most pieces first, then by id; only shops that have any. */
export function stockOfVariant({ stock, shops }: Snapshot, variant: number): ShopStock[] {
  const held: ShopStock[] = [];
  stock.each(variant, (shop, qty) => {
    if (qty > 0) held.push({ id: shops.valueIds[shop] ?? 0, qty });
  });
  return held.sort((a, b) => b.qty - a.qty || a.id - b.id);
}

/** DEC-62: the shops that carry some variant, and those that have pieces of one; by id. */
function carriedBy({ variants, stock, shops }: Snapshot, doc: number): { all: number[]; available: number[] } {
  const most = new Int32Array(shops.valueIds.length).fill(-1);
  const end = variants.ends[doc] ?? 0;
  for (let variant = variants.starts[doc] ?? 0; variant < end; variant++) {
    stock.each(variant, (shop, qty) => {
      if (qty > (most[shop] ?? 0)) most[shop] = qty;
    });
  }
  const all: number[] = [];
  const available: number[] = [];
  for (const place of shops.placesById) {
    const qty = most[place] ?? -1;
    if (qty === -1) continue;
    const id = shops.valueIds[place] ?? 0;
    all.push(id);
    if (qty > 0) available.push(id);
  }
  return { all, available };
}

function byPlace({ dimensions }: Snapshot, field: FixedFacetField): (a: number, b: number) => number {
  return (a, b) => dimensions[field].placeOf(a) - dimensions[field].placeOf(b);
}

function colorsOf({ variants, reference }: Snapshot, doc: number): number[] {
  const places = new Set(variants.color.subarray(variants.starts[doc], variants.ends[doc]));
  places.delete(-1);
  return [...places].sort((a, b) => a - b).map((place) => reference.colors[place]?.id ?? 0);
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}

function orNull(amount: number | undefined): number | null {
  return amount === undefined || Number.isNaN(amount) ? null : amount;
}

function idOrNull(id: number | undefined): number | null {
  return id === undefined || id === -1 ? null : id;
}
