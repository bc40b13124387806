import type { PictureTargetState, PictureTargets } from '#server/ports/system/picture-intake.ts';
import type { Queryable } from '../connection/client.ts';

export function pictureTargets(database: Queryable): PictureTargets {
  return {
    states: async (targets) => {
      if (targets.length === 0) return [];
      const rows = await database.query<{ state: PictureTargetState }>(
        `SELECT CASE WHEN a.article_id IS NULL THEN 'unknown_article'
                     WHEN color IS NOT NULL AND NOT EXISTS (SELECT FROM variants v WHERE v.article_id = article AND v.color_id = color)
                     THEN 'unknown_color' ELSE 'open' END AS state
           FROM jsonb_to_recordset($1::jsonb) AS given (nr integer, article integer, color integer)
           LEFT JOIN articles a ON a.article_id = article ORDER BY nr`,
        [JSON.stringify(targets.map(({ article, color }, nr) => ({ nr, article, color })))],
      );
      return rows.map(({ state }) => state);
    },
  };
}
