import { fold } from '#domain/search/fold.ts';
import { type Word, wordsOf } from '#domain/search/words.ts';
import type { NearestText } from '../../../ports/catalogue-index.ts';
import type { Snapshot } from '../snapshot.ts';
import { type QueryWord, queryWords, readQuery } from './read-query.ts';

/** A word of the asked text that is still asked for, as what, and how much it says. */
interface KeptWord {
  readonly from: string;
  readonly to: string;
  readonly use: number;
}

const mostWords = 6;

/** The lower, the sooner a word is left out: a size says less than what the thing is. */
const uses = { size: 0, colour: 1, gender: 2, productLine: 3, thing: 4 } as const;

/**
 * The nearest text that has hits. Words that mean nothing here are corrected if they can be and left out if not; then,
 * while nothing is found, one word more is left out, that which says least first.
 */
export function nearestText(snapshot: Snapshot, text: string, hasHits: (text: string) => boolean): NearestText | null {
  const words = queryWords(text).slice(0, mostWords);
  const productLineWords = new Set(
    snapshot.reference.productLines.flatMap(({ name }) => wordsOf(name).map(({ text: word }) => fold(word))),
  );
  let kept = readQuery(snapshot.terms, words, { unfinished: false })
    .map((word) => keptWord(snapshot, word, { productLineWords, hasHits }))
    .filter((word) => word !== null);
  if (kept.length > 0 && hasHits(textOf(kept))) return described(words, kept);
  while (kept.length > 1) {
    const fewer = kept.toSorted((a, b) => a.use - b.use).map((leftOut) => kept.filter((word) => word !== leftOut));
    const found = fewer.find((candidate) => hasHits(textOf(candidate)));
    if (found) return described(words, found);
    kept = fewer[0] ?? [];
  }
  return null;
}

interface Surroundings {
  readonly productLineWords: ReadonlySet<string>;
  readonly hasHits: (text: string) => boolean;
}

function keptWord(
  { terms }: Snapshot,
  { word, match, takenFor }: QueryWord,
  { productLineWords, hasHits }: Surroundings,
): KeptWord | null {
  const from = written(word);
  if (takenFor.length > 0 || !hasHits(from)) {
    const head = terms.split(fold(word.text)).at(-1); // 'turistjakke' is at least a 'jakke'
    const to = [...takenFor, ...(head === undefined ? [] : [terms.spelling(head)])].find(hasHits);
    return to === undefined ? null : { from, to, use: uses.thing };
  }
  const fields = new Set(match.attributes.map(({ field }) => field));
  if (fields.has('SizeID')) return { from, to: from, use: uses.size };
  if (fields.has('ColorGroupID')) return { from, to: from, use: uses.colour };
  if (fields.has('GenderID')) return { from, to: from, use: uses.gender };
  return { from, to: from, use: productLineWords.has(fold(word.text)) ? uses.productLine : uses.thing };
}

function described(words: readonly Word[], kept: readonly KeptWord[]): NearestText {
  const stillThere = new Set(kept.map(({ from }) => from));
  return {
    text: textOf(kept),
    dropped: words.map(written).filter((word) => !stillThere.has(word)),
    corrected: kept.filter(({ from, to }) => from !== to).map(({ from, to }) => ({ from, to })),
  };
}

function textOf(kept: readonly KeptWord[]): string {
  return kept.map(({ to }) => to).join(' ');
}

function written(word: Word): string {
  return word.parts.length > 0 ? word.parts.join('-') : word.text;
}
