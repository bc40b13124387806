import { displayCategoryName } from '#domain/article/category.ts';
import { fold } from '#domain/search/fold.ts';
import { stem } from '#domain/search/stem.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { CategorySuggestion } from '../../../ports/catalogue-index.ts';
import { type Bits, hasBit, keepOnly } from '../bit-set.ts';
import { DocSet } from '../doc-set.ts';
import type { Snapshot } from '../snapshot.ts';
import { telling } from './fields.ts';
import { queryWords } from './read-query.ts';
import type { TextSearch } from './text-search.ts';

const mostCandidates = 200;

/** Whole texts that finish the last word and have articles, those with most first. */
export function completions(snapshot: Snapshot, search: TextSearch, text: string, take: number): string[] {
  const { terms } = snapshot;
  const typed = text.trimEnd();
  const lastWord = /[\p{L}\p{N}-]+$/u.exec(typed)?.[0] ?? '';
  const before = typed.slice(0, typed.length - lastWord.length);
  const start = fold(lastWord.replaceAll('-', '').toLowerCase());
  if (start.length < 2 || typed !== text) return [];
  const among = snapshot.articles.visible.slice();
  if (queryWords(before).length > 0) keepOnly(among, search.search(before).bits);
  const counted = terms
    .beginningWith(start, mostCandidates)
    .map((term) => ({ term, count: countTerm(snapshot, term, among) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.term - b.term);
  const families = new Set<string>();
  const found: string[] = [];
  for (const { term } of counted) {
    const family = stem(terms.folds[term] ?? '');
    if (families.has(family)) continue; // one form of each word is enough
    families.add(family);
    found.push(before + (terms.surfaces.get(term) ?? terms.terms[term] ?? ''));
    if (found.length === take) break;
  }
  return found;
}

function countTerm({ terms: { postings } }: Snapshot, term: number, among: Bits): number {
  let count = 0;
  const end = postings.starts[term + 1] ?? 0;
  for (let at = postings.starts[term] ?? 0; at < end; at++) {
    if (((postings.places[at] ?? 0) & telling) !== 0 && hasBit(among, postings.docs[at] ?? 0)) count++;
  }
  return count;
}

/** Groups whose name answers to the text; words for gender, colour and size do not count against them. */
export function categories(snapshot: Snapshot, text: string, take: number): CategorySuggestion[] {
  const words = queryWords(text).filter(
    (word, at, all) => at === all.length - 1 || snapshot.terms.attributes.of(word.text).length === 0,
  );
  const asked = words.map((word) => fold(word.text));
  if (asked.length === 0) return [];
  const { mainGroups, groups2, groups3 } = snapshot.reference;
  const visible = new DocSet(snapshot.articles.visible);
  const matching = (level: CategorySuggestion['level'], groups: readonly { id: number; name: string }[]) => {
    const counts = snapshot.dimensions[level].countIn(visible);
    return groups.flatMap(({ id, name }, place): (CategorySuggestion & { fit: number })[] => {
      const count = counts[place] ?? 0;
      const fit = count === 0 ? 0 : fitOf(snapshot, displayCategoryName(name), asked);
      return fit === 0 ? [] : [{ level, id, count, fit }];
    });
  };
  return [
    ...matching('ArticleGroup3ID', groups3),
    ...matching('ArticleGroup2ID', groups2),
    ...matching('MainGroupID', mainGroups),
  ]
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
    .slice(0, take)
    .map(({ level, id, count }) => ({ level, id, count }));
}

/** How well a name answers to all the words: 3 the words themselves, 2 their beginning, 1 as the head of a compound. */
function fitOf({ terms }: Snapshot, name: string, asked: readonly string[]): number {
  const words = wordsOf(name).map((word) => fold(word.text));
  const fits = asked.map((word) => {
    const stemmed = stem(word);
    if (words.some((own) => stem(own) === stemmed)) return 3;
    if (word.length >= 2 && words.some((own) => own.startsWith(word))) return 2;
    const head = (own: string) => stem(terms.split(own).at(-1) ?? own);
    return words.some((own) => head(own) === stemmed) ? 1 : 0;
  });
  return Math.min(...fits);
}
