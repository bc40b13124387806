import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import type { CategorySuggestion } from '../../../ports/catalogue/catalogue-index.ts';
import { type Asking, countFeatures, type Feature } from '../matching/hit-sets.ts';
import type { GroupName } from '../terms/group-names.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { queryWords } from './query-words.ts';

/** Groups whose name answers to the text; words for gender, colour and size do not count against them. */
export function* categories<Hits>(terms: TermIndex, text: string, take: number): Asking<Hits, CategorySuggestion[]> {
  const words = queryWords(text, { unfinished: true }).filter(
    (word, at, all) => at === all.length - 1 || terms.attributes.of(word.text).length === 0,
  );
  const asked = words.map(({ text: word }) => ({ folded: fold(word), stemmed: stem(fold(word)) }));
  if (asked.length === 0) return [];
  const fitting = terms.groups
    .map((group) => ({ group, fit: Math.min(...asked.map((word) => fitOf(group, word))) }))
    .filter(({ fit }) => fit > 0);
  const counts = yield* countFeatures<Hits>(
    null,
    fitting.map(({ group: { level, id } }): Feature => ({ of: level, id })),
  );
  return fitting
    .map(({ group, fit }, at) => ({ group, fit, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
    .slice(0, take)
    .map(({ group: { level, id }, count }) => ({ level, id, count }));
}

/** How well a name answers to a word: 3 by the word itself, 2 by its beginning, 1 as the head of a compound. */
function fitOf({ words }: GroupName, { folded, stemmed }: { folded: string; stemmed: string }): number {
  if (words.some((own) => own.stemmed === stemmed)) return 3;
  if (folded.length >= 2 && words.some((own) => own.folded.startsWith(folded))) return 2;
  return words.some((own) => own.headStem === stemmed) ? 1 : 0;
}
