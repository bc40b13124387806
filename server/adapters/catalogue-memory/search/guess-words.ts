import { firstForms } from '#domain/search/compound.ts';
import { fold } from '#domain/search/fold.ts';
import type { TermIndex } from './term-index.ts';
import { hasNoMatch, matchWord } from './word-match.ts';

const mostGuesses = 3;
/** Up to this length another first letter makes another word: 'jacket' is no 'racket'. */
const firstLetterHolds = 6;

/** Words of the shop one typing error away, the likeliest first; else errors in the parts of a compound. */
export function guessWords(index: TermIndex, word: string): string[] {
  const folded = fold(word);
  const whole = index.near.near(folded, mostGuesses).filter((known) => isLikely(folded, known));
  return (whole.length > 0 ? whole : guessParts(index, folded)).map((guessed) => index.spelling(guessed));
}

function isLikely(typed: string, known: string): boolean {
  return typed[0] === known[0] || typed.length > firstLetterHolds || isSwapped(typed, known);
}

/** The first two letters changed places. */
function isSwapped(typed: string, known: string): boolean {
  return typed[0] === known[1] && typed[1] === known[0];
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
