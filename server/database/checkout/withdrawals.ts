import type { Withdrawals } from '#server/ports/checkout/withdrawals.ts';
import type { Queryable } from '../connection/client.ts';

export function withdrawals(tx: Queryable): Withdrawals {
  return {
    write: async ({ reservationId, reason, goods, freight, lines, now }) => {
      const [row] = await tx.query<{ id: number }>(
        `WITH made AS (
           INSERT INTO withdrawals (reservation_id, reason, goods_ore, freight_ore, created_at) VALUES ($1, $2, $3, $4, $5)
           RETURNING withdrawal_id
         ), line AS (
           INSERT INTO withdrawal_lines (withdrawal_id, ean, count, amount_ore)
           SELECT withdrawal_id, l.* FROM made, unnest($6::text[], $7::int[], $8::int[]) AS l
         )
         SELECT withdrawal_id AS id FROM made`,
        [
          reservationId,
          reason,
          goods,
          freight,
          new Date(now),
          lines.map(({ ean }) => ean),
          lines.map(({ count }) => count),
          lines.map(({ amount }) => amount),
        ],
      );
      if (row === undefined) throw new Error(`The withdrawal of reservation ${reservationId} was not written`);
      return row.id;
    },
    receive: async ({ id, at, returnedTo, deducted, settled, operationId }) => {
      const noted = await tx.execute(
        `UPDATE withdrawals SET received_at = $2, returned_to = $3, deducted_ore = $4, operation_id = $5, settled_ore = $6
          WHERE withdrawal_id = $1 AND received_at IS NULL`,
        [id, new Date(at), returnedTo, deducted, operationId, settled],
      );
      if (noted === 1 && returnedTo !== null) await tx.execute(putBack, [id, returnedTo]);
      return noted === 1;
    },
    refundBy: async (withdrawalId, operationId) => {
      await tx.execute('UPDATE withdrawals SET operation_id = $2 WHERE withdrawal_id = $1', [
        withdrawalId,
        operationId,
      ]);
    },
  };
}

/** A shop that does not carry the variant gets a row for it; pieces of a variant that is gone have nowhere to go. */
const putBack = `
  INSERT INTO stock AS s (ean, shop_id, qty)
  SELECT ean, $2::int, coalesce(on_sale, count) FROM withdrawal_lines JOIN variants USING (ean)
   WHERE withdrawal_id = $1 AND coalesce(on_sale, count) > 0 ORDER BY ean
  ON CONFLICT (ean, shop_id) DO UPDATE
     SET qty = s.qty + pay_stock_debt(s.ean, s.shop_id, s.qty, excluded.qty)`;
