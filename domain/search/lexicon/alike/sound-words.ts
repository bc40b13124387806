import { soundKey } from '../../language/sound-key.ts';
import { conditionSpellings } from '../conditions.ts';
import { dialectLines } from '../dialect.ts';
import { firstPartWords, thingWords } from '../goods.ts';
import { beginsAsOfOtherTrade } from '../other-trades.ts';
import { useLines } from '../uses.ts';

/** Words of the lexicon by how they sound; made when it is first asked for. */
let byKey: ReadonlyMap<string, readonly string[]> | null = null;
let firstByKey: ReadonlyMap<string, readonly string[]> | null = null;

/** Words that sound like one that nobody knows as it is written, the most alike first: 'fesketur', 'sjøyter', 'votta'. */
export function wordsThatSoundLike(word: string): readonly string[] {
  return word.length < shortestHeard || soundKey(word).length < shortestKey ? [] : alike(heard(), word);
}

function heard(): ReadonlyMap<string, readonly string[]> {
  byKey ??= keyed([
    ...thingWords,
    ...[...dialectLines, ...useLines].flatMap(({ said, meant }) => [...said, ...meant]),
    ...conditionSpellings.values(),
  ]);
  return byKey;
}

/** The same of a compound: both of its parts by ear. */
export function compoundsThatSoundLike(word: string): readonly string[] {
  if (beginsAsOfOtherTrade(word)) return [];
  firstByKey ??= keyed(firstPartWords);
  const found = new Set<string>();
  for (let cut = word.length - shortestLast; cut >= shortestFirst && found.size < mostCompounds; cut--) {
    const end = word.slice(cut);
    const lasts = [end, ...alike(heard(), end)].filter((last) => things().has(last)).slice(0, 2);
    if (lasts.length === 0) continue;
    const first = word.slice(0, cut);
    for (const start of [...alike(firstByKey, first), ...alike(firstByKey, first.replace(/[se]$/, ''))].slice(0, 3))
      for (const last of lasts) found.add(start + last);
  }
  return [...found];
}

/** Words for things: what a compound may end in. */
let thingSet: ReadonlySet<string> | null = null;
function things(): ReadonlySet<string> {
  thingSet ??= new Set([...thingWords, ...dialectLines.flatMap(({ said, meant }) => [...said, ...meant])]);
  return thingSet;
}

const shortestHeard = 4;
/** Shorter keys are those of too many words. */
const shortestKey = 4;
const shortestLast = 3;
const shortestFirst = 2;
const mostCompounds = 12;
const mostLonger = 3;

function alike(words: ReadonlyMap<string, readonly string[]>, word: string): readonly string[] {
  const length = (other: string) => Math.abs(other.length - word.length);
  return (words.get(soundKey(word)) ?? [])
    .filter(
      (other) => other !== word && length(other) <= mostLonger && other.length >= Math.min(shortestHeard, word.length),
    )
    .toSorted((a, b) => length(a) - length(b));
}

function keyed(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.includes('_')) continue;
    const key = soundKey(word);
    const same = found.get(key);
    if (same === undefined) found.set(key, [word]);
    else same.push(word);
  }
  return found;
}
