import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskOrders, ListedOrder, OrderWish, WaitingOrder } from '#server/ports/desk/desk-orders.ts';
import type { Queryable } from '../../connection/client.ts';
import { milliseconds } from '../../counter/milliseconds.ts';
import { countedPage, countRows, whereOf } from '../keyset-page.ts';
import { orderColumns, orderConditions } from './order-conditions.ts';
import { orderExtras } from './order-extras.ts';
import { addToNotes, orderNote, writeOrderNote } from './order-note.ts';
import { rareName } from './rare-name.ts';
import { savedViews } from './saved-views.ts';

type Row = Omit<ListedOrder, 'at'> & { readonly at: Date };

/** More than a chain has at work at any time; the rest of them are no news. */
const mostWaiting = 5_000;

const columns = `
  r.reservation_id AS id, r.created_at AS at, r.customer_name AS name, right(r.phone, 2) AS "phoneEnd",
  (SELECT coalesce(json_agg(f.image), '[]') FROM (
     SELECT l.image FROM reservation_lines l WHERE l.reservation_id = r.reservation_id ORDER BY l.line_no LIMIT 3) f) AS images,
  (SELECT coalesce(sum(l.count), 0)::int FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) AS pieces,
  s.name AS shop, r.shop_id AS "shopId", r.delivery, r.status_id AS status,
  r.payment_method AS "paymentMethod",
  (SELECT p.status FROM payments p WHERE p.reservation_id = r.reservation_id
    ORDER BY p.status IN ('pending', 'authorized', 'captured') DESC, p.created_at DESC LIMIT 1) AS "paymentStatus",
  EXISTS (SELECT FROM payments p WHERE p.reservation_id = r.reservation_id AND p.flagged IS NOT NULL) AS "isUnsettled",
  EXISTS (SELECT FROM withdrawals w WHERE w.reservation_id = r.reservation_id AND w.received_at IS NULL) AS "isWithdrawn",
  r.total_ore AS total, ${receivedAt()} AS "receivedAt"`;

export function deskOrders(tx: Queryable): DeskOrders {
  return {
    page: async (wish) => {
      const isOfDays = wish.from !== undefined || wish.to !== undefined;
      const page = await countedPage<Row>(tx, {
        columns,
        from: 'reservations r JOIN shops s USING (shop_id)',
        countFrom: 'reservations r',
        ...orderConditions(await narrowed(tx, wish)),
        key: 'r.reservation_id',
        // By the key a day of two years ago would be looked for through all that came since.
        ...(isOfDays && { byTime: { column: 'r.created_at', table: 'reservations' } }),
        after: wish.after,
        keyOf: ({ id }) => String(id),
      });
      return { ...page, rows: page.rows.map(told) };
    },
    count: async (wish) => {
      const { where, params } = orderConditions(wish);
      const { count, countIsExact } = await countRows(tx, `FROM reservations r ${whereOf(where)}`, params);
      return { count, isExact: countIsExact };
    },
    list: async (wish, most) => {
      const { where, params } = orderConditions(await narrowed(tx, wish));
      const rows = await tx.query<Row>(
        `SELECT ${columns} FROM reservations r JOIN shops s USING (shop_id) ${whereOf(where)}
          ORDER BY r.reservation_id DESC LIMIT ${most}`,
        params,
      );
      return rows.map(told);
    },
    waiting: (shops) =>
      tx.query<WaitingOrder>(
        `SELECT r.reservation_id AS id, r.shop_id AS shop, r.delivery, ${receivedAt()} AS "receivedAt"
           FROM reservations r WHERE r.status_id IN (2, 3) AND ($1::int[] IS NULL OR r.shop_id = ANY ($1))
          ORDER BY r.reservation_id LIMIT ${mostWaiting}`,
        [shops],
      ),
    unsettled: (shops, pendingBefore) =>
      ids(
        tx,
        `SELECT reservation_id FROM payments WHERE flagged IS NOT NULL
         UNION SELECT reservation_id FROM payments WHERE status = 'pending' AND created_at < $2
         UNION SELECT p.reservation_id FROM payment_operations o JOIN payments p USING (payment_id)
                WHERE o.state = 'planned' AND o.attempts > 0 AND o.operation <> 'create'`,
        shops,
        new Date(pendingBefore),
      ),
    withdrawn: (shops) =>
      ids(tx, 'SELECT reservation_id FROM withdrawals WHERE received_at IS NULL AND $2::int IS NULL', shops, null),
    extras: (id) => orderExtras(tx, id),
    openedSince: async (member, subject, since) => {
      const rows = await tx.query(
        'SELECT FROM audit_log WHERE subject = $1 AND staff_member_id = $2 AND created_at > $3 LIMIT 1',
        [subject, member, new Date(since)],
      );
      return rows.length > 0;
    },
    writeNote: (note) => writeOrderNote(tx, note),
    note: (id) => orderNote(tx, id),
    shopsOf: (wanted) =>
      tx.query('SELECT reservation_id AS id, shop_id AS shop FROM reservations WHERE reservation_id = ANY ($1)', [
        wanted,
      ]),
    addToNotes: (note) => addToNotes(tx, note),
    ...savedViews(tx),
    raiseVersion: async (id) => {
      await tx.execute('UPDATE reservations SET version = version WHERE reservation_id = $1', [id]);
    },
  };
}

/** A name that few orders have is a list of numbers; one that many have is met soon enough on the way from the newest. */
async function narrowed(tx: Queryable, wish: OrderWish): Promise<OrderWish> {
  if (wish.search?.by !== 'name') return wish;
  const found = await rareName(tx, 'reservations r', orderColumns, wish.search);
  if (found === null) return wish;
  const ids = wish.ids === undefined ? found : wish.ids.filter((id) => found.includes(id));
  return { ...wish, ids, search: undefined };
}

/** When the shop got it: at once where it is paid there, else when it was paid. */
function receivedAt(): string {
  return `(SELECT ${milliseconds('coalesce(min(c.changed_at), r.created_at)')} FROM reservation_status_changes c
            WHERE c.reservation_id = r.reservation_id AND c.to_status = 2)`;
}

function told(row: Row): ListedOrder {
  return { ...row, at: row.at.toISOString(), receivedAt: Number(row.receivedAt) };
}

async function ids(
  tx: Queryable,
  found: string,
  shops: readonly ShopId[] | null,
  param: Date | null,
): Promise<readonly number[]> {
  const rows = await tx.query<{ id: number }>(
    `SELECT DISTINCT r.reservation_id AS id FROM (${found}) f JOIN reservations r USING (reservation_id)
      WHERE ($1::int[] IS NULL OR r.shop_id = ANY ($1)) ORDER BY 1 DESC LIMIT ${mostWaiting}`,
    [shops, param],
  );
  return rows.map(({ id }) => id);
}
