import { type HomeFile, readStoredHome, type StoredHome } from '#contract/home-file.ts';
import type { Database, Queryable } from '../connection/client.ts';

/** The preview name under which the replaced home page is saved, so that a change can be undone. */
export const formerPage = 'forrige';

/** The home page of one brand variant, changed by command while the shop is open (DEC-19, DEC-20). */
export interface HomePages {
  read(): Promise<StoredHome>;
  /** Shown at /preview/{name}; what was there under that name is replaced. */
  preview(name: string, page: HomeFile): Promise<void>;
  /** Makes a preview the home page; false when there is none of that name. */
  publish(name: string): Promise<boolean>;
  /** Makes this the home page at once. */
  set(page: HomeFile): Promise<void>;
  /** False when there is no preview of that name. */
  remove(name: string): Promise<boolean>;
  /** Those of the numbers that no article has. */
  unknownArticles(ids: readonly number[]): Promise<number[]>;
}

export function homePages(database: Database, brandName: string): HomePages {
  const change = <T>(work: (home: StoredHome) => { readonly home: StoredHome; readonly result: T }) =>
    database.transaction(async (tx) => {
      // Two that change the page at once wait for each other, also when there is no row yet.
      await tx.execute('SELECT pg_advisory_xact_lock(hashtext($1))', [`home ${brandName}`]);
      const before = await readHome(tx, brandName);
      const { home, result } = work(before);
      if (home !== before) await writeHome(tx, brandName, home);
      return result;
    });
  return {
    read: () => readHome(database, brandName),
    preview: (name, page) =>
      change((home) => ({ home: { ...home, previews: { ...home.previews, [name]: page } }, result: undefined })),
    publish: (name) =>
      change((home) => {
        const { [name]: page, ...others } = home.previews;
        return page === undefined ? { home, result: false } : { home: replaced(home, page, others), result: true };
      }),
    set: (page) => change((home) => ({ home: replaced(home, page, home.previews), result: undefined })),
    remove: (name) =>
      change((home) => {
        const { [name]: page, ...previews } = home.previews;
        return page === undefined ? { home, result: false } : { home: { ...home, previews }, result: true };
      }),
    unknownArticles: async (ids) => {
      const rows = await database.query<{ id: number }>(
        'SELECT id FROM unnest($1::integer[]) AS id WHERE NOT EXISTS (SELECT FROM articles WHERE article_id = id) ORDER BY id',
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}

function replaced({ hero, slots }: StoredHome, page: HomeFile, previews: StoredHome['previews']): StoredHome {
  return { ...page, previews: { ...previews, [formerPage]: { hero, slots } } };
}

/** The variant's own page, or the one that is for all of them. */
export async function readHome(database: Queryable, brandName: string): Promise<StoredHome> {
  const rows = await database.query<{ value: unknown }>(
    `SELECT value FROM settings WHERE key = 'home' AND brand_name IN ('*', $1) ORDER BY brand_name = '*' LIMIT 1`,
    [brandName],
  );
  return readStoredHome(rows[0]?.value);
}

/** One statement, so the processes are told once (0009-notifications.sql). */
export async function writeHome(database: Queryable, brandName: string, home: StoredHome): Promise<void> {
  await database.execute(
    `INSERT INTO settings (brand_name, key, value) VALUES ($1, 'home', $2)
     ON CONFLICT (brand_name, key) DO UPDATE SET value = excluded.value`,
    [brandName, JSON.stringify(home)],
  );
}
