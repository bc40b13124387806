import { fold } from '#domain/search/language/fold.ts';
import type { Snapshot } from '../../snapshot.ts';
import { queryWords } from './query-words.ts';
import { byPeople, byPrice, goodsIn, kindsOf, mostPeople } from './refinements.ts';
import type { TriedTexts } from './tried-texts.ts';
import type { Candidate } from './word-candidates.ts';

/** A text that has hits, with what these may be divided by: kinds of goods, people, and after these one price. */
export function refinedTexts(
  snapshot: Snapshot,
  tried: TriedTexts,
  text: string,
  { longerWords, take }: { longerWords: readonly Candidate[]; take: number },
): Candidate[] {
  const { counts, set } = tried.hitsOf(text);
  const { understood } = tried.search(text).reading;
  const thing = understood.find(({ kind }) => kind === 'goods');
  const prices = appended(text, understood.some(({ kind }) => kind === 'price') ? [] : byPrice(snapshot, set));
  const people = appended(text, peopleOf(snapshot, tried, text).slice(0, mostPeople));
  if (thing === undefined) {
    const own = fold(queryWords(text).at(-1)?.text ?? '');
    const goods = goodsIn(snapshot, set).filter((candidate) => !fold(candidate.text).startsWith(own));
    return [...longerWords, ...byCount([...appended(text, goods), ...people]), ...prices];
  }
  const kinds = kindsOf(snapshot, counts, thing.text).map((kind) => ({
    text: text.replace(thing.text, kind.text),
    count: kind.count,
    isVerified: true,
  }));
  const rest = byCount([...kinds, ...people, ...longerWords]);
  return [...rest.slice(0, take - 1), ...prices, ...rest.slice(take - 1)];
}

/** For whom the hits of the text are, unless it says so itself. */
export function peopleOf(snapshot: Snapshot, tried: TriedTexts, text: string): Candidate[] {
  const isSaidAlready = tried.search(text).reading.understood.some(({ kind }) => kind === 'gender' || kind === 'age');
  return isSaidAlready ? [] : byPeople(snapshot, tried.hitsOf(text).set);
}

export function byCount(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.count - a.count);
}

/** Counted among the hits of the text, so that both together have hits too. */
function appended(text: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map(({ text: more, count }) => ({ text: `${text} ${more}`, count, isVerified: true }));
}
