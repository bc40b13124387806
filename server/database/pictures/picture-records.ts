import { type Photo, photoPath } from '#domain/picture/photo-path.ts';
import type { PictureRecords, PlacedPicture } from '#server/ports/content/picture-records.ts';
import type { Database, Queryable } from '../connection/client.ts';
import { unusedPictures } from './unused-pictures.ts';

interface PictureRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly look: Photo['look'];
  readonly focusX: number;
  readonly focusY: number;
}

type PlacedRow = PictureRow & Omit<PlacedPicture, 'photo'>;

const position = `CASE view WHEN 'front' THEN 1 ELSE substring(view FROM '^photo-([0-9]{1,2})$')::int END AS position`;
const isPlaced = `view ~ '^(front|photo-[0-9]{1,2})$'`;
const columns = 'hash, width, height, look, focus_x AS "focusX", focus_y AS "focusY"';

/** What can be done to an article's photographs within a transaction of somebody else's. */
export function articlePictures(tx: Queryable): Pick<PictureRecords, 'find' | 'setLook' | 'ofArticle' | 'change'> {
  return {
    find: async (hash) => {
      const rows = await tx.query<PictureRow>(
        `SELECT ${columns} FROM pictures WHERE hash = $1 AND stored_at IS NOT NULL`,
        [hash],
      );
      return rows[0] === undefined ? null : photoOf(rows[0]);
    },
    setLook: async (hash, look, focus) => {
      const rows = await tx.query<PictureRow>(
        `UPDATE pictures SET look = $2, focus_x = $3, focus_y = $4 WHERE hash = $1 RETURNING ${columns}`,
        [hash, look, focus.x, focus.y],
      );
      if (rows[0] === undefined) return false;
      await tx.execute('UPDATE article_images SET path = $2 WHERE picture = $1 AND path <> $2', [
        hash,
        photoPath(photoOf(rows[0])),
      ]);
      return true;
    },
    ofArticle: (articleId) => placedPictures(tx, articleId),
    change: async (articleId, change) => {
      const found = await tx.query('SELECT FROM articles WHERE article_id = $1 FOR UPDATE', [articleId]);
      if (found.length === 0) return 'no-article';
      const after = change(await placedPictures(tx, articleId));
      if (after === null) return 'unchanged';
      await write(tx, articleId, after);
      return 'changed';
    },
  };
}

export function pictureRecords(database: Database): PictureRecords {
  return {
    ...articlePictures(database),
    add: async ({ hash, width, height, look, focus }) => {
      await database.execute(
        `INSERT INTO pictures (hash, width, height, look, focus_x, focus_y) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (hash) DO UPDATE
           SET unused_since = CASE WHEN pictures.unused_since IS NULL THEN NULL ELSE now() END`,
        [hash, width, height, look, focus.x, focus.y],
      );
    },
    stored: async (hash) => {
      await database.execute('UPDATE pictures SET stored_at = now() WHERE hash = $1 AND stored_at IS NULL', [hash]);
    },
    setLook: (hash, look, focus) => database.transaction((tx) => articlePictures(tx).setLook(hash, look, focus)),
    everywhere: () =>
      database.query(
        `SELECT article_id AS "articleId", color_id AS "colorId", ${position}, hash, alt
           FROM article_images JOIN pictures ON hash = picture WHERE stored_at IS NOT NULL AND ${isPlaced}`,
      ),
    change: (articleId, change) => database.transaction((tx) => articlePictures(tx).change(articleId, change)),
    ...unusedPictures(database),
  };
}

async function placedPictures(database: Queryable, articleId: number): Promise<PlacedPicture[]> {
  const rows = await database.query<PlacedRow>(
    `SELECT ${columns}, article_id AS "articleId", color_id AS "colorId", alt,
            ${position}
       FROM article_images JOIN pictures ON hash = picture
      WHERE article_id = $1 AND ${isPlaced}
      ORDER BY color_id NULLS FIRST, position`,
    [articleId],
  );
  return rows.map((row) => ({
    articleId: row.articleId,
    colorId: row.colorId,
    position: row.position,
    alt: row.alt,
    photo: photoOf(row),
  }));
}

/** What goes, goes first: a picture that moves takes the place of another. */
async function write(tx: Queryable, articleId: number, pictures: readonly PlacedPicture[]): Promise<void> {
  const rows = pictures.map(({ colorId, position, alt, photo }) => ({
    color_id: colorId,
    view: viewOf(position),
    position,
    alt,
    picture: photo.hash,
    path: photoPath(photo),
  }));
  await tx.execute(
    `DELETE FROM article_images i
      WHERE article_id = $1 AND (drawing IS NOT NULL AND $2::jsonb <> '[]' OR picture IS NOT NULL AND NOT EXISTS (
        SELECT FROM jsonb_to_recordset($2::jsonb) AS n (color_id int, view text)
         WHERE n.color_id IS NOT DISTINCT FROM i.color_id AND n.view = i.view))`,
    [articleId, JSON.stringify(rows)],
  );
  // The first of every colour before the second of any, the colours as the variants have them.
  await tx.execute(
    `INSERT INTO article_images (article_id, color_id, view, alt, picture, path, sort)
     SELECT $1, n.color_id, n.view, n.alt, n.picture, n.path, (n.position - 1) * 1000 + coalesce(c.rank, 0)
       FROM jsonb_to_recordset($2::jsonb)
         AS n (color_id int, view text, position int, alt text, picture text, path text)
       LEFT JOIN (SELECT color_id, row_number() OVER (ORDER BY min(sort), min(variant_id)) AS rank
                    FROM variants WHERE article_id = $1 AND color_id IS NOT NULL GROUP BY color_id) c USING (color_id)
     ON CONFLICT (article_id, color_id, view) DO UPDATE
       SET sort = excluded.sort, alt = excluded.alt, picture = excluded.picture, path = excluded.path
     WHERE (article_images.sort, article_images.alt, article_images.picture, article_images.path)
       IS DISTINCT FROM (excluded.sort, excluded.alt, excluded.picture, excluded.path)`,
    [articleId, JSON.stringify(rows)],
  );
}

/** The first of a colour is what the article looks like. */
function viewOf(position: number): string {
  return position === 1 ? 'front' : `photo-${position}`;
}

function photoOf({ hash, width, height, look, focusX, focusY }: PictureRow): Photo {
  return { hash, width, height, look, focus: { x: focusX, y: focusY } };
}
