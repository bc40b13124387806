import type { Queryable } from '../connection/client.ts';

/** Every name once. */
export async function articleNames(database: Queryable): Promise<string[]> {
  return (await database.query<{ name: string }>('SELECT DISTINCT name FROM articles')).map(({ name }) => name);
}

/** The next ids, for whoever goes through all articles. */
export async function articleIdsAfter(database: Queryable, after: number, most: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'SELECT article_id AS id FROM articles WHERE article_id > $1 ORDER BY article_id LIMIT $2',
    [after, most],
  );
  return rows.map(({ id }) => id);
}

/** The article that has or has had this slug (DEC-10). */
export async function articleIdBySlug(database: Queryable, slug: string): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    `SELECT article_id AS id FROM articles WHERE slug = $1
     UNION ALL
     SELECT article_id FROM slug_history WHERE slug = $1
     LIMIT 1`,
    [slug],
  );
  return row?.id ?? null;
}
