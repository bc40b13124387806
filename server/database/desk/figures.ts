import type {
  DaySales,
  DeskFigures,
  FailedRun,
  ReadyOrder,
  SalesSums,
  SoldOut,
  Span,
} from '#server/ports/desk/desk-figures.ts';
import type { Queryable } from '../connection/client.ts';
import { milliseconds } from '../counter/milliseconds.ts';
import { tellable } from '../search/search-report.ts';

/** Ordered and not given up: paid, or to be paid in the shop. */
export const sells = 'r.status_id BETWEEN 2 AND 7';
const givenUp = 'r.status_id IN (8, 9)';
const oslo = `(r.created_at AT TIME ZONE 'Europe/Oslo')`;

/** With $1, $2 and $3. */
export const inSpan =
  'r.created_at >= $1 AND r.created_at < $2 AND r.status_id NOT IN (1, 10) AND ($3::int[] IS NULL OR r.shop_id = ANY ($3))';

export function spanParams({ from, to, shops }: Span): unknown[] {
  return [new Date(from), new Date(to), shops];
}

/**
 * The lines of these orders. Orders of a time stand side by side, and so do their lines: between the first and the last of them they
 * are read in one go, where PostgreSQL would go through all there ever were.
 */
export function linesOf(orders: string): string {
  return `chosen AS MATERIALIZED (SELECT r.reservation_id FROM reservations r WHERE ${orders}),
    lines AS (SELECT l.* FROM reservation_lines l JOIN chosen USING (reservation_id)
               WHERE l.reservation_id BETWEEN (SELECT min(reservation_id) FROM chosen) AND (SELECT max(reservation_id) FROM chosen))`;
}

export function deskFigures(tx: Queryable): DeskFigures {
  return {
    sums: async (span) => {
      const [row] = await tx.query<SalesSums>(
        `SELECT count(*)::int AS orders, coalesce(sum(r.total_ore) FILTER (WHERE ${sells}), 0)::float8 AS revenue,
                count(*) FILTER (WHERE ${givenUp})::int AS lost FROM reservations r WHERE ${inSpan}`,
        spanParams(span),
      );
      return row ?? { orders: 0, revenue: 0, lost: 0 };
    },
    hours: (span) =>
      tx.query(
        `SELECT extract(hour FROM ${oslo})::int AS hour, count(*)::int AS orders FROM reservations r WHERE ${inSpan} GROUP BY 1 ORDER BY 1`,
        spanParams(span),
      ),
    days: (span) =>
      tx.query<DaySales>(
        `SELECT to_char(${oslo}, 'YYYY-MM-DD') AS day, count(*)::int AS orders,
                coalesce(sum(r.total_ore) FILTER (WHERE ${sells} AND NOT r.delivery), 0)::float8 AS collect,
                coalesce(sum(r.total_ore) FILTER (WHERE ${sells} AND r.delivery), 0)::float8 AS deliver,
                count(*) FILTER (WHERE ${givenUp})::int AS lost
           FROM reservations r WHERE ${inSpan} GROUP BY 1 ORDER BY 1`,
        spanParams(span),
      ),
    madeReady: async (span, most) => {
      const rows = await tx.query<ReadyOrder>(
        `SELECT r.shop_id AS shop, ${milliseconds('c.changed_at')} AS "readyAt",
                (SELECT ${milliseconds('coalesce(min(m.changed_at), r.created_at)')} FROM reservation_status_changes m
                  WHERE m.reservation_id = r.reservation_id AND m.to_status = 2) AS "receivedAt"
           FROM reservation_status_changes c JOIN reservations r USING (reservation_id)
          WHERE c.to_status = 4 AND c.changed_at >= $1 AND c.changed_at < $2 AND ($3::int[] IS NULL OR r.shop_id = ANY ($3))
          ORDER BY c.changed_at DESC LIMIT ${most}`,
        spanParams(span),
      );
      return rows.map((row) => ({ ...row, readyAt: Number(row.readyAt), receivedAt: Number(row.receivedAt) }));
    },
    runningOut: (soldSince, most) =>
      tx.query<SoldOut>(
        `WITH ${linesOf(`r.created_at >= $1 AND ${sells}`)}, sold AS (
           SELECT l.ean, sum(l.count)::int AS sold FROM lines l GROUP BY l.ean ORDER BY sold DESC LIMIT 80)
         SELECT s.ean, n.name, n.variant, n.image, s.sold, count(*) FILTER (WHERE k.qty = 0)::int AS empty, count(*)::int AS shops
           FROM sold s JOIN stock k ON k.ean = s.ean
           JOIN LATERAL (SELECT l.name, concat_ws(' ', l.size, lower(l.color)) AS variant, l.image FROM reservation_lines l
                          WHERE l.ean = s.ean LIMIT 1) n ON true
          GROUP BY s.ean, n.name, n.variant, n.image, s.sold HAVING bool_or(k.qty = 0)
          ORDER BY s.sold * count(*) FILTER (WHERE k.qty = 0)::float8 / count(*) DESC, s.ean LIMIT ${most}`,
        [new Date(soldSince)],
      ),
    unfound: (day, dayBefore, most) =>
      tx.query(
        `SELECT query, coalesce(sum(searches) FILTER (WHERE day >= $1::date), 0)::int AS searches,
                (coalesce(sum(searches) FILTER (WHERE day >= $1::date), 0) - coalesce(sum(searches) FILTER (WHERE day < $1::date), 0))::int AS change
           FROM search_counts WHERE day >= $2::date AND hits = 0 AND ${tellable}
          GROUP BY query HAVING sum(searches) FILTER (WHERE day >= $1::date) > 0 ORDER BY searches DESC, query LIMIT ${most}`,
        [day, dayBefore],
      ),
    failedRuns: async (since) => {
      const rows = await tx.query<FailedRun>(
        `SELECT kind, ${milliseconds('started_at')} AS at, rows_read AS read, rows_bad AS bad,
                (SELECT ${milliseconds('max(d.ended_at)')} FROM import_runs d WHERE d.kind = newest.kind AND d.outcome = 'done' AND NOT d.dry_run) AS "lastDoneAt"
           FROM (SELECT DISTINCT ON (kind) * FROM import_runs WHERE NOT dry_run AND outcome <> 'running' AND started_at >= $1
                  ORDER BY kind, import_run_id DESC) newest
          WHERE outcome <> 'done' ORDER BY started_at DESC`,
        [new Date(since)],
      );
      return rows.map((row) => ({
        ...row,
        at: Number(row.at),
        lastDoneAt: row.lastDoneAt === null ? null : Number(row.lastDoneAt),
      }));
    },
    failedMails: (since) => counted(tx, 'mail_outbox', 'given_up_at', 'given_up_at >= $1', [new Date(since)]),
    waitingReviews: () => counted(tx, 'reviews', 'created_at', 'NOT approved AND rejected_at IS NULL', []),
    doneSince: async (since) => {
      const [row] = await tx.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM audit_log
          WHERE created_at >= $1 AND role IS NOT NULL AND action !~ '(opened|signed-in|exported)$'`,
        [new Date(since)],
      );
      return row?.count ?? 0;
    },
  };
}

async function counted(tx: Queryable, table: string, at: string, where: string, params: readonly unknown[]) {
  const [row] = await tx.query<{ count: number; oldest: number | null }>(
    `SELECT count(*)::int AS count, ${milliseconds(`min(${at})`)} AS oldest FROM ${table} WHERE ${where}`,
    params,
  );
  return { count: row?.count ?? 0, oldest: row?.oldest == null ? null : Number(row.oldest) };
}
