import type { Queryable } from '#server/database/connection/client.ts';
import type { PictureDescription } from '#server/ports/content/pictures.ts';

/** How the pictures of articles are drawn, those of today and those that were replaced. */
export function articleDrawings(database: Queryable) {
  return {
    drawingOf: async (articleId: number, path: string): Promise<PictureDescription | null> => {
      const rows = await database.query<{ drawing: PictureDescription | null }>(
        `SELECT drawing FROM article_images WHERE article_id = $1 AND path = $2
         UNION ALL
         SELECT drawing FROM former_article_images WHERE article_id = $1 AND path = $2`,
        [articleId, path],
      );
      return rows[0]?.drawing ?? null;
    },
  };
}
