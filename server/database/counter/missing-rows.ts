import type { MissingReason } from '#contract/counter/records.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CounterLine, StockCorrection } from '#server/ports/counter.ts';
import type { Queryable } from '../connection/client.ts';

/** The line, the reservation's sums and what it holds, all of what is there. */
export async function writeMissing(
  tx: Queryable,
  id: number,
  shop: ShopId,
  { line, ean, count, picked, missing, missingAmount, discount }: CounterLine,
  reason: MissingReason | null,
): Promise<void> {
  await tx.execute(
    `UPDATE reservation_lines SET count = $3, picked = $4, missing = $5, missing_ore = $6, discount_ore = $7, missing_reason = $8
      WHERE reservation_id = $1 AND line_no = $2`,
    [id, line, count, picked, missing, missingAmount, discount, missing > 0 ? reason : null],
  );
  await tx.execute(
    `UPDATE reservations r SET goods_ore = l.goods, discount_ore = l.discount, total_ore = l.goods - l.discount + r.freight_ore
       FROM (SELECT sum(price_ore * count) AS goods, sum(discount_ore) AS discount FROM reservation_lines
              WHERE reservation_id = $1) l
      WHERE r.reservation_id = $1`,
    [id],
  );
  await tx.execute(
    `WITH wanted AS (
       SELECT sum(count) AS qty FROM reservation_lines WHERE reservation_id = $1 AND ean = $2
     ), gone AS (
       DELETE FROM stock_holds h USING wanted w
        WHERE h.reservation_id = $1 AND h.ean = $2 AND h.shop_id = $3 AND h.state = 'held' AND w.qty = 0
     )
     INSERT INTO stock_holds (reservation_id, ean, shop_id, qty) SELECT $1, $2, $3, qty FROM wanted WHERE qty > 0
     ON CONFLICT (reservation_id, ean, shop_id) DO UPDATE SET qty = excluded.qty`,
    [id, ean, shop],
  );
}

export async function correctStock(tx: Queryable, { shop, ean, standing, gone, reservationId }: StockCorrection) {
  // The lock first, the counting after it.
  const locked = await tx.query<{ qty: number }>(
    'SELECT qty FROM stock WHERE ean = $1 AND shop_id = $2 FOR NO KEY UPDATE',
    [ean, shop],
  );
  const before = locked[0]?.qty ?? 0;
  const [held] = await tx.query<{ qty: number }>(heldAndNotPicked, [ean, shop, reservationId]);
  const after = Math.max(0, standing - (held?.qty ?? 0));
  const written = await tx.execute(
    `INSERT INTO stock (ean, shop_id, qty) SELECT ean, $2::int, $3::int FROM variants WHERE ean = $1
     ON CONFLICT (ean, shop_id) DO UPDATE SET qty = excluded.qty`,
    [ean, shop, after],
  );
  if (written === 0) return null;
  await tx.execute('UPDATE system_stock SET debt = 0 WHERE ean = $1 AND shop_id = $2 AND debt > 0', [ean, shop]);
  await tx.execute('INSERT INTO stock_corrections (shop_id, ean, difference, reservation_id) VALUES ($1, $2, $3, $4)', [
    shop,
    ean,
    after - before - gone,
    reservationId,
  ]);
  return { before, after };
}

/** Pieces of an ean ($1) that stand on a shop's ($2) shelves and are somebody's, those of one order ($3) left out. */
export const heldAndNotPicked = `
  SELECT coalesce(sum(l.count - l.picked), 0) AS qty FROM reservation_lines l JOIN reservations r USING (reservation_id)
   WHERE l.ean = $1 AND r.shop_id = $2 AND r.status_id IN (1, 2, 3) AND ($3::int IS NULL OR r.reservation_id <> $3)`;
