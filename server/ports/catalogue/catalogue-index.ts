import type { ManyValuesOp, OneValueOp, FilterField as WireFilterField } from '#domain/filter/wire-filter.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { QueryReading } from '#domain/search/reader/query-reading.ts';
import type { ArticleRow, CampaignArticleRow, CatalogueReference, CatalogueRows, StockRow } from './catalogue-rows.ts';

/**
 * The published catalogue, ready to be asked: lists, filters, facets, sorting, search, single articles. Every answer is
 * as of the last change; nothing here is ever sold from (stock is taken in PostgreSQL). Lists and search know visible
 * articles only; `article` and `bySlug` know hidden ones too.
 */
export interface Catalogue extends CatalogueView, CatalogueReader, CatalogueSuggester {}

/** One that this process keeps up to date itself. */
export interface CatalogueIndex extends Catalogue, CatalogueWriter {}

/** What every process knows without asking anybody, whatever engine answers the rest. */
export interface CatalogueView {
  /** Counts changes of any kind but stock, from 0 (empty). */
  readonly version: number;
  /** Counts changes after which any answer may be another: those that no `CatalogueChange` describes. */
  readonly edition: number;
  readonly reference: CatalogueReference;
  /** Articles known, hidden ones included. */
  readonly size: number;
  /** The next instant after the one the prices hold for at which a campaign starts or ends; null when none does. */
  nextChangeAt(): number | null;
}

/** Each answer is of one state of the catalogue; two answers may be of two. */
export interface CatalogueReader {
  query(query: CatalogueQuery): Promise<CatalogueAnswer>;
  /** Several at once, answered in the order asked. */
  queries(queries: readonly CatalogueQuery[]): Promise<CatalogueAnswer[]>;
  /** The whole article, hidden or not; null when unknown. */
  article(id: number): Promise<CatalogueArticleDetail | null>;
  /** The same for several, in the order asked, unknown ones left out. */
  articles(ids: readonly number[]): Promise<CatalogueArticleDetail[]>;
  /** Visible articles in the order asked, unknown and hidden ones left out (DEC-60, DEC-18). */
  bundle(ids: readonly number[]): Promise<CatalogueArticle[]>;
  /** The next visible articles by id, for whoever goes through all of them. */
  idsAfter(id: number, take: number): Promise<number[]>;
  /** The article that has or has had this slug (DEC-10); `slugsOf` says whether it is the current one. */
  bySlug(slug: string): Promise<number | null>;
  /** The current slugs of articles, hidden or not; unknown ones have none. */
  slugsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The article a variant belongs to, hidden or not. */
  byEan(ean: string): Promise<number | null>;
  /** Pieces per shop, most first, then by id; none of quantity 0 (DEC-73). Null: unknown ean. */
  stockOf(ean: string): Promise<ShopStock[] | null>;
  /** Pieces of an article in each of the shops, all sizes or one, in the order asked; shops without pieces left out. */
  piecesIn(articleId: number, shopIds: readonly number[], sizeId: number | null): Promise<ShopStock[]>;
}

export interface CatalogueSuggester {
  /** While typing: the last word may be unfinished. At most `take` of each kind. */
  suggest(text: string, take: number, chain?: ChainWords): Promise<Suggestions>;
}

/** How the catalogue follows the database: each method that changes what is answered says what it touched. */
export interface CatalogueWriter {
  /**
   * Builds aside from what `load` gives and then swaps, without a long stop for readers. Stock changes that arrive while
   * it runs are put on top. One at a time: a second call waits for the first. A failing load leaves all as it was.
   */
  replace(load: () => Promise<CatalogueRows>, now: number): Promise<void>;
  /**
   * The same for some articles, at once: `load` gives the rows of those alone, and the whole reference. Articles of
   * `articleIds` that are not among the rows are removed; all others stay as they are. The index then answers as one that
   * was rebuilt. Also while a `replace` is running, in one order with other updates.
   */
  update(articleIds: readonly number[], load: () => Promise<CatalogueRows>, now: number): Promise<CatalogueChange>;
  /** Absolute quantities, patched in place in the order of the calls; unknown eans are ignored. */
  applyStock(changes: readonly StockRow[]): Promise<CatalogueChange>;
  /** Brings prices and campaigns to the instant. */
  advance(now: number): Promise<CatalogueChange>;
}

