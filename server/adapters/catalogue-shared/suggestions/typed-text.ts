import { fold } from '#domain/search/language/fold.ts';

/** A text that is being typed, cut before the word or phrase that is not finished. */
export interface TypedText {
  readonly before: string;
  /** Folded, words with one space between them. */
  readonly prefix: string;
}

const longestPhrase = 3;

/** The text cut before its last word, its last two and its last three; none when it does not end in a word. */
export function cutsOf(text: string): readonly TypedText[] {
  const cuts: TypedText[] = [];
  for (const { index } of [...text.matchAll(/[\p{L}\p{N}-]+/gu)].slice(-longestPhrase).reverse()) {
    const said = text.slice(index);
    if (!/^[\p{L}\p{N} -]+$/u.test(said) || said.endsWith(' ')) break;
    cuts.push({ before: text.slice(0, index), prefix: fold(said.replaceAll('-', '').toLowerCase()) });
  }
  return cuts;
}
