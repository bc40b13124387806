import { type DeskShop, type ShopField, type ShopRow, shopFields } from '#contract/desk/shops/schemas.ts';
import type { DeskShops, LockedShop, OpeningDay } from '#server/ports/desk/desk-shops.ts';
import type { Queryable } from '../connection/client.ts';
import { closeShop, emptyShops, isOpenReservation as isOpen } from '../shops/close-shops.ts';

const columns: Readonly<Record<ShopField, string>> = {
  openingHours: 'opening_hours',
  address: 'address',
  postNo: 'post_no',
  postPlace: 'post_place',
  email: 'email',
  phone: 'phone',
  mapLink: 'map_link',
  latitude: 'latitude',
  longitude: 'longitude',
};
const valueColumns = shopFields.map((field) => `'${field}', s.${columns[field]}`).join(', ');
const rowColumns = `s.shop_id AS id, s.no, s.name, s.post_place AS place, s.phone, s.opening_hours AS "openingHours",
  s.closed = 1 AS closed, s.last_day AS "lastDay", (SELECT count(*) FROM reservations r WHERE r.shop_id = s.shop_id AND ${isOpen})::int AS "openOrders"`;

export function deskShops(tx: Queryable): DeskShops {
  return {
    list: (shops) =>
      tx.query<ShopRow>(
        `SELECT ${rowColumns} FROM shops s WHERE s.shop_id <> 55 AND ($1::int[] IS NULL OR s.shop_id = ANY ($1))
          ORDER BY s.closed, s.name COLLATE "nb-NO-x-icu"`,
        [shops],
      ),
    read: (id) => readShop(tx, id),
    lock: async (id) => {
      const [row] = await tx.query<LockedShop>(
        `SELECT s.name, s.closed = 1 AS closed, s.last_day AS "lastDay", json_build_object(${valueColumns}) AS values FROM shops s
          WHERE s.shop_id = $1 FOR UPDATE`,
        [id],
      );
      return row ?? null;
    },
    write: async (id, values) => {
      const fields = shopFields.filter((field) => values[field] !== undefined);
      await tx.execute(
        `UPDATE shops SET ${fields.map((field, at) => `${columns[field]} = $${at + 2}`).join(', ')} WHERE shop_id = $1`,
        [id, ...fields.map((field) => values[field] ?? null)],
      );
    },
    dayOf: async (id, day) => {
      const [row] = await tx.query<OpeningDay>(
        'SELECT hours, note FROM shop_opening_exceptions WHERE shop_id = $1 AND day = $2',
        [id, day],
      );
      return row ?? null;
    },
    setDay: async (id, day, { hours, note }) => {
      await tx.execute(
        `INSERT INTO shop_opening_exceptions (shop_id, day, hours, note) VALUES ($1, $2, $3, $4)
         ON CONFLICT (shop_id, day) DO UPDATE SET hours = excluded.hours, note = excluded.note`,
        [id, day, hours, note],
      );
    },
    removeDay: async (id, day) => {
      await tx.execute('DELETE FROM shop_opening_exceptions WHERE shop_id = $1 AND day = $2', [id, day]);
    },
    openOrders: async (id) => {
      const [row] = await tx.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM reservations r WHERE r.shop_id = $1 AND ${isOpen}`,
        [id],
      );
      return row?.count ?? 0;
    },
    close: async (id, { heir, stockTo }) => {
      await closeShop(tx, id, heir);
      return emptyShops(tx, [id], stockTo);
    },
    planClosing: async (id, plan) => {
      await tx.execute('UPDATE shops SET last_day = $2, closing_heir = $3, stock_to_shop = $4 WHERE shop_id = $1', [
        id,
        plan?.lastDay ?? null,
        plan?.heir ?? null,
        plan?.stockTo ?? null,
      ]);
    },
  };
}

async function readShop(tx: Queryable, id: number): Promise<DeskShop | null> {
  const [row] = await tx.query<Omit<DeskShop, 'days'>>(
    `SELECT ${rowColumns}, json_build_object(${valueColumns}) AS values, h.name AS heir,
            (SELECT n.shop_id FROM shops n
              WHERE n.closed = 0 AND n.shop_id NOT IN (s.shop_id, 55) AND n.last_day IS NULL AND n.latitude IS NOT NULL
              ORDER BY (n.latitude - s.latitude) ^ 2 + ((n.longitude - s.longitude) * cos(radians(s.latitude))) ^ 2
              LIMIT 1) AS nearest,
            coalesce((SELECT sum(qty) FROM stock t WHERE t.shop_id = s.shop_id), 0)::int AS pieces,
            ARRAY(SELECT reservation_id FROM reservations r WHERE r.shop_id = s.shop_id AND ${isOpen} ORDER BY 1 LIMIT 20) AS orders
       FROM shops s LEFT JOIN shops h ON h.shop_id = s.heir_shop_id WHERE s.shop_id = $1 AND s.shop_id <> 55`,
    [id],
  );
  if (row === undefined) return null;
  const days = await tx.query<DeskShop['days'][number]>(
    `SELECT day, hours, note FROM shop_opening_exceptions WHERE shop_id = $1 AND day >= current_date - 1 ORDER BY day LIMIT 100`,
    [id],
  );
  return { ...row, days };
}
