import type { CatalogueReference } from '../../ports/catalogue-rows.ts';
import type { ArticleColumns } from './article-columns.ts';
import type { FixedDimension, FixedFacetField, ShopDimension } from './dimension.ts';
import type { BothWays } from './order.ts';
import type { PriceSources, Prices } from './prices.ts';
import type { ReviewCounts } from './review-counts.ts';
import type { GroupName } from './search/group-names.ts';
import type { TermIndex } from './search/term-index.ts';
import type { StockColumns } from './stock-columns.ts';
import type { TextLookup } from './text-lookup.ts';
import type { TextTable } from './text-table.ts';
import type { VariantColumns } from './variant-columns.ts';

/** The whole catalogue as built at one time. Stock, what follows from it, and prices are patched; the rest is fixed. */
export interface Snapshot {
  readonly reference: CatalogueReference;
  readonly texts: TextTable;
  readonly articles: ArticleColumns;
  readonly variants: VariantColumns;
  readonly stock: StockColumns;
  readonly reviews: ReviewCounts;
  readonly dimensions: Readonly<Record<FixedFacetField, FixedDimension>>;
  readonly shops: ShopDimension;
  /** In how many shops each document is to be had (VAL-19). */
  readonly availability: Uint16Array;
  readonly orders: {
    readonly Name: BothWays;
    readonly BestsellerQty: BothWays;
    readonly BestsellerTurnover: BothWays;
  };
  readonly priceSources: PriceSources;
  prices: Prices;
  readonly bySlug: TextLookup;
  readonly retiredSlugs: ReadonlyMap<string, number>;
  readonly byEan: TextLookup;
  readonly byArticleNo: TextLookup;
  readonly terms: TermIndex;
  readonly groupNames: readonly GroupName[];
}
