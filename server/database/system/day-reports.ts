import type { DayReport } from '#contract/system/day-report.ts';
import type { MoneyMove } from '#domain/system/day-books.ts';
import type { DayFacts, DayReports } from '#server/ports/system/day-reports.ts';
import type { Database, Queryable } from '../connection/client.ts';

export function dayReports(database: Database): DayReports {
  return {
    frozen: (date) => frozen(database, date),
    facts: ({ date, from, until }) =>
      database.transaction(
        async (tx) => ({
          money: await moneyOf(tx, from, until),
          in_till: await tx.query<DayFacts['in_till'][number]>(
            `SELECT r.shop_id AS shop, count(*) AS orders, sum(r.total_ore) AS amount
               FROM reservation_status_changes c JOIN reservations r USING (reservation_id)
              WHERE c.changed_at >= $1 AND c.changed_at < $2 AND c.to_status = 5 AND r.payment_method IS NULL
              GROUP BY 1 ORDER BY 1`,
            [from, until],
          ),
          orders: await ordersOf(tx, from, until),
          stock: await tx.query<DayFacts['stock'][number]>(
            `SELECT s.shop_id AS shop, sum(s.qty) AS pieces,
                    coalesce((SELECT sum(h.qty) FROM stock_holds h WHERE h.shop_id = s.shop_id AND h.state = 'held'), 0) AS held
               FROM stock s GROUP BY 1 ORDER BY 1`,
          ),
          corrections: await correctionsOf(tx, { date, from, until }),
        }),
        { isolation: 'repeatable read', long: true },
      ),
    freeze: async (report) => {
      await database.execute('INSERT INTO day_reports (day, report) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING', [
        report.date,
        JSON.stringify(report),
      ]);
      return (await frozen(database, report.date)) ?? report;
    },
  };
}

async function frozen(database: Queryable, date: string): Promise<DayReport | null> {
  const [row] = await database.query<{ report: DayReport }>('SELECT report FROM day_reports WHERE day = $1', [date]);
  return row?.report ?? null;
}

/** The refund of a withdrawal belongs to the lines that were withdrawn; any other refund, like a capture, to the whole order. */
function moneyOf(tx: Queryable, from: Date, until: Date): Promise<MoneyMove[]> {
  return tx.query<MoneyMove>(
    `SELECT r.shop_id AS shop, p.provider, m.kind, m.amount_ore AS amount,
            coalesce(back.goods, bought.goods, '[]') AS goods,
            CASE WHEN back.goods IS NULL THEN r.freight_ore ELSE back.freight END AS freight
       FROM payment_moves m JOIN payments p USING (payment_id) JOIN reservations r USING (reservation_id)
       LEFT JOIN LATERAL (
         SELECT json_agg(json_build_object('rate', l.vat_percentage, 'gross', l.price_ore * l.count - l.discount_ore)) AS goods
           FROM reservation_lines l WHERE l.reservation_id = r.reservation_id) bought ON true
       LEFT JOIN LATERAL (
         SELECT w.freight_ore AS freight, json_agg(json_build_object('rate', l.vat_percentage, 'gross', b.amount_ore)) AS goods
           FROM payment_operations o JOIN withdrawals w USING (operation_id) JOIN withdrawal_lines b USING (withdrawal_id)
           JOIN LATERAL (SELECT vat_percentage FROM reservation_lines l
                          WHERE l.reservation_id = r.reservation_id AND l.ean = b.ean LIMIT 1) l ON true
          WHERE m.kind = 'refunded' AND o.payment_id = m.payment_id AND o.operation = 'refund'
            AND o.refunded_before_ore = m.before_ore AND o.amount_ore = m.amount_ore
          GROUP BY w.withdrawal_id, w.freight_ore LIMIT 1) back ON true
      WHERE m.moved_at >= $1 AND m.moved_at < $2 ORDER BY m.payment_move_id`,
    [from, until],
  );
}

function ordersOf(tx: Queryable, from: Date, until: Date): Promise<DayFacts['orders']> {
  const of = (status: number, also = 'true') => `count(*) FILTER (WHERE c.to_status = ${status} AND ${also})`;
  return tx.query<DayFacts['orders'][number]>(
    `SELECT r.shop_id AS shop, ${of(2)} AS placed, ${of(5)} AS collected, ${of(6)} AS shipped, ${of(7)} AS delivered,
            ${of(8)} AS cancelled, ${of(9, 'c.from_status IS DISTINCT FROM 1')} AS expired
       FROM reservation_status_changes c JOIN reservations r USING (reservation_id)
      WHERE c.changed_at >= $1 AND c.changed_at < $2 AND (c.to_status IN (2, 5, 6, 7, 8)
            OR (c.to_status = 9 AND c.from_status IS DISTINCT FROM 1))
      GROUP BY 1 ORDER BY 1`,
    [from, until],
  ) as Promise<DayFacts['orders']>;
}

function correctionsOf(
  tx: Queryable,
  { from, until }: { readonly date: string; readonly from: Date; readonly until: Date },
): Promise<DayFacts['corrections']> {
  return tx.query<DayFacts['corrections'][number]>(
    `SELECT r.reservation_id AS "order", r.shop_id AS shop, p.provider, m.kind, m.amount_ore AS amount,
            to_char(out.at AT TIME ZONE 'Europe/Oslo', 'YYYY-MM-DD') AS of
       FROM payment_moves m JOIN payments p USING (payment_id) JOIN reservations r USING (reservation_id)
       JOIN LATERAL (SELECT min(changed_at) AS at FROM reservation_status_changes c
                      WHERE c.reservation_id = r.reservation_id AND c.to_status IN (5, 6)) out ON out.at < $1
      WHERE m.moved_at >= $1 AND m.moved_at < $2 ORDER BY m.payment_move_id`,
    [from, until],
  ) as Promise<DayFacts['corrections']>;
}
