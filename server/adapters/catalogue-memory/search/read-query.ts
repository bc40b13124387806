import { firstForms } from '#domain/search/compound.ts';
import { fold } from '#domain/search/fold.ts';
import { isStopWord } from '#domain/search/stop-words.ts';
import { type Word, wordsOf } from '#domain/search/words.ts';
import type { TermIndex } from './term-index.ts';
import { either, hasNoMatch, matchJoined, matchWord, type WordMatch, weakened } from './word-match.ts';

/** A word of a query, as written, with the ways in which documents can answer to it. */
export interface QueryWord {
  readonly word: Word;
  readonly match: WordMatch;
  /** Set when the word was taken for others, one typing error away. */
  readonly takenFor: readonly string[];
}

/** Nothing a client sends may make a search slow: words beyond these are not read. */
const mostWords = 10;
const longestText = 200;

const typingError = 0.6;
const mostGuesses = 3;

/** The words of a query that say something, at most ten. An unfinished last word may become one that does. */
export function queryWords(text: string, { unfinished }: { unfinished: boolean } = { unfinished: false }): Word[] {
  return wordsOf(text.slice(0, longestText))
    .filter((word, at, all) => !isStopWord(word.text) || (unfinished && at === all.length - 1))
    .slice(0, mostWords);
}

/** How each word can be answered to. Typing errors are thought of only where nothing better was found (DEC-56). */
export function readQuery(
  index: TermIndex,
  words: readonly Word[],
  { unfinished }: { unfinished: boolean },
): QueryWord[] {
  const joined = words.slice(1).map((word, at) => matchJoined(index, words[at]?.text ?? '', word.text));
  return words.map((word, at) => {
    const last = at === words.length - 1;
    const found = matchWord(index, word, { unfinished: unfinished && last });
    const withNeighbours = [...(joined[at - 1] ?? []), ...(joined[at] ?? [])];
    const match = {
      ...found,
      terms: [...found.terms, ...withNeighbours],
      isTelling: found.isTelling || withNeighbours.length > 0,
    };
    return hasNoMatch(match) ? guess(index, word) : { word, match, takenFor: [] };
  });
}

/** The same query with guesses added at the words the shop does not know as such. */
export function withGuesses(index: TermIndex, words: readonly QueryWord[]): QueryWord[] {
  return words.map((known) => {
    if (known.match.isKnown || known.takenFor.length > 0) return known;
    const guessed = guess(index, known.word);
    return { ...guessed, match: either(known.match, guessed.match) };
  });
}

function guess(index: TermIndex, word: Word): QueryWord {
  const folded = fold(word.text);
  const whole = index.near.near(folded, mostGuesses);
  const takenFor = (whole.length > 0 ? whole : guessParts(index, folded)).map((guessed) => index.spelling(guessed));
  const match = takenFor
    .flatMap((text) => wordsOf(text))
    .map((guessed) => matchWord(index, guessed, { unfinished: false }))
    .reduce(either, nothing);
  return { word, match: weakened(match, typingError), takenFor };
}

/** Errors in the parts of a compound, one in each at most: 'vinterjake', 'langrenstaver'. */
function guessParts(index: TermIndex, folded: string): string[] {
  const guesses = (part: string, isKnown: boolean) => (isKnown ? [part] : index.near.near(part, mostGuesses));
  for (let cut = 3; cut <= folded.length - 3; cut++) {
    const [first, last] = [folded.slice(0, cut), folded.slice(cut)];
    const lasts = guesses(last, index.isWord(last));
    const firsts =
      lasts.length === 0
        ? []
        : guesses(
            first,
            firstForms(first).some((form) => index.isWord(form)),
          );
    const found = firsts
      .flatMap((guessedFirst) => lasts.map((guessedLast) => guessedFirst + guessedLast))
      .find(
        (guessed) =>
          guessed !== folded && !hasNoMatch(matchWord(index, { text: guessed, parts: [] }, { unfinished: false })),
      );
    if (found !== undefined) return [found];
  }
  return [];
}

const nothing: WordMatch = { terms: [], attributes: [], together: [], isKnown: false, isTelling: false };
