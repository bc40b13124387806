import type { CountedSearch, SearchFigures } from '#server/ports/desk/desk-search.ts';
import type { Queryable } from '../connection/client.ts';

export interface SearchReport extends SearchFigures {
  /** Queries of which some words were left out to find anything. */
  readonly leftOut: readonly CountedSearch[];
}

/** Below this share of searches, hits are seen and not wanted. */
const fewClicksShare = 0.2;
/** Fewer searches than this say nothing about clicks. */
const enoughSearches = 10;

/** SQL: what may be told of: three or more searches of a day, by three visitors or more. What fewer have searched for may be about them. */
export const tellable = 'searches >= 3 AND visitors IS NULL';
const today = "(now() AT TIME ZONE 'Europe/Oslo')::date";

interface Row extends CountedSearch {
  readonly leftOut: boolean;
  readonly positions: number;
  readonly daysAgo: readonly number[];
  readonly counts: readonly number[];
}

/** What was searched for in the last days. */
export async function searchReport(database: Queryable, days: number, most: number): Promise<SearchReport> {
  const rows = await database.query<Row>(
    `SELECT query, sum(searches)::int AS searches, sum(clicks)::int AS clicks, sum(positions)::float8 AS positions,
            (array_agg(hits ORDER BY day DESC))[1] AS hits, (array_agg(left_out ORDER BY day DESC))[1] AS "leftOut",
            round(sum(positions) / nullif(sum(clicks), 0), 1)::float8 AS position,
            array_agg(${today} - day) AS "daysAgo", array_agg(searches) AS counts
       FROM search_counts
      WHERE ${tellable} AND day > ${today} - $1::int
      GROUP BY query ORDER BY searches DESC, query`,
    [days],
  );
  const [before] = await database.query<{ searches: number; unfound: number }>(
    `SELECT coalesce(sum(searches), 0)::int AS searches, coalesce(sum(searches) FILTER (WHERE hits = 0), 0)::int AS unfound
       FROM search_counts WHERE ${tellable} AND day > ${today} - 2 * $1::int AND day <= ${today} - $1::int`,
    [days],
  );
  const isFew = ({ searches, clicks }: CountedSearch) =>
    searches >= enoughSearches && clicks < searches * fewClicksShare;
  const told = (picked: readonly Row[]) => picked.slice(0, most).map((row) => reported(row, days));
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const clicks = sum((row) => row.clicks);
  return {
    searches: sum(({ searches }) => searches),
    clicks,
    unfound: sum(({ hits, searches }) => (hits === 0 ? searches : 0)),
    before: before ?? { searches: 0, unfound: 0 },
    position: clicks === 0 ? null : Math.round((10 * sum(({ positions }) => positions)) / clicks) / 10,
    nothingFound: told(rows.filter(({ hits }) => hits === 0)),
    leftOut: told(rows.filter(({ hits, leftOut }) => hits > 0 && leftOut)),
    fewClicks: told(rows.filter((row) => row.hits > 0 && isFew(row))),
    most: told(rows),
  };
}

function reported({ query, searches, hits, clicks, position, daysAgo, counts }: Row, days: number): CountedSearch {
  const series = Array.from({ length: days }, () => 0);
  daysAgo.forEach((ago, at) => {
    series[days - 1 - ago] = counts[at] ?? 0;
  });
  return { query, searches, hits, clicks, position, series };
}
