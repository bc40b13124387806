import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { randomFor } from '../generator/random.ts';
import { readJson } from '../read-json.ts';

/** What invented shoppers have searched for, most first. */
const queries = readJson<readonly string[]>('content/searches.json');
/** What nothing was found for: goods the chain calls something else, or does not have. */
const unfound = ['headlykt', 'hundesele', 'isfiskebor', 'drybag', 'headlykt barn', 'hoverboard'];
/** What was found and seldom wanted: the nearest to what the chain does not have. */
const unwanted = ['klatresko', 'trampoline'];
const days = 14;

/** So that the empty search field of the demo knows what others look for, and the report of searches has something to tell. */
export function searchCountRows({ day, seed }: ArticleContext): Row[] {
  return [...foundRows({ day, seed }), ...unfoundRows({ day, seed }), ...unwantedRows({ day, seed })];
}

type Counted = Pick<ArticleContext, 'day' | 'seed'>;

function foundRows({ day, seed }: Counted): Row[] {
  return queries.flatMap((query, place) =>
    Array.from({ length: days }, (_, daysAgo) => {
      const random = randomFor(seed, 'search', place, daysAgo);
      const searches = 5 * (queries.length - place) + random.int(0, 4);
      const clicks = Math.round(searches * 0.6);
      return { day: day.isoDate(-daysAgo), query, searches, hits: 20, left_out: false, clicks, positions: clicks * 2 };
    }),
  );
}

function unfoundRows({ day, seed }: Counted): Row[] {
  return unfound.flatMap((query, place) =>
    Array.from({ length: days }, (_, daysAgo) => {
      const searches =
        randomFor(seed, 'unfound', place, daysAgo).int(1, 8 - place) + (daysAgo < 7 && place < 3 ? 1 : 0);
      return { day: day.isoDate(-daysAgo), query, searches, hits: 0, left_out: false, clicks: 0, positions: 0 };
    }),
  );
}

function unwantedRows({ day, seed }: Counted): Row[] {
  return unwanted.flatMap((query, place) =>
    Array.from({ length: days }, (_, daysAgo) => {
      const searches = randomFor(seed, 'unwanted', place, daysAgo).int(4, 9 - place);
      const clicks = daysAgo % 5 === 0 ? 1 : 0;
      return {
        day: day.isoDate(-daysAgo),
        query,
        searches,
        hits: 14,
        left_out: true,
        clicks,
        positions: clicks * 6,
      };
    }),
  );
}
