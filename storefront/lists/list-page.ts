import type { PriceRange } from '#domain/filter/price-range.ts';
import type { FixedFilters } from '#domain/filter/search-filters.ts';
import { defaultSort, type ListSort } from '#domain/filter/sort.ts';
import type { CardArticle } from '../features/article-card/card-article.ts';
import type { ListFacets } from '../features/filter/list-facets.ts';
import type { SearchReading } from '../features/search/search-reading.ts';

/** Where the articles of a list come from. */
export type ListSource =
  | { readonly kind: 'category'; readonly main: number; readonly sub?: number; readonly group?: number }
  | { readonly kind: 'search'; readonly query: string; readonly fixed: FixedFilters }
  /** In the order given, until a sort is chosen (DEC-18). */
  | { readonly kind: 'ids'; readonly ids: readonly number[] };

/** A tile the chain has placed among the articles of a list, leading to something to read (ENT-43). */
export interface ListBanner {
  /** One of our own pages or blog posts. */
  readonly to: string;
  /** Null uses the picture of the page or post it leads to. */
  readonly image: string | null;
}

/** The banner with the title and reading time of what it leads to. */
export interface ListTile extends ListBanner {
  readonly title: string;
  readonly minutes: number;
}

export interface ListLink {
  readonly title: string;
  readonly to: string;
}

/** What a list's address stands for, apart from the articles: the same under every filter and sort. */
export interface ListPage {
  readonly title: string;
  readonly lead: string | null;
  readonly source: ListSource;
  /** The one address of this list for search engines (DEC-17). */
  readonly canonical: string;
  readonly indexed: boolean;
  readonly parents: readonly ListLink[];
  /** Links to the levels below, or to the same gender in each category (DEC-16). */
  readonly shortcuts: readonly ListLink[];
  /** Lowest and highest price of the category (DEC-51); null on other lists. */
  readonly prices: PriceRange | null;
  readonly banner?: ListBanner | null;
}

/** The articles of a list, as far as they are loaded. */
export interface ArticleList {
  readonly ok: true;
  readonly articles: readonly CardArticle[];
  /** How many articles of the whole list are loaded; records that could not be read count too (DEC-04). */
  readonly reached: number;
  readonly total: number;
  readonly facets: ListFacets;
  /** Of a search: how its query was understood. */
  readonly reading: SearchReading | null;
  /** Of a search that found one article or none: others to show instead. */
  readonly alternatives: AlternativeArticles | null;
  /** Shown among the articles. */
  readonly tile: ListTile | null;
}

/**
 * Not what was searched for, and labelled so: the search without its filters, articles like the one found, or the best
 * sellers.
 */
export interface AlternativeArticles {
  readonly reason: 'unfiltered' | 'nearest' | 'popular';
  readonly articles: readonly CardArticle[];
}

export type ListAnswer = ArticleList | { readonly ok: false; readonly status: number };

/** Loader data of a list screen. In the browser a slow list is a promise; everything else is there. */
export interface ListData {
  readonly page: ListPage;
  readonly path: string;
  /** Path, filters and sort: another key is another list. */
  readonly key: string;
  readonly list: ListAnswer | Promise<ListAnswer>;
}

/**
 * The order while no sort is chosen: best sellers first (DEC-43), but by relevance for a search text and as given for
 * ids.
 */
export function unsortedOf(source: ListSource): ListSort {
  const ownOrder = source.kind === 'ids' || (source.kind === 'search' && source.query !== '');
  return ownOrder ? null : defaultSort;
}

export function fixedFilters(source: ListSource): FixedFilters {
  switch (source.kind) {
    case 'category':
      return {
        mainGroup: source.main,
        ...(source.sub === undefined ? {} : { subgroup: source.sub }),
        ...(source.group === undefined ? {} : { groups: [source.group] }),
      };
    case 'search':
      return source.fixed;
    case 'ids':
      return { articles: source.ids };
  }
}
