import type { SearchCounts } from '#server/ports/catalogue/search-counts.ts';
import type { Queryable } from '../connection/client.ts';

/** Written in a fixed order, so that two processes that write the same queries do not deadlock. */
export function searchCounts(database: Queryable): SearchCounts {
  return {
    add: async (counts) => {
      await database.execute(
        `INSERT INTO search_counts AS c (day, query, searches, hits, left_out, clicks, positions)
         SELECT day, query, searches, hits, "leftOut", clicks, positions
           FROM jsonb_to_recordset($1::jsonb) AS given (day date, query text, searches integer, hits integer,
                                                        "leftOut" boolean, clicks integer, positions bigint)
          ORDER BY day, query
         ON CONFLICT (day, query) DO UPDATE
            SET searches = c.searches + excluded.searches,
                hits = COALESCE(excluded.hits, c.hits),
                left_out = CASE WHEN excluded.hits IS NULL THEN c.left_out ELSE excluded.left_out END,
                clicks = c.clicks + excluded.clicks,
                positions = c.positions + excluded.positions`,
        [JSON.stringify(counts)],
      );
    },
  };
}
