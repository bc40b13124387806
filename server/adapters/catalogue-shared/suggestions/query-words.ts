import { isStopWord } from '#domain/search/language/stop-words.ts';
import { type Word, wordsOf } from '#domain/search/language/words.ts';

/** Nothing a client sends may make a search slow: words beyond these are not read. */
const mostWords = 10;
const longestText = 200;

/** The words of a query that say something, at most ten. An unfinished last word may become one that does. */
export function queryWords(text: string, { unfinished }: { unfinished: boolean } = { unfinished: false }): Word[] {
  return wordsOf(text.slice(0, longestText))
    .filter((word, at, all) => !isStopWord(word.text) || (unfinished && at === all.length - 1))
    .slice(0, mostWords);
}
