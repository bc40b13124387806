import { isoDate } from '#domain/time/calendar-date.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { PageFields, PageVersion } from '#server/ports/content/pages.ts';
import type { Queryable } from '../connection/client.ts';

interface VersionRow extends PageFields {
  readonly slug: string;
  readonly id: number;
  readonly held: boolean;
  readonly publishedAt: Date;
}

/** The newest text of each page that has one. */
export async function loadPageVersions(database: Queryable, brandName: string): Promise<Map<string, PageVersion>> {
  const rows = await database.query<VersionRow>(
    `SELECT DISTINCT ON (slug) slug, page_version_id AS id, title, description, lead, body, held, published_at AS "publishedAt"
       FROM page_versions WHERE brand_name = $1 ORDER BY slug, page_version_id DESC`,
    [brandName],
  );
  return new Map(
    rows.map(({ slug, id, held, publishedAt, ...fields }) => [
      slug,
      { id, held, fields, updated: isoDate(osloTime(publishedAt.getTime()).date) },
    ]),
  );
}

export interface NewPageVersion {
  readonly slug: string;
  readonly fields: PageFields;
  readonly held: boolean;
  readonly by: number | null;
  readonly now: number;
}

export async function writePageVersion(
  tx: Queryable,
  brandName: string,
  { slug, fields: { title, description, lead, body }, held, by, now }: NewPageVersion,
): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO page_versions (brand_name, slug, title, description, lead, body, held, published_at, staff_member_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING page_version_id AS id`,
    [brandName, slug, title, description, lead, body, held, new Date(now), by],
  );
  return made?.id ?? 0;
}

/** A lock, so that changes of a page are made one after the other, from wherever they come. */
export async function lockPage(tx: Queryable, brandName: string, slug: string): Promise<void> {
  await tx.execute('SELECT pg_advisory_xact_lock(hashtext($1))', [`page ${brandName} ${slug}`]);
}
