import { type UploadRecord, type UploadWork, uploadWork } from '#contract/desk/imports/schemas.ts';
import type { DeskUploads } from '#server/ports/desk/desk-uploads.ts';
import type { Queryable } from '../connection/client.ts';

interface Row {
  readonly id: number;
  readonly fileName: string;
  readonly size: number;
  readonly at: Date;
  readonly work: unknown;
  readonly isLost: boolean;
}

/** Its process has not been heard of for as long as no living one is silent. */
const isLost = `(work->>'stage' IN ('reading', 'taking') AND alive_at < now() - interval '30 seconds')`;
const select = `SELECT upload_id AS id, file_name AS "fileName", size, uploaded_at AS at, work, ${isLost} AS "isLost" FROM desk_uploads`;
/** What its process did not end has changed nothing: it can be tried again. */
const record = ({ at, work, isLost: lost, ...row }: Row): UploadRecord => {
  const read = uploadWork.parse(work);
  return {
    ...row,
    at: at.toISOString(),
    work: lost ? { ...read, stage: 'failed', unreadable: 'interrupted' } : read,
  };
};

export function deskUploads(tx: Queryable): DeskUploads {
  const find = async (id: number, lock: string) => {
    const [row] = await tx.query<Row>(`${select} WHERE upload_id = $1 ${lock}`, [id]);
    return row === undefined ? null : record(row);
  };
  return {
    make: async ({ name, size, member }) => {
      const [made] = await tx.query<{ id: number }>(
        'INSERT INTO desk_uploads (file_name, size, staff_member_id) VALUES ($1, $2, $3) RETURNING upload_id AS id',
        [name, size, member],
      );
      return made?.id ?? 0;
    },
    find: (id) => find(id, ''),
    lock: (id) => find(id, 'FOR UPDATE'),
    write: (id, work) => writeUploadWork(tx, id, work),
    forget: async (id) => {
      await tx.execute('DELETE FROM desk_uploads WHERE upload_id = $1', [id]);
    },
    waiting: async () => {
      const rows = await tx.query<Row>(
        `${select} WHERE work->>'stage' IN ('tried', 'failed') OR ${isLost} ORDER BY upload_id DESC LIMIT 20`,
      );
      return rows.map(record);
    },
    failed: async (now) => {
      const [row] = await tx.query<{ count: number }>(
        `SELECT ((SELECT count(*) FROM desk_uploads
                   WHERE work->>'stage' = 'failed' OR ${isLost} OR (work->>'stage' = 'tried' AND (work->'report'->>'bad')::int > 0))
               + (SELECT count(*) FROM import_runs r
                   WHERE NOT dry_run AND outcome IN ('failed', 'refused') AND started_at > $1::timestamptz - interval '1 day'
                     AND actor NOT LIKE 'staff:%'
                     AND NOT EXISTS (SELECT FROM import_runs l WHERE l.kind = r.kind AND NOT l.dry_run
                                       AND l.outcome = 'done' AND l.import_run_id > r.import_run_id)))::int AS count`,
        [new Date(now)],
      );
      return row?.count ?? 0;
    },
    staffNames: async (ids) => {
      const rows = await tx.query<{ id: number; name: string }>(
        'SELECT staff_member_id AS id, name FROM staff_members WHERE staff_member_id = ANY ($1)',
        [ids],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

export async function writeUploadWork(tx: Queryable, id: number, work: UploadWork): Promise<void> {
  await tx.execute('UPDATE desk_uploads SET work = $2, alive_at = now() WHERE upload_id = $1', [
    id,
    JSON.stringify(work),
  ]);
}

/** Whoever works on it is still there. */
export async function uploadIsAlive(database: Queryable, id: number): Promise<void> {
  await database.execute('UPDATE desk_uploads SET alive_at = now() WHERE upload_id = $1', [id]);
}
