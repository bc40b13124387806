import { memoize } from '../../language/memoize.ts';
import { lexiconWords } from '../everyday-words.ts';

/** The lexicon's words by the runs of three letters in them; made when it is first asked for. */
let byRun: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * The word of the lexicon that a word nobody knows resembles most by its letters, or an empty one: 'tøflis', 'redingsfest'.
 * For when nothing else is known of a text: two slips and the endings of talk come through, other words do not.
 */
export const resemblingWord = memoize((folded) => {
  if (folded.length < shortest) return '';
  const runs = runsOf(folded);
  const shared = new Map<string, number>();
  byRun ??= lexiconByRun();
  for (const run of runs) for (const word of byRun.get(run) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
  let best = '';
  let most = leastResemblance;
  for (const [word, count] of shared) {
    if (word[0] !== folded[0]) continue;
    const alike = (2 * count) / (runs.size + runsOf(word).size);
    if (alike > most) [best, most] = [word, alike];
  }
  return best;
});

const shortest = 5;
/** Of the runs of both words, how many are shared. Below it are words that happen to end alike. */
const leastResemblance = 0.54;

function lexiconByRun(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of new Set(lexiconWords.map(({ folded }) => folded))) {
    if (word.length < shortest || /[^a-z]/.test(word)) continue;
    for (const run of runsOf(word)) {
      const known = found.get(run);
      if (known === undefined) found.set(run, [word]);
      else known.push(word);
    }
  }
  return found;
}

/** Two marks before the word, so that how it begins counts more than how it ends. */
function runsOf(word: string): ReadonlySet<string> {
  const marked = `^^${word}$`;
  const runs = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at++) runs.add(marked.slice(at, at + 3));
  return runs;
}
