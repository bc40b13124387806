import { Fragment } from 'react';

export interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/**
 * The text with the typed words highlighted: at the beginning of words, and whole words at the end of a compound. A
 * text that matches by other words has no highlight.
 */
export function Highlight({ text, query }: HighlightProps) {
  const typed = query.split(' ');
  return text.split(/(?<= )/).map((word, at) => {
    const [start, end] = markOf(word.trimEnd().toLowerCase(), typed);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
      <Fragment key={at}>
        {word.slice(0, start)}
        {end > start && <mark>{word.slice(start, end)}</mark>}
        {word.slice(end)}
      </Fragment>
    );
  });
}

/** A word that was typed in full is highlighted whole; the last one may be a beginning, or the end of a compound. */
function markOf(word: string, typed: readonly string[]): readonly [start: number, end: number] {
  const last = typed.at(-1) ?? '';
  if (typed.includes(word)) return [0, word.length];
  if (last !== '' && word.startsWith(last)) return [0, last.length];
  const isHead = last.length > 2 && word.endsWith(last);
  return isHead ? [word.length - last.length, word.length] : [0, 0];
}
