import type { DeskOrders, OrderNote } from '#server/ports/desk/desk-orders.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';

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
