import { fold } from '#domain/search/language/fold.ts';
import { stem } from '#domain/search/language/stem.ts';
import { firstForms } from '#domain/search/lexicon/compound.ts';
import type { TermIndex } from '../terms/term-index.ts';

const mostGuesses = 3;
/** Up to this length another first letter makes another word: 'jacket' is no 'racket'. */
const firstLetterHolds = 6;
/** Shorter words are too easily two others with an error in one of them: 'vattert' is no 'vatt telt'. */
const shortestMended = 8;

/** Words of the shop one typing error away, the likeliest first; else a compound of the shop with an error in its parts. */
export function guessWords(index: TermIndex, word: string): string[] {
  const folded = fold(word);
  const whole = index.near.near(folded, mostGuesses).filter((known) => isLikely(folded, known));
  const found =
    whole.length > 0
      ? whole
      : partGuesses(index, folded)
          .filter((guess) => isShopWord(index, guess))
          .slice(0, 1);
  return found.map((guessed) => index.spelling(guessed));
}

/** A compound with an error in one part, whether or not the shop has it. */
export function guessParts(index: TermIndex, word: string): string[] {
  return word.length < shortestMended ? [] : partGuesses(index, fold(word)).slice(0, 1);
}

function isShopWord(index: TermIndex, folded: string): boolean {
  const stemmed = stem(folded);
  return index.family(stemmed).length > 0 || index.compoundsEndingIn(stemmed).length > 0;
}

function isLikely(typed: string, known: string): boolean {
  return typed[0] === known[0] || typed.length > firstLetterHolds || isSwapped(typed, known);
}

/** The first two letters changed places. */
function isSwapped(typed: string, known: string): boolean {
  return typed[0] === known[1] && typed[1] === known[0];
}

/** An error in one part of a compound: 'vinterjake', 'langrenstaver'. */
function partGuesses(index: TermIndex, folded: string): string[] {
  const found: string[] = [];
  for (let cut = 3; cut <= folded.length - 3 && found.length < mostGuesses; cut++) {
    const [first, last] = [folded.slice(0, cut), folded.slice(cut)];
    const isLastKnown = index.isWord(last);
    const isFirstKnown = firstForms(first).some((form) => index.isWord(form));
    // One error in one part: two would make any word out of any other.
    if (isLastKnown === isFirstKnown) continue;
    const guesses = index.near
      .near(isLastKnown ? first : last, mostGuesses)
      .filter((known) => isLikely(isLastKnown ? first : last, known));
    for (const guess of guesses) found.push(isLastKnown ? guess + last : first + guess);
  }
  return found;
}
