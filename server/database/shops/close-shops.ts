import type { Queryable } from '../connection/client.ts';

/** Received, begun, ready, on its way: somebody waits for the goods. `r` is the reservation. */
export const isOpenReservation = 'r.status_id IN (1, 2, 3, 4)';

/**
 * What stands in shops that close is not there any more: it goes to another shop, or nowhere. Held pieces are out of stock
 * already. Gives how many pieces it was.
 */
export async function emptyShops(tx: Queryable, ids: readonly number[], to: number | null): Promise<number> {
  const [row] = await tx.query<{ pieces: number }>(
    `WITH stood AS (
       SELECT ean, shop_id, qty FROM stock WHERE shop_id = ANY ($1) AND qty > 0 ORDER BY ean, shop_id FOR UPDATE
     ), emptied AS (
       UPDATE stock SET qty = 0 FROM stood WHERE stock.shop_id = stood.shop_id AND stock.ean = stood.ean
     ), moved AS (
       INSERT INTO stock (ean, shop_id, qty) SELECT ean, $2::int, sum(qty)::int FROM stood WHERE $2 IS NOT NULL GROUP BY ean
       ON CONFLICT (ean, shop_id) DO UPDATE SET qty = stock.qty + excluded.qty
     )
     SELECT coalesce(sum(qty), 0)::int AS pieces FROM stood`,
    [ids, to],
  );
  return row?.pieces ?? 0;
}

export async function closeShop(tx: Queryable, id: number, heir: number | null): Promise<void> {
  await tx.execute(
    `UPDATE shops SET closed = 1, heir_shop_id = $2, last_day = NULL, closing_heir = NULL, stock_to_shop = NULL
      WHERE shop_id = $1`,
    [id, heir],
  );
}

/**
 * Shops whose last day is over: their goods leave, so that nobody orders there any more, and when the last order is out they
 * are closed. Whichever process comes first does it, and writes it down.
 */
export async function closeDueShops(tx: Queryable): Promise<number> {
  const due = await tx.query<{ id: number; heir: number | null; to: number | null; open: number }>(
    `SELECT s.shop_id AS id, s.closing_heir AS heir, s.stock_to_shop AS to,
            (SELECT count(*) FROM reservations r WHERE r.shop_id = s.shop_id AND ${isOpenReservation})::int AS open
       FROM shops s WHERE s.closed = 0 AND s.last_day < (now() AT TIME ZONE 'Europe/Oslo')::date
      ORDER BY s.shop_id FOR UPDATE SKIP LOCKED`,
  );
  for (const { id, heir, to, open } of due) {
    const pieces = await emptyShops(tx, [id], to);
    if (open > 0) continue;
    await closeShop(tx, id, heir);
    await tx.execute(
      `INSERT INTO audit_log (actor, action, subject, shop_id, before, after)
       VALUES ('system', 'shop-closed', $1, $2, $3, $4)`,
      [`shop:${id}`, id, { closed: false, pieces }, { closed: true, heir }],
    );
  }
  return due.length;
}
