import type { Content } from '#domain/goods/unit-price.ts';

/**
 * The published catalogue as it comes out of SQL: plain rows, one list per table, no row order asked for but in the
 * reference lists, whose order is the order of display and of facet counts. Money is kroner as stored (decimals
 * allowed), instants are milliseconds since 1970, flags are booleans.
 */
export interface CatalogueRows {
  readonly articles: readonly ArticleRow[];
  readonly variants: readonly VariantRow[];
  /** May be a generator that reuses one row: an index reads each row before it asks for the next. */
  readonly stock: Iterable<StockRow>;
  readonly campaigns: readonly CampaignArticleRow[];
  /** Prices asked over time; may be left out for articles whose price has never changed. */
  readonly pricePoints: readonly PricePointRow[];
  readonly ranks: readonly RankRow[];
  readonly reviews: readonly ReviewSummaryRow[];
  /** Members of hand-made subcategories (DEC-64); articles of ordinary ones say so themselves. */
  readonly customMembers: readonly CustomMemberRow[];
  /** Slugs that articles have had and no longer have (DEC-10). */
  readonly retiredSlugs: readonly RetiredSlugRow[];
  readonly reference: CatalogueReference;
}

export interface ArticleRow {
  readonly id: number;
  readonly articleNo: string;
  /** The one current slug (DEC-10). */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly suggestedPrice: number;
  readonly originalPrice: number | null;
  readonly pant: number;
  readonly content: Content | null;
  readonly visibleOnWeb: boolean;
  readonly purchasableOnWeb: boolean;
  readonly webPurchaseLimit: number | null;
  readonly onlyCC: boolean;
  /** Øre (DEC-65); null means the default of ENT-08. */
  readonly frightPrice: number | null;
  /** The article's own product line first, others after it; may be empty. */
  readonly productLineIds: readonly number[];
  /** The article's own gender first, others after it; may be empty. */
  readonly genderIds: readonly number[];
  readonly mainGroupId: number;
  readonly articleGroup2Id: number | null;
  readonly articleGroup3Id: number | null;
  readonly season: string | null;
  readonly webLabel: string | null;
  readonly images: readonly string[];
  readonly featured: boolean;
  readonly oneOffLot: boolean;
  readonly techDescription: string | null;
  readonly nutrientContent: string | null;
  readonly washLabel: string | null;
  readonly careLabel: string | null;
  readonly dateCreated: number;
  /** When what its page shows was last changed; prices of campaigns and stock not counted. */
  readonly changedAt: number;
}

export interface VariantRow {
  readonly id: number;
  readonly articleId: number;
  readonly ean: string;
  readonly purchasableOnWeb: boolean;
  readonly sizeId: number | null;
  readonly colorId: number | null;
  readonly image: string | null;
}

/** A row with quantity 0 says that the shop carries the article (DEC-62). */
export interface StockRow {
  readonly ean: string;
  readonly shopId: number;
  readonly qty: number;
}

/** Pieces by shop of each EAN, as they are at one instant. */
export type StockCounts = ReadonlyMap<string, readonly (readonly [shopId: number, qty: number])[]>;

export interface CampaignArticleRow {
  readonly id: number;
  /** The campaign as content that this price belongs to, if any. */
  readonly campaignId: number | null;
  readonly articleId: number;
  /** Null for offers over several articles, '3 for 2'. */
  readonly price: number | null;
  /** What the chain wants struck out beside it; without one the ordinary price. */
  readonly beforePrice?: number | null;
  readonly labelType: 'price' | 'percent' | 'multi' | 'club';
  /** JSON text as the chain's system keeps it (DEC-136). */
  readonly labelData: string | null;
  /** In force from `start` on and up to, not including, `end`; null is open. */
  readonly start: number | null;
  readonly end: number | null;
}

/** The lowest price asked, campaigns and club prices counted, from an instant until the article's next one. */
export interface PricePointRow {
  readonly articleId: number;
  readonly from: number;
  readonly price: number;
}

export interface RetiredSlugRow {
  readonly slug: string;
  readonly articleId: number;
}

/** ENT-85; an article without a row has rank 9999 (CONST-05). */
export interface RankRow {
  readonly articleId: number;
  readonly qtyRank: number;
  readonly turnoverRank: number;
}

/** Approved reviews alone (DEC-63): how many gave 1 … 5 stars, and how many found it small, true, large. */
export interface ReviewSummaryRow {
  readonly articleId: number;
  readonly ratingCounts: readonly [number, number, number, number, number];
  readonly trueToSizeCounts: readonly [number, number, number];
}

export interface CustomMemberRow {
  readonly articleGroup2Id: number;
  readonly articleId: number;
}

export interface CatalogueReference {
  readonly genders: readonly NamedRow[];
  readonly productLines: readonly NamedRow[];
  readonly colors: readonly ColorRow[];
  readonly colorGroups: readonly ColorGroupRow[];
  readonly mainGroups: readonly MainGroupRow[];
  readonly groups2: readonly Group2Row[];
  readonly groups3: readonly Group3Row[];
  readonly sizes: readonly NamedRow[];
  readonly shops: readonly NamedRow[];
}

export interface NamedRow {
  readonly id: number;
  readonly name: string;
}
export interface ColorRow extends NamedRow {
  readonly hex: string;
  readonly colorCode: string;
  readonly colorGroupId: number | null;
}
export interface ColorGroupRow extends NamedRow {
  readonly label: string;
  readonly hex: string;
  readonly colorId: number | null;
}
export interface MainGroupRow extends NamedRow {
  readonly banner: string | null;
  readonly bannerLink: string | null;
}
export interface Group2Row extends NamedRow {
  readonly mainGroupId: number;
  readonly custom: boolean;
}
export interface Group3Row extends NamedRow {
  readonly articleGroup2Id: number;
}
