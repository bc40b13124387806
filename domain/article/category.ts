import type { Kroner } from '#domain/money/money.ts';
import type { ProductLine } from './product-line.ts';

/** Group, the third level (ENT-46). */
export interface Group {
  readonly id: number;
  readonly name: string;
  readonly articleGroup2ID: number;
  readonly articleGroup3ID: number;
}

/** Subcategory, the second level (ENT-45). The specification gives these names with capitals. */
export interface Subcategory {
  readonly ArticleGroup2ID: number;
  readonly MainGroupID: number;
  readonly Name: string;
  readonly minPrice: Kroner;
  readonly maxPrice: Kroner;
  readonly articlesCount: number;
  /** A hand-made list of articles without an article group 2 of its own (DEC-64). */
  readonly custom: boolean;
  readonly groups: readonly Group[];
}

/** Main category, the first level (ENT-43). */
export interface Category {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly banner: string | null;
  readonly bannerLink: string | null;
  readonly minPrice: Kroner;
  readonly maxPrice: Kroner;
  readonly subcategories: readonly Subcategory[];
  readonly availableProductlines: readonly ProductLine[];
  readonly current_page: number;
  readonly last_page: number;
}

/** The word 'Tekstil' is displayed as 'Klær'; inside another word it stays (ENT-44, TRAP-56). */
export function displayCategoryName(name: string): string {
  return name.replace(/[\p{L}\p{N}]+/gu, (word) => (word === 'Tekstil' ? 'Klær' : word));
}
