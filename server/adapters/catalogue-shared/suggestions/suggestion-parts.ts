import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { TermIndex } from '../terms/term-index.ts';
import type { TriedTexts } from './tried-texts.ts';

/** What suggestions are made from, for one request. */
export interface SuggestionParts<Hits> {
  readonly terms: TermIndex;
  readonly reference: CatalogueReference;
  readonly tried: TriedTexts<Hits>;
}
