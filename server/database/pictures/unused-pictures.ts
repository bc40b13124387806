import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import type { Database } from '../connection/client.ts';

/**
 * Photographs that something else than an article shows: orders, for as long as they are retained, and what editors write, who may name
 * one by its address. One pass over all of it, however many pictures are unused.
 */
const shownElsewhere = `
  SELECT (regexp_matches(said, '/bilder/foto/([0-9a-f]{32})', 'g'))[1] FROM (
    SELECT image FROM reservation_lines WHERE image LIKE '/bilder/foto/%'
    UNION ALL SELECT concat_ws(' ', image, image_mobile, description) FROM campaigns
    UNION ALL SELECT concat_ws(' ', featured_image, body) FROM blog_posts
    UNION ALL SELECT picture FROM social_posts
    UNION ALL SELECT concat_ws(' ', banner_desktop, banner_mobile) FROM polls
    UNION ALL SELECT banner FROM main_groups
    UNION ALL SELECT image_path FROM colors
    UNION ALL SELECT tenants::text FROM tenants
    UNION ALL SELECT settings::text FROM settings
    UNION ALL SELECT fields::text FROM desk_drafts
    UNION ALL SELECT page::text FROM home_versions) AS texts (said)`;

export function unusedPictures(database: Database): Pick<PictureRecords, 'unusedSince' | 'forget'> {
  return {
    unusedSince: async (before, most) => {
      const rows = await database.query<{ hash: string }>(
        `SELECT hash FROM pictures WHERE unused_since < $1 AND hash NOT IN (${shownElsewhere})
          ORDER BY unused_since, hash LIMIT $2`,
        [before, most],
      );
      return rows.map(({ hash }) => hash);
    },
    // The row stays locked while its bytes go, so that who takes the same picture in again waits, and then puts it anew.
    forget: (hash, before, remove) =>
      database.transaction(
        async (tx) => {
          const found = await tx.query(
            `SELECT FROM pictures WHERE hash = $1 AND unused_since < $2
                AND NOT EXISTS (SELECT FROM article_images WHERE picture = $1) FOR UPDATE`,
            [hash, before],
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
