import type {
  CatalogueChanges,
  CatalogueState,
  NotedChanges,
  PublishedChange,
} from '#server/ports/catalogue/catalogue-changes.ts';
import type { CatalogueChange, ListOf } from '#server/ports/catalogue/catalogue-index.ts';
import type { Database, Queryable } from '../connection/client.ts';

/** A message of PostgreSQL holds 8000 bytes at most. */
const mostIds = 300;
const mostLists = 200;
/** Beyond this whoever hears it had better forget everything. */
const mostMessages = 20;

interface StateRow {
  readonly epoch: number;
  readonly version: number;
  readonly edition: number;
  readonly articles: number;
  readonly next_change_at: number | null;
}

/** The changes that triggers note (0055-catalogue-changes.sql), and how the shop's processes hear that they can be searched. */
export function databaseCatalogueChanges(database: Database): CatalogueChanges {
  return {
    takeOver: async () => {
      const [row] = await database.query<StateRow & { followed: boolean }>(
        `WITH before AS (SELECT following FROM catalogue_indexer)
         INSERT INTO catalogue_indexer AS own (epoch, following) VALUES (1, true)
         ON CONFLICT (only_row) DO UPDATE SET epoch = own.epoch + 1, following = true
         RETURNING epoch, version::float8, edition::float8, articles, next_change_at,
                   coalesce((SELECT following FROM before), false) AS followed`,
      );
      if (row === undefined) throw new Error('The table catalogue_indexer takes no row.');
      return { epoch: row.epoch, missed: !row.followed, state: stateOf(row) };
    },
    noted: async (epoch, most) => {
      const rows = await database.query<NotedRow>(
        `SELECT change_id::text AS id, kind, article_id AS "articleId", ean, (extract(epoch FROM changed_at) * 1000)::float8 AS at,
                EXISTS (SELECT FROM catalogue_indexer WHERE epoch = $2 AND following) AS mine
           FROM (SELECT 1) always LEFT JOIN (SELECT * FROM catalogue_changes ORDER BY change_id LIMIT $1) noted ON true`,
        [most, epoch],
      );
      if (rows.some(({ mine }) => !mine)) throw new Error('Another indexer has taken over, or the shop is another.');
      return notedChanges(
        database,
        rows.filter(({ id }) => id !== null),
        most,
      );
    },
    publish: (change, state) => database.transaction((tx) => tell(tx, change, state)),
  };
}

interface NotedRow {
  /** Null: nothing is noted. */
  readonly id: string | null;
  readonly kind: string;
  readonly articleId: number | null;
  readonly ean: string | null;
  readonly at: number;
  readonly mine: boolean;
}

function notedChanges(database: Database, rows: readonly NotedRow[], most: number): NotedChanges {
  const idsOf = (wanted: string) =>
    new Set(rows.flatMap(({ kind, articleId }) => (kind === wanted && articleId !== null ? [articleId] : [])));
  const articles = idsOf('article');
  const placed = placedOf(rows, articles);
  return {
    articleIds: [...articles],
    placed,
    countedIds: [...idsOf('stock').difference(articles)].filter((id) => !placed.has(id)),
    reference: rows.some(({ kind }) => kind === 'reference'),
    all: rows.some(({ kind }) => kind === 'all'),
    since: rows.length === 0 ? null : Math.min(...rows.map(({ at }) => at)),
    more: rows.length === most,
    done: (told, state) =>
      database.transaction(async (tx) => {
        await tell(tx, told, state);
        const ids = rows.map(({ id }) => id);
        await tx.execute('DELETE FROM catalogue_changes WHERE change_id = ANY ($1::bigint[])', [ids]);
      }),
  };
}

/** Those that are to be read whole have their stock with them. */
function placedOf(rows: readonly NotedRow[], whole: ReadonlySet<number>): ReadonlyMap<number, readonly string[]> {
  const placed = new Map<number, Set<string>>();
  for (const { kind, articleId, ean } of rows) {
    if (kind !== 'place' || articleId === null || ean === null || whole.has(articleId)) continue;
    const eans = placed.get(articleId);
    if (eans) eans.add(ean);
    else placed.set(articleId, new Set([ean]));
  }
  return new Map(Array.from(placed, ([id, eans]) => [id, [...eans]]));
}

export async function catalogueState(database: Queryable): Promise<CatalogueState> {
  const [row] = await database.query<StateRow>(
    'SELECT epoch, version::float8, edition::float8, articles, next_change_at FROM catalogue_indexer',
  );
  return row === undefined ? { version: 0, edition: 0, size: 0, nextChangeAt: null } : stateOf(row);
}

/** A shop with its catalogue in memory needs nothing noted. */
export async function stopNotingChanges(database: Database): Promise<void> {
  const [row] = await database.query<{ following: boolean }>('SELECT following FROM catalogue_indexer');
  if (row?.following !== true) return;
  await database.transaction(async (tx) => {
    await tx.execute('UPDATE catalogue_indexer SET following = false');
    await tx.execute('DELETE FROM catalogue_changes');
  });
}

async function tell(tx: Queryable, change: CatalogueChange | null, state: CatalogueState): Promise<void> {
  await tx.execute('UPDATE catalogue_indexer SET version = $1, edition = $2, articles = $3, next_change_at = $4', [
    state.version,
    state.edition,
    state.size,
    state.nextChangeAt,
  ]);
  for (const part of messagesOf(change))
    await tx.execute(`SELECT pg_notify('published', $1)`, [
      JSON.stringify({ ...state, change: part } satisfies PublishedChange),
    ]);
}

function messagesOf(change: CatalogueChange | null): (CatalogueChange | null)[] {
  if (change === null) return [null];
  const { articleIds, lists, stockAlone } = change;
  const parts = Math.max(Math.ceil(articleIds.length / mostIds), Math.ceil(lists.length / mostLists));
  if (parts > mostMessages) return [null];
  return Array.from({ length: parts }, (_, at) => ({
    articleIds: articleIds.slice(at * mostIds, (at + 1) * mostIds),
    lists: lists.slice(at * mostLists, (at + 1) * mostLists) as ListOf[],
    stockAlone,
  }));
}

function stateOf({ version, edition, articles, next_change_at }: StateRow): CatalogueState {
  return { version, edition, size: articles, nextChangeAt: next_change_at };
}
