import { Fragment } from 'react';

export interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/**
 * The text with what the shopper has typed marked in it: where words begin so, and at the end of a compound of the whole
 * word. A text that says the same in other words has nothing marked.
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

/** A word typed in full is marked whole; the last may be a beginning, or the thing at the end of a compound. */
function markOf(word: string, typed: readonly string[]): readonly [start: number, end: number] {
  const last = typed.at(-1) ?? '';
  if (typed.includes(word)) return [0, word.length];
  if (last !== '' && word.startsWith(last)) return [0, last.length];
  const isHead = last.length > 2 && word.endsWith(last);
  return isHead ? [word.length - last.length, word.length] : [0, 0];
}
