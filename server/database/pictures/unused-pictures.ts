import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import type { Database } from '../connection/client.ts';

/** Orders show what was bought for as long as they are kept; pages that editors write may name a photograph by its address. */
const shownElsewhere = `
  EXISTS (SELECT FROM reservation_lines WHERE image LIKE '/bilder/foto/' || p.hash || '%')
  OR EXISTS (SELECT FROM campaigns
              WHERE concat(image, ' ', image_mobile, ' ', description) LIKE '%/bilder/foto/' || p.hash || '%')
  OR EXISTS (SELECT FROM blog_posts WHERE concat(featured_image, ' ', body) LIKE '%/bilder/foto/' || p.hash || '%')
  OR EXISTS (SELECT FROM social_posts WHERE picture LIKE '%/bilder/foto/' || p.hash || '%')
  OR EXISTS (SELECT FROM settings s WHERE s::text LIKE '%/bilder/foto/' || p.hash || '%')`;

export function unusedPictures(database: Database): Pick<PictureRecords, 'unusedSince' | 'forget'> {
  return {
    unusedSince: async (before, most) => {
      const rows = await database.query<{ hash: string }>(
        `SELECT hash FROM pictures p WHERE unused_since < $1 AND NOT (${shownElsewhere})
          ORDER BY unused_since, hash LIMIT $2`,
        [before, most],
      );
      return rows.map(({ hash }) => hash);
    },
    // The row stays locked while its bytes go, so that who takes the same picture in again waits, and then puts it anew.
    forget: (hash, remove) =>
      database.transaction(
        async (tx) => {
          const found = await tx.query(
            `SELECT FROM pictures p WHERE hash = $1 AND unused_since IS NOT NULL
                AND NOT EXISTS (SELECT FROM article_images WHERE picture = $1) FOR UPDATE`,
            [hash],
          );
          if (found.length === 0) return false;
          await remove();
          await tx.execute('DELETE FROM pictures WHERE hash = $1', [hash]);
          return true;
        },
        { long: true },
      ),
  };
}
