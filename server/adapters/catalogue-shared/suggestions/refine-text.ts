import { fold } from '#domain/search/language/fold.ts';
import { type Asking, together } from '../matching/hit-sets.ts';
import { queryWords } from './query-words.ts';
import { byPeople, byPrice, goodsIn, kindsOf, mostPeople } from './refinements.ts';
import type { SuggestionParts } from './suggestion-parts.ts';
import type { Candidate } from './word-candidates.ts';

/** A text that has hits, with what these may be divided by: kinds of goods, people, and after these one price. */
export function* refinedTexts<Hits>(
  parts: SuggestionParts<Hits>,
  text: string,
  { longerWords, take }: { longerWords: readonly Candidate[]; take: number },
): Asking<Hits, Candidate[]> {
  const { terms, reference, tried } = parts;
  const count = tried.countAmong(text);
  const { understood } = (yield* tried.search(text)).reading;
  const thing = understood.find(({ kind }) => kind === 'goods');
  const isPriced = understood.some(({ kind }) => kind === 'price');
  const [whose = [], divided = [], limits = []] = yield* together<Hits, Candidate[]>([
    peopleOf(parts, text),
    thing === undefined ? goodsIn(terms, reference, count) : kindsOf(terms, count, thing.text),
    ...(isPriced ? [] : [byPrice(count)]),
  ]);
  const prices = appended(text, limits);
  const people = appended(text, whose.slice(0, mostPeople));
  if (thing === undefined) {
    const own = fold(queryWords(text).at(-1)?.text ?? '');
    const goods = divided.filter((found) => !fold(found.text).startsWith(own));
    return [...longerWords, ...byCount([...appended(text, goods), ...people]), ...prices];
  }
  const kinds = divided.map((kind) => ({
    text: text.replace(thing.text, kind.text),
    count: kind.count,
    isVerified: true,
  }));
  const rest = byCount([...kinds, ...people, ...longerWords]);
  return [...rest.slice(0, take - 1), ...prices, ...rest.slice(take - 1)];
}

/** For whom the hits of the text are, unless it says so itself. */
export function* peopleOf<Hits>({ tried }: SuggestionParts<Hits>, text: string): Asking<Hits, Candidate[]> {
  const { reading } = yield* tried.search(text);
  const isSaidAlready = reading.understood.some(({ kind }) => kind === 'gender' || kind === 'age');
  return isSaidAlready ? [] : yield* byPeople(tried.countAmong(text));
}

export function byCount(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.count - a.count);
}

/** Counted among the hits of the text, so that both together have hits too. */
function appended(text: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map(({ text: more, count }) => ({ text: `${text} ${more}`, count, isVerified: true }));
}
