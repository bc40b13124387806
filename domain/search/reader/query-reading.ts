import { type PageTopic, pageTopics } from '../lexicon/pages.ts';
import type { Reading, ReadingKind } from './reading.ts';

/** A part of a query as it is told to the shopper. */
export type Understood = Omit<Reading, 'meaning'>;

/** Why a part was not asked for: no such word here, nothing meets it, or no such goods and the nearest are shown. */
export type LeftOutReason = 'unknown' | 'no_hits' | 'not_sold';

export interface LeftOut extends Understood {
  readonly reason: LeftOutReason;
}

/** How a query was read: what the hits meet, what was given up, and what words were taken for. */
export interface QueryReading {
  readonly understood: readonly Understood[];
  readonly leftOut: readonly LeftOut[];
  /** Set when words were taken for others: the query as written, and as it was asked. */
  readonly corrected: { readonly from: string; readonly to: string } | null;
  /** Other queries that may have been meant. */
  readonly didYouMean: readonly string[];
  /** What pages are asked for. */
  readonly pages: readonly PageTopic[];
  /** The shops that are named. */
  readonly shopIds: readonly number[];
}

/** Said in the query and asked of no article: nothing to be left out. */
const saidOnly: ReadonlySet<ReadingKind> = new Set(['order', 'near', 'quantity', 'page']);

/** Says what is looked for, not only how it should be. */
const saysWhat: ReadonlySet<ReadingKind> = new Set(['goods', 'line', 'word', 'use', 'season', 'weather', 'material']);

/** What is told of the readings, by which of them the hits meet. */
export function queryReading(text: string, readings: readonly Reading[], met: ReadonlySet<Reading>): QueryReading {
  const understood: Understood[] = [];
  const leftOut: LeftOut[] = [];
  const isAllMentioned = !readings.some(({ kind }) => saysWhat.has(kind));
  for (const reading of readings) {
    const { meaning, ...told } = reading;
    const isInstead = meaning.type === 'words' && meaning.anyOf.some(({ instead }) => instead);
    if (reading.kind === 'page') continue;
    if (reading.kind === 'unknown') leftOut.push({ ...told, reason: 'unknown' });
    // Nothing here is called so: descriptions only speak of it.
    else if (isAllMentioned && reading.kind === 'mention') leftOut.push({ ...told, reason: 'no_hits' });
    else if (isInstead && met.has(reading)) leftOut.push({ ...told, reason: 'not_sold' });
    else if (met.has(reading) || saidOnly.has(reading.kind)) understood.push(told);
    else leftOut.push({ ...told, reason: 'no_hits' });
  }
  return {
    understood,
    leftOut,
    ...corrections(text, readings, met),
    pages: pageTopics.filter((topic) => readings.some(({ kind, value }) => kind === 'page' && value === topic)),
    shopIds: readings.flatMap(({ meaning }) => (meaning.type === 'shops' ? meaning.ids : [])),
  };
}

function corrections(
  text: string,
  readings: readonly Reading[],
  met: ReadonlySet<Reading>,
): Pick<QueryReading, 'corrected' | 'didYouMean'> {
  const guessed = readings.flatMap((reading) => {
    const { meaning } = reading;
    const takenFor =
      meaning.type === 'words'
        ? meaning.anyOf.flatMap((query) => [...query.takenFor, ...(query.spelled === null ? [] : [query.spelled])])
        : [];
    const instead = reading.spelled === undefined ? takenFor : [reading.spelled];
    return instead.length > 0 && met.has(reading) ? [{ from: reading.text, takenFor: instead }] : [];
  });
  const asked = (place: number) =>
    guessed.reduce(
      (changed, { from, takenFor }) => changed.replace(from, takenFor[place] ?? takenFor[0] ?? from),
      text,
    );
  if (guessed.length === 0) return { corrected: null, didYouMean: [] };
  const to = asked(0);
  const others = [1, 2].map(asked).filter((other, at, all) => other !== to && all.indexOf(other) === at);
  return { corrected: { from: text, to }, didYouMean: others };
}

/** Of a text that was not read, such as a number. */
export const nothingRead: QueryReading = {
  understood: [],
  leftOut: [],
  corrected: null,
  didYouMean: [],
  pages: [],
  shopIds: [],
};
