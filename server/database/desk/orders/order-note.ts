import type { DeskOrders, OrderNote } from '#server/ports/desk/desk-orders.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';

const mostLetters = 2000;

/** An order without a note has version 0 of one. */
export async function orderNote(tx: Queryable, id: number): Promise<OrderNote> {
  const [row] = await tx.query<OrderNote>(
    `SELECT n.note AS text, n.version, m.name AS by, ${milliseconds('n.written_at')} AS at
       FROM reservation_notes n LEFT JOIN staff_members m USING (staff_member_id) WHERE n.reservation_id = $1`,
    [id],
  );
  return row === undefined ? { text: '', version: 0, by: null, at: null } : { ...row, at: Number(row.at) };
}

type NewNote = Parameters<DeskOrders['writeNote']>[0];

export async function writeOrderNote(
  tx: Queryable,
  { id, text, version, member, at }: NewNote,
): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(
    `INSERT INTO reservation_notes AS n (reservation_id, note, staff_member_id, written_at)
     SELECT $1, $2, $3, $4 WHERE $5 = 0 OR EXISTS (SELECT FROM reservation_notes WHERE reservation_id = $1)
     ON CONFLICT (reservation_id) DO UPDATE
       SET note = $2, staff_member_id = $3, written_at = $4, version = n.version + 1 WHERE n.version = $5
     RETURNING version`,
    [id, text, member, new Date(at), version],
  );
  return row?.version ?? null;
}

/** In the order of their numbers, so that two who write to the same orders wait for each other and never both. */
export function addToNotes(
  tx: Queryable,
  { ids, text, member, at }: Parameters<DeskOrders['addToNotes']>[0],
): ReturnType<DeskOrders['addToNotes']> {
  return tx.query(
    `INSERT INTO reservation_notes AS n (reservation_id, note, staff_member_id, written_at)
     SELECT id, $2, $3, $4 FROM unnest($1::int[]) id ORDER BY id
     ON CONFLICT (reservation_id) DO UPDATE
       SET note = concat_ws(E'\n', nullif(n.note, ''), $2), staff_member_id = $3, written_at = $4, version = n.version + 1
     WHERE length(concat_ws(E'\n', nullif(n.note, ''), $2)) <= ${mostLetters}
     RETURNING n.reservation_id AS id, length(n.note) AS length`,
    [ids, text, member, new Date(at)],
  );
}