/** What a change touched, for those who cache answers made before it. */
export interface CatalogueChange {
  /** Articles that are not what they were. */
  readonly articleIds: readonly number[];
  /** The changed articles of which only the number of pieces differs: lists show them as before. */
  readonly piecesAlone?: readonly number[];
  /** Values whose lists may hold other articles, figures or another order: those the articles have, and those they had. */
  readonly lists: readonly ListOf[];
  /** Nothing but stock changed: articles, prices and the number of articles in a list are what they were. */
  readonly stockAlone: boolean;
}

/** The list of everything with one value: 'MainGroupID:3'. */
export type ListOf = `${FacetField | 'CampaignID'}:${number}`;

/** DEC-46's fields and the size of a variant; and one for our own pages: the campaign (as content) in force on it. */
export type FilterField = WireFilterField | 'CampaignID';

/**
 * One comparison. On a field with several values per article (colours, shops …) it holds when one of the values passes,
 * `not_in` when none of them is listed. `between` takes the first and the last value, both inclusive (VAL-18).
 * Availability is the number of shops with pieces, the web stock included (VAL-19, ENT-29).
 */
export type CatalogueFilter =
  | { readonly field: FilterField; readonly op: OneValueOp; readonly value: number }
  | { readonly field: FilterField; readonly op: ManyValuesOp; readonly values: readonly number[] };

export type SortKey = 'Name' | 'GrossPrice' | 'BestsellerQty' | 'BestsellerTurnover';

/** Ties: Name in Norwegian order, then ArticleID, ascending in both directions (DEC-44). */
export interface CatalogueSort {
  readonly by: SortKey;
  readonly order: 'asc' | 'desc';
}

/** Dimensions that can be counted; the six of GEN-17 (price apart), size, and the two upper levels of groups. */
export type FacetField =
  | 'ColorGroupID'
  | 'GenderID'
  | 'ProductLineID'
  | 'AvailableShopID'
  | 'ArticleGroup3ID'
  | 'SizeID'
  | 'ArticleGroup2ID'
  | 'MainGroupID';

export interface CatalogueQuery {
  /**
   * Free text; empty or absent means all. It is read (docs/search.md): hits meet as much of what it says as any article
   * under the same scope and filters does, and the goods it names are never given up while the shop has them.
   */
  readonly text?: string;
  /** Keys of readings that the shopper has taken back: they are not read. */
  readonly ignore?: readonly string[];
  /** The chain's own synonyms and stop words. */
  readonly chain?: ChainWords;
  /**
   * Articles with a place of their own among the hits by relevance, whether the text finds them or not. Hidden ones, sold out
   * ones and those that do not pass the filters have none.
   */
  readonly pins?: readonly Pin[];
  /** Hits that come behind all others. */
  readonly buried?: readonly number[];
  /** What the page itself is about (a category, a gender): holds for every facet count too. */
  readonly scope?: readonly CatalogueFilter[];
  /**
   * What the shopper has chosen, joined with AND (VAL-17). With a SizeID filter, colour, shop and Availability must hold
   * for one and the same variant of that size; without one they are facts about the article.
   */
  readonly filters?: readonly CatalogueFilter[];
  /** Absent: by relevance when there is a text (ties: best seller, then name), else by Name ascending. */
  readonly sort?: CatalogueSort;
  readonly from: number;
  readonly take: number;
  readonly facets?: readonly FacetField[];
  /** Also the price range and histogram. */
  readonly priceFacet?: boolean;
  /** Also the page's articles, of the same state as its ids: those for which it says yes. */
  readonly articles?: (id: number) => boolean;
}

