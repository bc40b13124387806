import type { ReportAnswer } from '#contract/desk/reports/schemas.ts';
import type { DeskReports } from '#server/ports/desk/desk-reports.ts';
import type { Database } from '../connection/client.ts';
import { tellable } from '../search/search-report.ts';
import { deskFigures, inSpan, linesOf, sells, spanParams } from './figures.ts';

type Row = ReportAnswer['rows'][number];

/** Rows of a report are read, not scrolled through for ever. */
const mostRows = 500;

export function deskReports(database: Database): DeskReports {
  const read = (sql: string, params: readonly unknown[]) =>
    database.transaction((tx) => tx.query<Row>(`${sql} LIMIT ${mostRows}`, params), { long: true });
  return {
    figures: deskFigures(database),
    salesByShop: (span) =>
      read(
        `SELECT s.name, json_build_object('orders', count(*), 'revenue', coalesce(sum(r.total_ore), 0)) AS values
           FROM reservations r JOIN shops s USING (shop_id) WHERE ${inSpan} AND ${sells}
          GROUP BY s.name ORDER BY sum(r.total_ore) DESC, s.name`,
        spanParams(span),
      ),
    salesByGroup: (span) =>
      read(
        `WITH ${linesOf(`${inSpan} AND ${sells}`)}, sold AS (
           SELECT article_id, sum(count) AS pieces, sum(price_ore * count - discount_ore) AS revenue FROM lines GROUP BY article_id)
         SELECT coalesce(g.name, '–') AS name, json_build_object('pieces', sum(s.pieces), 'revenue', sum(s.revenue)) AS values
           FROM sold s LEFT JOIN articles a USING (article_id) LEFT JOIN article_groups2 g ON g.article_group2_id = a.article_group2_id
          GROUP BY 1 ORDER BY sum(s.revenue) DESC, 1`,
        spanParams(span),
      ),
    reservations: (span) =>
      read(
        `SELECT s.name, json_build_object('reserved', count(*), 'collected', count(*) FILTER (WHERE r.status_id = 5),
                  'lapsed', count(*) FILTER (WHERE r.status_id = 9), 'cancelled', count(*) FILTER (WHERE r.status_id = 8)) AS values
           FROM reservations r JOIN shops s USING (shop_id) WHERE ${inSpan} AND NOT r.delivery
          GROUP BY s.name ORDER BY count(*) DESC, s.name`,
        spanParams(span),
      ),
    stockOuts: async (since) => {
      const rows = await deskFigures(database).runningOut(since, 100);
      return rows.map(({ name, variant, ean, sold, empty, shops }) => ({
        name: `${name} ${variant} (${ean})`,
        values: { sold, empty, shops },
      }));
    },
    unfound: (from, to) =>
      read(
        `SELECT query AS name, json_build_object('searches', sum(searches)) AS values
           FROM search_counts WHERE day >= $1::date AND day <= $2::date AND hits = 0 AND ${tellable}
          GROUP BY query ORDER BY sum(searches) DESC, query`,
        [from, to],
      ),
    returns: (span) =>
      read(
        `SELECT min(b.name) AS name, json_build_object('pieces', sum(l.count), 'amount', sum(l.amount_ore),
                  'received', sum(l.count) FILTER (WHERE w.received_at IS NOT NULL)) AS values
           FROM withdrawals w JOIN withdrawal_lines l USING (withdrawal_id) JOIN reservations r USING (reservation_id)
           JOIN LATERAL (SELECT name, article_id FROM reservation_lines b WHERE b.reservation_id = r.reservation_id
                           AND b.ean = l.ean LIMIT 1) b ON true
          WHERE w.created_at >= $1 AND w.created_at < $2 AND ($3::int[] IS NULL OR r.shop_id = ANY ($3))
          GROUP BY b.article_id ORDER BY sum(l.amount_ore) DESC`,
        spanParams(span),
      ),
  };
}
