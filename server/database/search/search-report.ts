import type { Queryable } from '../connection/client.ts';

/** A query over some days, as the chain may see it. */
export interface ReportedQuery {
  readonly query: string;
  readonly searches: number;
  readonly hits: number;
  readonly clicks: number;
  /** Mean place of what was followed; null when nothing was. */
  readonly position: number | null;
}

export interface SearchReport {
  readonly searches: number;
  readonly nothingFound: readonly ReportedQuery[];
  readonly leftOut: readonly ReportedQuery[];
  readonly fewClicks: readonly ReportedQuery[];
  readonly most: readonly ReportedQuery[];
}

/** Below this share of searches, hits are seen and not wanted. */
const fewClicksShare = 0.2;
/** Fewer searches than this say nothing about clicks. */
const enoughSearches = 10;

/**
 * What was searched for in the last days. Days on which a query was searched for less than three times are not in it: it may be of
 * one person, about that person.
 */
export async function searchReport(database: Queryable, days: number, most: number): Promise<SearchReport> {
  const rows = await database.query<ReportedQuery & { leftOut: boolean }>(
    `SELECT query, sum(searches)::int AS searches, sum(clicks)::int AS clicks,
            (array_agg(hits ORDER BY day DESC))[1] AS hits, (array_agg(left_out ORDER BY day DESC))[1] AS "leftOut",
            round(sum(positions) / nullif(sum(clicks), 0), 1)::float8 AS position
       FROM search_counts
      WHERE searches >= 3 AND day > (now() AT TIME ZONE 'Europe/Oslo')::date - $1::int
      GROUP BY query ORDER BY searches DESC, query`,
    [days],
  );
  const isFew = ({ searches, clicks }: ReportedQuery) =>
    searches >= enoughSearches && clicks < searches * fewClicksShare;
  return {
    searches: rows.reduce((sum, { searches }) => sum + searches, 0),
    nothingFound: rows.filter(({ hits }) => hits === 0).slice(0, most),
    leftOut: rows.filter(({ hits, leftOut }) => hits > 0 && leftOut).slice(0, most),
    fewClicks: rows.filter((row) => row.hits > 0 && isFew(row)).slice(0, most),
    most: rows.slice(0, most),
  };
}
