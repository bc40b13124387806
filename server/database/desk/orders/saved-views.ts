import type { DeskOrders } from '#server/ports/desk/desk-orders.ts';
import type { Queryable } from '../../connection/client.ts';

/** What somebody saved for themselves; nobody else reads or forgets it. */
export function savedViews(tx: Queryable): Pick<DeskOrders, 'savedViews' | 'saveView' | 'forgetView'> {
  return {
    savedViews: (member) =>
      tx.query(
        'SELECT saved_view_id AS id, name, query FROM desk_saved_views WHERE staff_member_id = $1 ORDER BY saved_view_id',
        [member],
      ),
    saveView: async (member, name, query) => {
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO desk_saved_views (staff_member_id, name, query) VALUES ($1, $2, $3)
         ON CONFLICT (staff_member_id, name) DO UPDATE SET query = $3 RETURNING saved_view_id AS id`,
        [member, name, query],
      );
      return row?.id ?? 0;
    },
    forgetView: async (member, id) =>
      (await tx.execute('DELETE FROM desk_saved_views WHERE staff_member_id = $1 AND saved_view_id = $2', [
        member,
        id,
      ])) === 1,
  };
}
