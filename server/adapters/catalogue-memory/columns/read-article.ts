import { type Content, contentUnits } from '#domain/goods/unit-price.ts';
import { averageRating } from '#domain/review/review-summary.ts';
import type {
  CatalogueArticle,
  CatalogueArticleDetail,
  CatalogueVariant,
  ShopStock,
} from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasBit } from '../structures/bit-set.ts';
import { articleFlags, imageSeparator } from './article-columns.ts';
import type { FixedFacetField } from './dimension.ts';

/** The facts of a list record, read out of the columns. */
export function readArticle(snapshot: Snapshot, doc: number): CatalogueArticle {
  const { articles, texts, prices, reviews, dimensions } = snapshot;
  const flags = checked(articles.flags[doc]);
  const ratings = reviews.ratings(doc);
  const carried = carriedBy(snapshot, doc);
  return {
    id: checked(articles.ids[doc]),
    articleNo: texts.text(checked(articles.articleNo[doc])),
    slug: texts.text(checked(articles.slug[doc])),
    name: texts.text(checked(articles.name[doc])),
    description: texts.text(checked(articles.description[doc])),
    suggestedPrice: checked(articles.suggestedPrice[doc]),
    originalPrice: orNull(articles.originalPrice[doc]),
    grossPrice: checked(prices.gross[doc]),
    beforePrice: prices.before.get(doc) ?? null,
    pant: checked(articles.pant[doc]),
    content: contentOf(snapshot, doc),
    changedAt: checked(articles.changedAt[doc]),
    visibleOnWeb: hasBit(articles.visible, doc),
    purchasableOnWeb: (flags & articleFlags.purchasable) !== 0,
    webPurchaseLimit: idOrNull(articles.webPurchaseLimit[doc]),
    onlyCC: (flags & articleFlags.onlyCC) !== 0,
    frightPrice: idOrNull(articles.frightPrice[doc]),
    productLineIds: dimensions.ProductLineID.idsOf(doc),
    genderIds: dimensions.GenderID.idsOf(doc),
    mainGroupId: checked(articles.mainGroupId[doc]),
    mainGroupIds: dimensions.MainGroupID.idsOf(doc),
    articleGroup2Id: idOrNull(articles.articleGroup2Id[doc]),
    articleGroup2Ids: dimensions.ArticleGroup2ID.idsOf(doc),
    articleGroup3Id: idOrNull(articles.articleGroup3Id[doc]),
    season: texts.textOrNull(checked(articles.season[doc])),
    webLabel: texts.textOrNull(checked(articles.webLabel[doc])),
    images: texts.textOrNull(checked(articles.images[doc]))?.split(imageSeparator) ?? [],
    featured: (flags & articleFlags.featured) !== 0,
    oneOffLot: (flags & articleFlags.oneOffLot) !== 0,
    campaigns: prices.campaigns.get(doc) ?? [],
    colorIds: colorsOf(snapshot, doc),
    colorGroupIds: dimensions.ColorGroupID.idsOf(doc).sort(byOrdinal(snapshot, 'ColorGroupID')),
    shopIds: carried.all,
    availableShopIds: carried.available,
    bestsellerQty: checked(articles.bestsellerQty[doc]),
    bestsellerTurnover: checked(articles.bestsellerTurnover[doc]),
    averageRating: averageRating(ratings),
    reviewCount: ratings.reduce((sum, count) => sum + count, 0),
  };
}

export function readArticleDetail(snapshot: Snapshot, doc: number): CatalogueArticleDetail {
  const { articles, texts, variants, reviews } = snapshot;
  return {
    ...readArticle(snapshot, doc),
    techDescription: texts.textOrNull(checked(articles.techDescription[doc])),
    nutrientContent: texts.textOrNull(checked(articles.nutrientContent[doc])),
    washLabel: texts.textOrNull(checked(articles.washLabel[doc])),
    careLabel: texts.textOrNull(checked(articles.careLabel[doc])),
    dateCreated: checked(articles.dateCreated[doc]),
    ratingCounts: reviews.ratings(doc),
    trueToSizeCounts: reviews.fits(doc),
    variants: range(checked(variants.starts[doc]), checked(variants.ends[doc])).map((variant) =>
      readVariant(snapshot, variant),
    ),
  };
}

function contentOf({ articles }: Snapshot, doc: number): Content | null {
  const amount = orNull(articles.contentAmount[doc]);
  const unit = contentUnits[checked(articles.contentUnit[doc])];
  return amount === null || unit === undefined ? null : { amount, unit };
}

function readVariant(snapshot: Snapshot, variant: number): CatalogueVariant {
  const { variants, texts, reference } = snapshot;
  return {
    id: checked(variants.ids[variant]),
    ean: texts.text(checked(variants.ean[variant])),
    purchasableOnWeb: variants.purchasable[variant] === 1,
    sizeId: reference.sizes[checked(variants.size[variant])]?.id ?? null,
    colorId: reference.colors[checked(variants.color[variant])]?.id ?? null,
    image: texts.textOrNull(checked(variants.image[variant])),
    shops: stockOfVariant(snapshot, variant),
  };
}

/** DEC-73: most pieces first, then by id; only shops that have any. */
export function stockOfVariant({ stock, shops }: Snapshot, variant: number): ShopStock[] {
  const held: ShopStock[] = [];
  stock.each(variant, (shop, qty) => {
    if (qty > 0) held.push({ id: checked(shops.valueIds[shop]), qty });
  });
  return held.sort((a, b) => b.qty - a.qty || a.id - b.id);
}

/** DEC-62: the shops that carry some variant, and those that have pieces of one; by id. */
function carriedBy({ variants, stock, shops }: Snapshot, doc: number): { all: number[]; available: number[] } {
  const most = new Int32Array(shops.valueIds.length).fill(-1);
  const end = checked(variants.ends[doc]);
  for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
    stock.each(variant, (shop, qty) => {
      if (qty > checked(most[shop])) most[shop] = qty;
    });
  }
  const all: number[] = [];
  const available: number[] = [];
  for (const ordinal of shops.ordinalsById) {
    const qty = checked(most[ordinal]);
    if (qty === -1) continue;
    const id = checked(shops.valueIds[ordinal]);
    all.push(id);
    if (qty > 0) available.push(id);
  }
  return { all, available };
}

function byOrdinal({ dimensions }: Snapshot, field: FixedFacetField): (a: number, b: number) => number {
  return (a, b) => dimensions[field].ordinalOf(a) - dimensions[field].ordinalOf(b);
}

function colorsOf({ variants, reference }: Snapshot, doc: number): number[] {
  const ordinals = new Set(variants.color.subarray(variants.starts[doc], variants.ends[doc]));
  ordinals.delete(-1);
  return [...ordinals].sort((a, b) => a - b).map((ordinal) => reference.colors[ordinal]?.id ?? 0);
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
