import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { randomFor } from '../generator/random.ts';
import { readJson } from '../read-json.ts';

/** What invented shoppers have searched for, most first. */
const queries = readJson<readonly string[]>('content/searches.json');
const days = 7;

/** So that the empty search field of the demo knows what others look for, and the report of searches has something to tell. */
export function searchCountRows({ day, seed }: ArticleContext): Row[] {
  return queries.flatMap((query, place) =>
    Array.from({ length: days }, (_, daysAgo) => {
      const random = randomFor(seed, 'search', place, daysAgo);
      const searches = 5 * (queries.length - place) + random.int(0, 4);
      const clicks = Math.round(searches * 0.6);
      return { day: day.isoDate(-daysAgo), query, searches, hits: 20, left_out: false, clicks, positions: clicks * 2 };
    }),
  );
}
