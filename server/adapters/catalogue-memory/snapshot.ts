import type { CatalogueReference } from '../../ports/catalogue/catalogue-rows.ts';
import type { TermIndex } from '../catalogue-shared/terms/term-index.ts';
import type { ArticleColumns } from './columns/article-columns.ts';
import type { FixedFacetField } from './columns/dimension.ts';
import type { FixedDimension } from './columns/fixed-dimension.ts';
import type { PriceSources, Prices } from './columns/prices.ts';
import type { ReviewCounts } from './columns/review-counts.ts';
import type { ShopDimension } from './columns/shop-dimension.ts';
import type { StockColumns } from './columns/stock-columns.ts';
import type { VariantColumns } from './columns/variant-columns.ts';
import type { TermStore } from './search/terms/term-store.ts';
import type { BothWays } from './structures/order.ts';
import type { TextLookup } from './structures/text-lookup.ts';
import type { TextTable } from './structures/text-table.ts';

/** The whole catalogue. Built in one go; then stock, prices and single articles are patched in place. */
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
  readonly orders: Record<'Name' | 'BestsellerQty' | 'BestsellerTurnover', BothWays>;
  readonly priceSources: PriceSources;
  readonly prices: Prices;
  readonly bySlug: TextLookup;
  readonly retiredSlugs: Map<string, number>;
  readonly byEan: TextLookup;
  readonly byArticleNo: TextLookup;
  /** By their last digits. */
  readonly byEanTail: TextLookup;
  readonly byArticleTail: TextLookup;
  terms: TermIndex<TermStore>;
}
