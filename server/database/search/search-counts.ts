import type { SearchCounts } from '#server/ports/catalogue/search-counts.ts';
import type { Queryable } from '../connection/client.ts';
import { tellable } from './search-report.ts';

/** A query is reported once this many different visitors have searched for it; until then it may identify one of them. */
const enoughVisitors = 3;

/** Written in a fixed order, so that two processes that write the same queries do not deadlock. */
export function searchCounts(database: Queryable): SearchCounts {
  return {
    add: async (counts) => {
      await database.execute(
        `INSERT INTO search_counts AS c (day, query, searches, hits, left_out, clicks, positions, visitors)
         SELECT day, query, searches, hits, "leftOut", clicks, positions,
                CASE WHEN cardinality(visitors) < ${enoughVisitors} THEN visitors END
           FROM jsonb_to_recordset($1::jsonb) AS given (day date, query text, searches integer, hits integer,
                                                        "leftOut" boolean, clicks integer, positions bigint,
                                                        visitors integer[])
          ORDER BY day, query
         ON CONFLICT (day, query) DO UPDATE
            SET searches = c.searches + excluded.searches,
                hits = COALESCE(excluded.hits, c.hits),
                left_out = CASE WHEN excluded.hits IS NULL THEN c.left_out ELSE excluded.left_out END,
                clicks = c.clicks + excluded.clicks,
                positions = c.positions + excluded.positions,
                visitors = CASE WHEN c.visitors IS NULL OR excluded.visitors IS NULL THEN NULL ELSE (
                  SELECT CASE WHEN count(*) < ${enoughVisitors} THEN coalesce(array_agg(mark), '{}') END
                    FROM (SELECT DISTINCT unnest(c.visitors || excluded.visitors) AS mark) marks) END`,
        [JSON.stringify(counts)],
      );
    },
    popular: async (days, most) => {
      const rows = await database.query<{ query: string }>(
        `SELECT query FROM search_counts
          WHERE ${tellable} AND hits > 0 AND NOT left_out AND day > (now() AT TIME ZONE 'Europe/Oslo')::date - $1::int
          GROUP BY query ORDER BY sum(searches) DESC, query LIMIT $2`,
        [days, most],
      );
      return rows.map(({ query }) => query);
    },
  };
}
