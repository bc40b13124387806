import { fold } from '#domain/search/fold.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import { stem } from '#domain/search/stem.ts';
import type { CategorySuggestion } from '../../../ports/catalogue-index.ts';
import { type Bits, hasBit, keepOnly } from '../bit-set.ts';
import type { Snapshot } from '../snapshot.ts';
import { telling } from './fields.ts';
import type { GroupName } from './group-names.ts';
import { queryWords } from './query-words.ts';
import type { TextSearch } from './text-search.ts';

const mostCandidates = 200;
const everything = { unfinished: false, ignore: [], chosen: new Set<string>(), within: () => null };

/** Whole texts that finish the last word and have articles, those with most first. */
export function completions(
  { snapshot, search, chain }: { snapshot: Snapshot; search: TextSearch; chain: ChainWords },
  text: string,
  take: number,
): string[] {
  const { terms } = snapshot;
  const typed = text.trimEnd();
  const lastWord = /[\p{L}\p{N}-]+$/u.exec(typed)?.[0] ?? '';
  const before = typed.slice(0, typed.length - lastWord.length);
  const start = fold(lastWord.replaceAll('-', '').toLowerCase());
  const isEnough = start.length > 1 || (start.length === 1 && before !== '');
  if (!isEnough || typed !== text) return [];
  const among = snapshot.articles.visible.slice();
  if (queryWords(before).length > 0) keepOnly(among, search.search(before, { ...everything, chain }).bits);
  const counted = terms
    .beginningWith(start, mostCandidates)
    .map((term) => ({ term, count: countTerm(snapshot, term, among) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const families = new Set(queryWords(before).map((word) => stem(fold(word.text))));
  const found: string[] = [];
  for (const { term } of counted) {
    const family = stem(terms.folds[term] ?? '');
    if (families.has(family)) continue; // one form of each word is enough, and none of those already written
    families.add(family);
    const whole = before + (terms.surfaces.of(term) ?? terms.terms[term] ?? '');
    if (whole !== typed) found.push(whole);
    if (found.length === take) break;
  }
  return found;
}

function countTerm({ terms: { postings } }: Snapshot, term: number, among: Bits): number {
  let count = 0;
  const { docs, places } = postings.of(term);
  for (let at = 0; at < docs.length; at++) {
    if (((places[at] ?? 0) & telling) !== 0 && hasBit(among, docs[at] ?? 0)) count++;
  }
  return count;
}

/** Groups whose name answers to the text; words for gender, colour and size do not count against them. */
export function categories(snapshot: Snapshot, text: string, take: number): CategorySuggestion[] {
  const words = queryWords(text, { unfinished: true }).filter(
    (word, at, all) => at === all.length - 1 || snapshot.terms.attributes.of(word.text).length === 0,
  );
  const asked = words.map(({ text: word }) => ({ folded: fold(word), stemmed: stem(fold(word)) }));
  if (asked.length === 0) return [];
  return snapshot.terms.groups
    .map((group) => ({ group, fit: Math.min(...asked.map((word) => fitOf(group, word))) }))
    .filter(({ fit }) => fit > 0)
    .map(({ group, fit }) => ({ group, fit, count: countGroup(snapshot, group) }))
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

function countGroup({ dimensions, articles }: Snapshot, { level, id }: GroupName): number {
  const dimension = dimensions[level];
  let count = 0;
  dimension.eachDoc(dimension.placeOf(id), (doc) => {
    if (hasBit(articles.visible, doc)) count++;
  });
  return count;
}
