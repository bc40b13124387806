import type { HomeVersion } from '#contract/desk/home/schemas.ts';
import { type HomeFile, homeFile } from '#contract/home-file.ts';
import type { DeskHome, StoredVersion } from '#server/ports/desk/editorial/desk-home.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';
import { formerPage, readHome, writeHome } from '../editorial/home-pages.ts';

const columns = `home_version_id AS id, version, page, ${milliseconds('changed_at')} AS "changedAt",
  ${milliseconds('publish_at')} AS "publishAt", ${milliseconds('published_at')} AS "publishedAt"`;

export function deskHome(tx: Queryable, brandName: string): DeskHome {
  const one = async (where: string, params: readonly unknown[]): Promise<StoredVersion | null> => {
    const [row] = await tx.query<StoredVersion>(
      `SELECT ${columns} FROM home_versions WHERE brand_name = $1 AND ${where}`,
      [brandName, ...params],
    );
    return row === undefined ? null : { ...row, page: homeFile.parse(row.page) };
  };
  const live = async (): Promise<HomeFile> => {
    const { hero, slots } = await readHome(tx, brandName);
    return { hero, slots };
  };
  const make = async (page: HomeFile, member: number | null) => {
    const [made] = await tx.query<{ id: number }>(
      'INSERT INTO home_versions (brand_name, page, staff_member_id) VALUES ($1, $2, $3) RETURNING home_version_id AS id',
      [brandName, JSON.stringify(page), member],
    );
    return made?.id ?? 0;
  };
  return {
    lock: async () => {
      await tx.execute('SELECT pg_advisory_xact_lock(hashtext($1))', [`home ${brandName}`]);
    },
    live,
    draft: () => one('publish_at IS NULL AND published_at IS NULL ORDER BY home_version_id DESC LIMIT 1', []),
    find: (id) => one('home_version_id = $2', [id]),
    versions: async () => {
      const rows = await tx.query<{
        id: number;
        title: string;
        by: string | null;
        at: Date;
        publishAt: Date | null;
        backAt: Date | null;
        isPlanned: boolean;
      }>(
        `SELECT v.home_version_id AS id, v.page->'hero'->>'title' AS title, m.name AS by, v.publish_at AS "publishAt",
                coalesce(v.published_at, v.changed_at) AS at, v.back_at AS "backAt", v.published_at IS NULL AS "isPlanned"
           FROM home_versions v LEFT JOIN staff_members m USING (staff_member_id)
          WHERE v.brand_name = $1 AND (v.publish_at IS NOT NULL OR v.published_at IS NOT NULL)
          ORDER BY v.published_at IS NULL DESC, v.published_at DESC, v.home_version_id DESC LIMIT 40`,
        [brandName],
      );
      const newest = rows.find(({ isPlanned }) => !isPlanned)?.id;
      return rows.map(
        ({ isPlanned, at, publishAt, backAt, ...row }): HomeVersion => ({
          ...row,
          at: at.toISOString(),
          publishAt: publishAt?.toISOString() ?? null,
          backAt: backAt?.toISOString() ?? null,
          state: isPlanned ? 'planned' : row.id === newest ? 'live' : 'former',
        }),
      );
    },
    make,
    save: async (id, page) => {
      await tx.execute(
        'UPDATE home_versions SET page = $2, version = version + 1, changed_at = now() WHERE home_version_id = $1',
        [id, JSON.stringify(page)],
      );
    },
    discard: async (id) => {
      await tx.execute('DELETE FROM home_versions WHERE home_version_id = $1 AND published_at IS NULL', [id]);
    },
    schedule: async (id, at, backAt) => {
      await tx.execute(
        'UPDATE home_versions SET publish_at = $2, back_at = $3, version = version + 1 WHERE home_version_id = $1',
        [id, at === null ? null : new Date(at), backAt === null ? null : new Date(backAt)],
      );
    },
    publish: async (id, now, backAt) => {
      const before = await readHome(tx, brandName);
      const at = new Date(now);
      const { hero, slots } = before;
      const former = await storedAs(tx, brandName, { hero, slots }, at);
      const [row] = await tx.query<{ page: HomeFile }>(
        `UPDATE home_versions SET published_at = $2, publish_at = coalesce(publish_at, $2), back_at = $3, back_to = $4
          WHERE home_version_id = $1 RETURNING page`,
        [id, at, backAt === null ? null : new Date(backAt), former],
      );
      if (row === undefined) throw new Error('There is no such version');
      await writeHome(tx, brandName, {
        ...row.page,
        previews: { ...before.previews, [formerPage]: { hero, slots } },
      });
    },
    unknownArticles: async (ids) => {
      const rows = await tx.query<{ id: number }>(
        'SELECT id FROM unnest($1::integer[]) AS id WHERE NOT EXISTS (SELECT FROM articles WHERE article_id = id) ORDER BY id',
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}

/** The version that holds a page: one that was published by the desk, or a new one of what a command set. */
async function storedAs(tx: Queryable, brandName: string, page: HomeFile, now: Date): Promise<number> {
  const [known] = await tx.query<{ id: number }>(
    `SELECT home_version_id AS id FROM home_versions
      WHERE brand_name = $1 AND published_at IS NOT NULL AND page = $2::jsonb ORDER BY published_at DESC LIMIT 1`,
    [brandName, JSON.stringify(page)],
  );
  if (known !== undefined) return known.id;
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO home_versions (brand_name, page, published_at, publish_at)
     VALUES ($1, $2, $3::timestamptz - interval '1 second', $3::timestamptz - interval '1 second') RETURNING home_version_id AS id`,
    [brandName, JSON.stringify(page), now],
  );
  return made?.id ?? 0;
}

/** Takes what is due: scheduled pages whose time has come, and pages whose end has. Each is taken by one process. */
export async function publishDueHomes(tx: Queryable, brandName: string, now: number): Promise<number> {
  const at = new Date(now);
  const home = deskHome(tx, brandName);
  await home.lock();
  const due = await tx.query<{ id: number; backAt: Date | null }>(
    `SELECT home_version_id AS id, back_at AS "backAt" FROM home_versions
      WHERE brand_name = $1 AND published_at IS NULL AND publish_at <= $2 ORDER BY publish_at, home_version_id`,
    [brandName, at],
  );
  for (const { id, backAt } of due) await home.publish(id, now, backAt?.getTime() ?? null);
  const [ended] = await tx.query<{ id: number; page: HomeFile; isNewest: boolean }>(
    `SELECT v.home_version_id AS id, b.page,
            NOT EXISTS (SELECT FROM home_versions n WHERE n.brand_name = v.brand_name AND n.published_at > v.published_at) AS "isNewest"
       FROM home_versions v JOIN home_versions b ON b.home_version_id = v.back_to
      WHERE v.brand_name = $1 AND v.published_at IS NOT NULL AND v.back_at <= $2 ORDER BY v.back_at LIMIT 1`,
    [brandName, at],
  );
  if (ended === undefined) return due.length;
  await tx.execute('UPDATE home_versions SET back_at = NULL WHERE home_version_id = $1', [ended.id]);
  // Something newer was published meanwhile: that stays.
  if (!ended.isNewest) return due.length;
  const id = await home.make(homeFile.parse(ended.page), null);
  await home.publish(id, now, null);
  return due.length + 1;
}
