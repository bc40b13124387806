import type { CounterLine, CounterState, CounterTransaction } from '#server/ports/counter.ts';
import { checkoutTransaction } from '../checkout/checkout-store.ts';
import type { Transaction } from '../connection/client.ts';
import { rebookIn } from '../system/stock-intake.ts';
import { milliseconds } from './milliseconds.ts';
import { correctStock, writeMissing } from './missing-rows.ts';

export function counterTransaction(tx: Transaction): CounterTransaction {
  const set = async (id: number, what: string, ...values: readonly unknown[]) => {
    await tx.execute(`UPDATE reservations SET ${what} WHERE reservation_id = $1`, [id, ...values]);
  };
  return {
    ...checkoutTransaction(tx),
    livingPayment: async (id) => {
      const [row] = await tx.query<{ id: string }>(
        `SELECT payment_id AS id FROM payments WHERE reservation_id = $1
          ORDER BY status IN ('pending', 'authorized', 'captured') DESC, created_at DESC LIMIT 1`,
        [id],
      );
      return row?.id ?? null;
    },
    counterState: async (id) => {
      const [row] = await tx.query<Omit<CounterState, 'lines'> & { lines: readonly CounterLine[] }>(
        `SELECT r.version, r.place, ${milliseconds('r.put_back_at')} AS "putBackAt",
                (SELECT json_build_object('id', staff_member_id, 'name', name) FROM staff_members
                  WHERE staff_member_id = r.picker) AS picker,
                (SELECT json_agg(json_build_object('line', line_no, 'ean', ean, 'count', count, 'picked', picked,
                          'missing', missing, 'missingAmount', missing_ore, 'price', price_ore, 'discount', discount_ore)
                          ORDER BY line_no) FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) AS lines
           FROM reservations r WHERE r.reservation_id = $1`,
        [id],
      );
      if (row === undefined) throw new Error(`Reservation ${id} has no state`);
      return row;
    },
    claimPicking: (id, memberId, at) => set(id, 'picker = $2, picking_since = $3', memberId, new Date(at)),
    writePicks: async (id, picks) => {
      await tx.execute(
        `UPDATE reservation_lines l SET picked = p.picked FROM unnest($2::int[], $3::int[]) AS p (line, picked)
          WHERE l.reservation_id = $1 AND l.line_no = p.line AND l.picked <> p.picked`,
        [id, picks.map(({ line }) => line), picks.map(({ picked }) => picked)],
      );
    },
    setPlace: (id, place) => set(id, 'place = $2', place),
    setTillSlip: (id, slip) => set(id, 'till_slip = $2', slip),
    writeMissing: (id, shop, line, reason) => writeMissing(tx, id, shop, line, reason),
    correctStock: (correction) => correctStock(tx, correction),
    rewriteWithdrawal: async (id, goods, freight, lines) => {
      await tx.execute('DELETE FROM withdrawal_lines WHERE withdrawal_id = $1', [id]);
      await tx.execute('UPDATE withdrawals SET goods_ore = $2, freight_ore = $3 WHERE withdrawal_id = $1', [
        id,
        goods,
        freight,
      ]);
      await tx.execute(
        `INSERT INTO withdrawal_lines (withdrawal_id, ean, count, amount_ore)
         SELECT $1, l.* FROM unnest($2::text[], $3::int[], $4::int[]) AS l`,
        [id, lines.map(({ ean }) => ean), lines.map(({ count }) => count), lines.map(({ amount }) => amount)],
      );
    },
    putOnSale: async (withdrawalId, pieces) => {
      await tx.execute(
        `UPDATE withdrawal_lines l SET on_sale = p.count FROM unnest($2::text[], $3::int[]) AS p (ean, count)
          WHERE l.withdrawal_id = $1 AND l.ean = p.ean`,
        [withdrawalId, pieces.map(({ ean }) => ean), pieces.map(({ count }) => count)],
      );
    },
    rebook: (system, places, change) => rebookIn(tx, system, places, change),
    notePutBack: (id, at) => set(id, 'put_back_at = $2', new Date(at)),
  };
}
