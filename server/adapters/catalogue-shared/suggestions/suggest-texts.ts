import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { CategorySuggestion } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { Asking } from '../matching/hit-sets.ts';
import type { TextReader } from '../matching/read-text.ts';
import { categories } from './category-suggestions.ts';
import { type Completed, Completions } from './completions.ts';

export interface SuggestionQuestion {
  readonly text: string;
  readonly take: number;
  readonly chain: ChainWords;
}

/** What may be meant by what is typed, and the categories that answer to it; to what is meant, where none does to the text. */
export function* suggestTexts<Hits>(
  reader: TextReader<Hits>,
  reference: CatalogueReference,
  { text, take, chain }: SuggestionQuestion,
): Asking<Hits, Completed & { readonly categories: CategorySuggestion[] }> {
  const completed = yield* new Completions(reader, reference, chain).of(text, take);
  const { meant } = completed;
  const groups = yield* categories<Hits>(reader.terms, text, take);
  const isWhole = groups.length > 0 || meant === text.trimEnd();
  return { ...completed, categories: isWhole ? groups : yield* categories<Hits>(reader.terms, meant, take) };
}
