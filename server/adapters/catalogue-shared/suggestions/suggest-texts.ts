import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import type { CategorySuggestion } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import { type Asking, numbersOf } from '../matching/hit-sets.ts';
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
  const [completed, groups] = yield* beside(
    new Completions(reader, reference, chain).of(text, take),
    categories<Hits>(reader.terms, text, take),
  );
  const { meant } = completed;
  const isWhole = groups.length > 0 || meant === text.trimEnd();
  return { ...completed, categories: isWhole ? groups : yield* categories<Hits>(reader.terms, meant, take) };
}

/** Two pieces of work that need nothing of each other: what they ask at the same time is asked at once. */
function* beside<Hits, One, Other>(one: Asking<Hits, One>, other: Asking<Hits, Other>): Asking<Hits, [One, Other]> {
  let [first, second] = [one.next(), other.next()];
  while (!first.done && !second.done) {
    const both = [first.value, second.value];
    const numbers = yield { type: 'several', questions: both };
    const ofFirst = numbersOf(first.value);
    [first, second] = [one.next(numbers.slice(0, ofFirst)), other.next(numbers.slice(ofFirst))];
  }
  while (!first.done) first = one.next(yield first.value);
  while (!second.done) second = other.next(yield second.value);
  return [first.value, second.value];
}
