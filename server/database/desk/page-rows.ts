import type { PageFields } from '#server/ports/content/pages.ts';
import type { DeskPages } from '#server/ports/desk/editorial/desk-pages.ts';
import type { Queryable } from '../connection/client.ts';
import { loadPageVersions, lockPage, writePageVersion } from '../editorial/page-versions.ts';

const mostListed = 50;

export function deskPages(tx: Queryable, brandName: string): DeskPages {
  const listed = async (where: string, params: readonly unknown[]) => {
    const rows = await tx.query<{ slug: string; id: number; held: boolean; at: Date; by: string | null }>(
      `SELECT v.slug, v.page_version_id AS id, v.held, v.published_at AS at, m.name AS by
         FROM page_versions v LEFT JOIN staff_members m USING (staff_member_id)
        WHERE v.brand_name = $1 AND ${where} ORDER BY v.page_version_id DESC LIMIT ${mostListed}`,
      [brandName, ...params],
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
  };
  return {
    lock: (slug) => lockPage(tx, brandName, slug),
    newest: async () => {
      const versions = await loadPageVersions(tx, brandName);
      const rows = await listed('v.page_version_id = ANY($2)', [[...versions.values()].map(({ id }) => id)]);
      return new Map(
        rows.flatMap(({ slug, at, by }) => {
          const version = versions.get(slug);
          return version === undefined ? [] : [[slug, { ...version, at, by }] as const];
        }),
      );
    },
    versions: async (slug) =>
      (await listed('v.slug = $2', [slug])).map(({ id, held, at, by }) => ({ id, held, at, by })),
    find: async (slug, id) => {
      const [row] = await tx.query<PageFields>(
        `SELECT title, description, lead, body FROM page_versions
          WHERE brand_name = $1 AND slug = $2 AND page_version_id = $3`,
        [brandName, slug, id],
      );
      return row ?? null;
    },
    write: (version) => writePageVersion(tx, brandName, version),
    unknownArticles: async (slugs) => {
      const rows = await tx.query<{ slug: string }>(
        `SELECT given.slug FROM unnest($1::text[]) AS given (slug)
          WHERE NOT EXISTS (SELECT FROM articles a WHERE a.slug = given.slug OR a.article_id::text = given.slug)
            AND NOT EXISTS (SELECT FROM slug_history h WHERE h.slug = given.slug)`,
        [slugs],
      );
      return rows.map(({ slug }) => slug);
    },
  };
}