/** `position` counts from 1. */
export interface Pin {
  readonly articleId: number;
  readonly position: number;
}

export interface CatalogueAnswer {
  /** The page's article ids, in order. */
  readonly ids: number[];
  /** Those of them that were asked for, in order. */
  readonly articles: readonly CatalogueArticle[];
  /** One per id when sorted by relevance, else null. */
  readonly scores: number[] | null;
  readonly total: number;
  /** Each dimension counted as if the shopper's own choice in it were not made; values without articles are absent. */
  readonly facets: { readonly [F in FacetField]?: readonly FacetCount[] };
  readonly price: PriceFacet | null;
  /** How the text was read; null without one. */
  readonly reading: QueryReading | null;
}

export interface FacetCount {
  readonly id: number;
  readonly count: number;
}

/** Over the hits as if no price were chosen. All zero and empty when there are none. */
export interface PriceFacet {
  readonly min: number;
  readonly max: number;
  /** Counts of equally wide buckets; bucket i holds prices from `start + i × width` up to, not including, the next. */
  readonly start: number;
  readonly width: number;
  readonly histogram: readonly number[];
}

export interface ShopStock {
  readonly id: number;
  readonly qty: number;
}

type DetailField = 'techDescription' | 'nutrientContent' | 'washLabel' | 'careLabel' | 'dateCreated';

/** What a list record on the wire is made of; names of groups, genders … are in `reference`. */
export interface CatalogueArticle extends Omit<ArticleRow, DetailField> {
  /** What the shopper pays at the instant of the index (DEC-52). */
  readonly grossPrice: number;
  /** The price that may lawfully be shown as struck out, or null (domain/article/lowest-prior-price.ts). */
  readonly beforePrice: number | null;
  /** In force at that instant, lowest price first, then lowest id (DEC-136). */
  readonly campaigns: readonly CampaignArticleRow[];
  /** Its main group, and those of the hand-made subcategories it is in. */
  readonly mainGroupIds: readonly number[];
  /** Its own subcategory, and the hand-made ones it is in. */
  readonly articleGroup2Ids: readonly number[];
  /** Of its variants, in the order of the reference lists. */
  readonly colorIds: readonly number[];
  readonly colorGroupIds: readonly number[];
  /** Shops that carry it, by id, and those with pieces of some variant (DEC-62). */
  readonly shopIds: readonly number[];
  readonly availableShopIds: readonly number[];
  readonly bestsellerQty: number;
  readonly bestsellerTurnover: number;
  /** DEC-63: one decimal, null without approved reviews. */
  readonly averageRating: number | null;
  readonly reviewCount: number;
}

export interface CatalogueArticleDetail extends CatalogueArticle, Pick<ArticleRow, DetailField> {
  /** How many gave 1 … 5 stars, and how many found it small, true, large. */
  readonly ratingCounts: readonly number[];
  readonly trueToSizeCounts: readonly number[];
  readonly variants: readonly CatalogueVariant[];
}

export interface CatalogueVariant {
  readonly id: number;
  readonly ean: string;
  readonly purchasableOnWeb: boolean;
  readonly sizeId: number | null;
  readonly colorId: number | null;
  readonly image: string | null;
  /** DEC-73: most pieces first, then by id; none of quantity 0. */
  readonly shops: readonly ShopStock[];
}

export interface Suggestions {
  /** Whole texts that have hits, best first. */
  readonly completions: readonly string[];
  readonly articleIds: readonly number[];
  readonly categories: readonly CategorySuggestion[];
}

export interface CategorySuggestion {
  readonly level: 'MainGroupID' | 'ArticleGroup2ID' | 'ArticleGroup3ID';
  readonly id: number;
  readonly count: number;
}
