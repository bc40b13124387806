import type { Stock } from '#server/ports/checkout/stock.ts';
import type { Queryable } from '../connection/client.ts';

export function stock(tx: Queryable): Stock {
  return {
    take: async (shop, demand) => {
      const taken = await tx.execute(takeAllOrNothing, [
        shop,
        demand.map(({ ean }) => ean),
        demand.map(({ qty }) => qty),
      ]);
      return taken === demand.length;
    },
    takeOrAbort: async (shop, demand) => {
      const eans = demand.map(({ ean }) => ean);
      const quantities = demand.map(({ qty }) => qty);
      try {
        return (await tx.execute(takeAllOrAbort, [shop, eans, quantities])) === demand.length;
      } catch (error) {
        if ((error as { code?: string }).code === tooFewPieces) return false;
        throw error;
      }
    },
    lock: async (pairs) => {
      await tx.execute(
        `SELECT FROM stock JOIN unnest($1::text[], $2::int[]) AS pair (ean, shop_id) USING (ean, shop_id)
          ORDER BY ean, shop_id FOR NO KEY UPDATE OF stock`,
        [pairs.map(({ ean }) => ean), pairs.map(({ shop }) => shop)],
      );
    },
    release: async (reservationId) => {
      await tx.execute(giveBack, [reservationId]);
    },
    sell: async (reservationId) => {
      await tx.execute(
        `UPDATE stock_holds SET state = 'sold', settled_at = now() WHERE reservation_id = $1 AND state = 'held'`,
        [reservationId],
      );
    },
    piecesIn: async (shop) => {
      const [row] = await tx.query<{ qty: number }>(
        'SELECT coalesce(sum(qty), 0) AS qty FROM stock WHERE shop_id = $1',
        [shop],
      );
      return row?.qty ?? 0;
    },
  };
}

/**
 * Takes a whole order out of one shop's stock, or nothing (DEC-90). The rows are locked in the order of their ean, so that
 * (A, B) and (B, A) cannot wait for each other; `locked` gives the figures as they are once the locks are held, whatever others
 * have taken meanwhile; beneath stands the CHECK of the table. Eans come summed: one demand for each.
 */
const takeAllOrNothing = takeAll((allThere) => allThere);

/** What pieces_or_nothing() fails with. */
const tooFewPieces = 'HN001';
const takeAllOrAbort = takeAll((allThere) => `pieces_or_nothing(${allThere})`);

function takeAll(guard: (allThere: string) => string): string {
  return `
  WITH wanted AS (
    SELECT * FROM unnest($2::text[], $3::int[]) AS w (ean, qty)
  ), locked AS MATERIALIZED (
    SELECT s.ean, s.qty FROM stock s
     WHERE s.shop_id = $1 AND s.ean = ANY ($2)
     ORDER BY s.ean FOR NO KEY UPDATE
  ), enough AS MATERIALIZED (
    SELECT ${guard('count(*) = cardinality($2::text[])')} AS all_there FROM wanted w JOIN locked l USING (ean) WHERE l.qty >= w.qty
  )
  UPDATE stock s SET qty = s.qty - w.qty
    FROM wanted w, enough
   WHERE enough.all_there AND s.shop_id = $1 AND s.ean = w.ean`;
}

/**
 * Only a hold that moves from held to released gives its pieces back, so it happens once. A shop that no longer carries the
 * variant gets its row again; pieces of a variant that is gone have nowhere to go back to.
 */
const giveBack = `
  WITH released AS (
    UPDATE stock_holds SET state = 'released', settled_at = now()
     WHERE reservation_id = $1 AND state = 'held' RETURNING ean, shop_id, qty
  )
  INSERT INTO stock AS s (ean, shop_id, qty)
  SELECT ean, shop_id, qty FROM released JOIN variants USING (ean) ORDER BY ean, shop_id
  ON CONFLICT (ean, shop_id) DO UPDATE
     SET qty = s.qty + pay_stock_debt(s.ean, s.shop_id, s.qty, excluded.qty)`;
