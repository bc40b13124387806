import type { CountedQuery } from '#contract/desk/search/schemas.ts';
import { likelyWord } from '#domain/search/steering/likely-word.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { SearchSteering } from '#server/ports/content/published.ts';
import type { CountedSearch } from '#server/ports/desk/desk-search.ts';
import { done } from '#server/ports/result.ts';
import { placesFor } from '../../catalogue/places-for.ts';
import { deskRead } from '../desk-use-case.ts';

/** Queries of each kind; what comes after them is searched for seldom. */
const shown = 40;

export const searchReport = deskRead(
  'searchReport',
  async (tx, { days: wished = '7' }, { parts: { index, published }, now }) => {
    const days = Number(wished);
    const report = await tx.search.report(days, shown);
    const known = knownWords(index);
    const means = { index, steering: published.current.searchSteering, now, known };
    const asked = (rows: readonly CountedSearch[]) => Promise.all(rows.map((row) => askedNow(row, means)));
    return done({
      at: new Date(now).toISOString(),
      days,
      searches: report.searches,
      unfoundShare: shareOf(report.unfound, report.searches),
      unfoundShareBefore: shareOf(report.before.unfound, report.before.searches),
      clickShare: shareOf(report.clicks, report.searches),
      position: report.position,
      nothingFound: await asked(report.nothingFound),
      fewClicks: await asked(report.fewClicks),
      most: await asked(report.most),
      ...(await tx.search.counts()),
    });
  },
);

interface Means {
  readonly index: Catalogue;
  readonly steering: SearchSteering;
  readonly now: number;
  readonly known: readonly string[];
}

/** What the query finds now: the count is of when it was last searched for. */
async function askedNow(row: CountedSearch, { index, steering, now, known }: Means): Promise<CountedQuery> {
  const { query } = row;
  const places = placesFor(steering, query, now);
  const { total, reading } = await index.query({ text: query, chain: steering.words, ...places, from: 0, take: 0 });
  const leftOut = (reading?.leftOut ?? []).map(({ text, reason }) => ({ text, reason }));
  const unknown = leftOut.find(({ reason }) => reason === 'unknown');
  const likely = unknown === undefined || total > 0 ? null : await findable(likelyWord(unknown.text, known), index);
  return { ...row, series: [...row.series], hitsNow: total, leftOut, likely };
}

/** A word that finds nothing itself is no help. */
async function findable(word: string | null, index: Catalogue): Promise<string | null> {
  if (word === null) return null;
  const { total } = await index.query({ text: word, from: 0, take: 0 });
  return total === 0 ? null : word;
}

/** The words that groups of goods are called by, of many and of one: 'hodelykter', 'hodelykt'. */
function knownWords({ reference }: Catalogue): string[] {
  const names = [...reference.groups3, ...reference.groups2].map(({ name }) => name.toLowerCase());
  const words = names.flatMap((name) => name.split(/[^\p{L}-]+/u));
  return [...new Set(words.flatMap((word) => [word.replace(/er$/, ''), word.replace(/r$/, ''), word]))];
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
