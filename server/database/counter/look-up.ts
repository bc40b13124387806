import { webStockShop } from '#domain/shop/shop-id.ts';
import type { CounterStore, FindWish } from '#server/ports/counter.ts';
import type { FinishedOrder, PutBackOrder, QueuedOrder, StockedVariant } from '#server/ports/counter-rows.ts';
import type { Database } from '../connection/client.ts';
import { milliseconds } from './milliseconds.ts';
import { heldAndNotPicked } from './missing-rows.ts';
import { awaitsPutBack, queuedOrder } from './queue-rows.ts';

type LookUp = Pick<CounterStore, 'find' | 'openOrders' | 'variant' | 'toPutBack' | 'finished'>;

const mostHits = 20;

/** By what an order is found; $2 is what was asked for. */
const conditions: Readonly<Record<FindWish['by'], string>> = {
  number: 'r.reservation_id = ANY ($2::int[])',
  code: 'r.reservation_id = ANY ($2::int[])',
  receipt: 'r.reservation_id = ANY ($2::int[])',
  card: 'r.status_id IN (2, 3, 4) AND r.customer_id = ANY ($2::int[])',
  name: `r.customer_name ILIKE '%' || $2 || '%'`,
  phone: `right(regexp_replace(r.phone, '[^0-9]', '', 'g'), 8) = $2`,
  ean: 'r.status_id IN (2, 3, 4) AND EXISTS (SELECT FROM reservation_lines x WHERE x.reservation_id = r.reservation_id AND x.ean = $2 AND x.count > 0)',
};

export function lookUp(database: Database): LookUp {
  return {
    find: async (shop, wish, settledSince) => {
      const asked = 'ids' in wish ? wish.ids : wish.by === 'name' ? wish.text.replace(/[\\%_]/g, '\\$&') : wish.text;
      const rows = await database.query<{ row: QueuedOrder }>(
        `${queuedOrder} WHERE r.shop_id = $1 AND r.status_id <> 1 AND ${conditions[wish.by]} AND r.anonymised_at IS NULL
            AND (r.status_id IN (2, 3, 4, 6) OR r.status_changed_at > $3)
          ORDER BY r.status_id IN (2, 3, 4) DESC, r.reservation_id DESC LIMIT ${mostHits}`,
        [shop, asked, new Date(settledSince)],
      );
      return rows.map(({ row }) => row);
    },
    openOrders: async (shop) => {
      const rows = await database.query<{ id: number }>(
        'SELECT reservation_id AS id FROM reservations WHERE shop_id = $1 AND status_id IN (2, 3, 4)',
        [shop],
      );
      return rows.map(({ id }) => id);
    },
    variant: async (shop, ean) => {
      const [row] = await database.query<StockedVariant>(
        `SELECT v.ean, v.article_id AS "articleId", a.name, z.name AS size, k.name AS color,
                coalesce((SELECT qty FROM stock WHERE ean = v.ean AND shop_id = $2), 0) AS here,
                (${heldAndNotPicked}) AS held,
                coalesce((SELECT json_agg(json_build_object('shop', s.name, 'count', t.qty) ORDER BY t.qty DESC, s.name)
                   FROM stock_for_sale t JOIN shops s USING (shop_id) WHERE t.ean = v.ean AND t.shop_id NOT IN ($2, ${webStockShop})), '[]')
                  AS elsewhere
           FROM variants v JOIN articles a USING (article_id) LEFT JOIN sizes z USING (size_id) LEFT JOIN colors k USING (color_id)
          WHERE v.ean = $1`,
        [ean, shop, null],
      );
      return row ?? null;
    },
    toPutBack: async (shop) => {
      const rows = await database.query<{ row: PutBackOrder }>(
        `SELECT json_build_object('id', r.reservation_id, 'version', r.version, 'status', r.status_id, 'name', r.customer_name,
                  'place', r.place, 'since', ${milliseconds('r.status_changed_at')},
                  'lines', (SELECT json_agg(json_build_object('ean', l.ean, 'name', l.name, 'size', l.size, 'color', l.color, 'image', l.image,
                                     'mainGroup', mg.name, 'group', ag.name, 'picked', l.picked) ORDER BY l.line_no)
                              FROM reservation_lines l LEFT JOIN articles a USING (article_id)
                              LEFT JOIN main_groups mg ON mg.main_group_id = a.main_group_id
                              LEFT JOIN article_groups2 ag ON ag.article_group2_id = a.article_group2_id
                             WHERE l.reservation_id = r.reservation_id AND l.picked > 0)) AS row
           FROM reservations r WHERE r.shop_id = $1 AND ${awaitsPutBack('r')}
          ORDER BY r.place, r.reservation_id LIMIT 300`,
        [shop],
      );
      return rows.map(({ row }) => row);
    },
    finished: async (shop, since) => {
      const rows = await database.query<{ row: FinishedOrder }>(
        `SELECT json_build_object(
                  'receivedAt', ${milliseconds('coalesce(c.received, r.created_at)')}, 'readyAt', ${milliseconds('c.ready')},
                  'handedOutAt', ${milliseconds('c.out')}, 'putBackAt', ${milliseconds('r.put_back_at')},
                  'pieces', l.pieces, 'missing', l.missing, 'refunds', coalesce(w.refunds, '[]')) AS row
           FROM reservations r
          CROSS JOIN LATERAL (
            SELECT min(changed_at) FILTER (WHERE to_status = 2) AS received, min(changed_at) FILTER (WHERE to_status IN (4, 6)) AS ready,
                   min(changed_at) FILTER (WHERE to_status IN (5, 6)) AS out
              FROM reservation_status_changes WHERE reservation_id = r.reservation_id) c
          CROSS JOIN LATERAL (
            SELECT sum(count + missing) AS pieces, sum(missing) AS missing FROM reservation_lines
             WHERE reservation_id = r.reservation_id) l
          CROSS JOIN LATERAL (
            SELECT json_agg(json_build_object('at', ${milliseconds('received_at')}, 'amount',
                     goods_ore + freight_ore - deducted_ore)) AS refunds
              FROM withdrawals WHERE reservation_id = r.reservation_id AND received_at >= $2) w
          WHERE r.shop_id = $1 AND (c.ready >= $2 OR c.out >= $2 OR r.put_back_at >= $2 OR w.refunds IS NOT NULL)
            AND r.created_at > $2::timestamptz - interval '120 days'`,
        [shop, new Date(since)],
      );
      return rows.map(({ row }) => row);
    },
  };
}
