const oneWord = /^\p{L}[\p{L}\p{N}]*(?:-\p{L}[\p{L}\p{N}]*)*$/u;

/** A synonym may be of so many words in a row. */
export const mostPhraseWords = 3;
/** A word stands for so many others. */
export const mostSynonyms = 20;

/** Whether a query, as `normaliseQuery` writes it, is words alone, and not too many. */
export function isWords(said: string, most: number): boolean {
  const words = said.split(' ');
  return words.length <= most && words.every((word) => oneWord.test(word));
}

export interface WrittenSynonym {
  readonly word: string;
  readonly words: readonly string[];
  /** Each of the words stands for this one too. */
  readonly both: boolean;
}

/** What is wrong with a synonym as a whole; null: nothing. */
export function synonymFault({ word, words, both }: WrittenSynonym): 'phrase-both-ways' | 'itself' | null {
  if (both && word.includes(' ')) return 'phrase-both-ways';
  return words.includes(word) ? 'itself' : null;
}
