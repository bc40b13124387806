import { searchFoundText } from '#content/nb/search-found.ts';
import { readingLabel } from './reading-label.ts';
import type { SearchReading } from './search-reading.ts';

type LeftOut = SearchReading['leftOut'][number];

/** One line for each reason why something was given up: 'Ingen treff med «blå». Viser de nærmeste treffene.' */
export function leftOutLines({ leftOut, understood }: SearchReading, total: number): readonly string[] {
  const shared = new Set(understood.map(({ text }) => text));
  return (['not_sold', 'no_hits', 'unknown'] as const).flatMap((reason) => {
    const words = leftOut.filter((reading) => reading.reason === reason).map((reading) => wordsOf(reading, shared));
    if (words.length === 0) return [];
    const line = searchFoundText.leftOut[reason](listed([...new Set(words)]));
    return [total > 0 && reason !== 'not_sold' ? `${line} ${searchFoundText.shownWithout}` : line];
  });
}

/** The word as it was typed; of a word that was matched in part ('vinter' of 'vinterjakke') the part's own name. */
function wordsOf(reading: LeftOut, shared: ReadonlySet<string>): string {
  return searchFoundText.quoted(shared.has(reading.text) ? readingLabel(reading).toLowerCase() : reading.text);
}

function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(searchFoundText.and);
}
