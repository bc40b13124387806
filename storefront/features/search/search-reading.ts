import type { SearchAnswer } from '#contract/article.ts';

/** A part of a query and how the search understood it. */
export type UnderstoodPart = NonNullable<SearchAnswer['understood']>[number];

/** How the search understood a query (docs/search.md). */
export interface SearchReading {
  readonly understood: readonly UnderstoodPart[];
  readonly leftOut: NonNullable<SearchAnswer['left_out']>;
  readonly corrected: { readonly from: string; readonly to: string } | null;
  readonly didYouMean: readonly string[];
  readonly pages: NonNullable<SearchAnswer['pages']>;
}
