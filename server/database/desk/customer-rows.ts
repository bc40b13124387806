import type { CustomerAnswer, CustomerRow } from '#contract/desk/customers/schemas.ts';
import type { DeskCustomers } from '#server/ports/desk/desk-customers.ts';
import { eraseCustomer, heldAboutCustomer } from '../accounts/personal-data.ts';
import type { Queryable } from '../connection/client.ts';
import { watchOwner } from '../notifications/watches.ts';
import { countedPage } from './keyset-page.ts';
import { addSearch, type SearchedColumns } from './orders/order-conditions.ts';
import { rareName } from './orders/rare-name.ts';

type Row = Omit<CustomerRow, 'since' | 'lastOrderAt'> & { readonly since: Date; readonly lastOrderAt: Date | null };

const searched: SearchedColumns = {
  id: 'c.customer_id',
  phone: 'c.phone',
  email: 'lower(c.email)',
  name: `to_tsvector('simple', c.first_name || ' ' || c.last_name)`,
};

/** Newer orders than these are seen in the list of orders. */
const mostOrders = 50;

export function deskCustomers(tx: Queryable): DeskCustomers {
  return {
    page: async ({ after, search }) => {
      const where: string[] = [];
      const params: unknown[] = [];
      const add = (condition: (place: string) => string, value: unknown) => {
        params.push(value);
        where.push(condition(`$${params.length}`));
      };
      const found = search?.by === 'name' ? await rareName(tx, 'customers c', searched, search) : null;
      if (found !== null) add((place) => `c.customer_id = ANY (${place}::int[])`, found);
      else if (search !== undefined) addSearch(search, searched, { where, add });
      const page = await countedPage<Row>(tx, {
        columns: `c.customer_id AS id, c.first_name || ' ' || c.last_name AS name, right(c.phone, 2) AS "phoneEnd",
                  c.club AS "isMember", c.created_at AS since,
                  (SELECT count(*)::int FROM reservations r WHERE r.customer_id = c.customer_id) AS orders,
                  (SELECT max(created_at) FROM reservations r WHERE r.customer_id = c.customer_id) AS "lastOrderAt"`,
        from: 'customers c',
        countFrom: 'customers c',
        where,
        params,
        key: 'c.customer_id',
        after,
        keyOf: ({ id }) => String(id),
      });
      const rows = page.rows.map((row) => ({
        ...row,
        since: row.since.toISOString(),
        lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
      }));
      return { ...page, rows };
    },
    one: async (id) => {
      const [found] = await tx.query<{ row: CustomerAnswer }>(
        `SELECT json_build_object(
           'id', c.customer_id, 'name', c.first_name || ' ' || c.last_name, 'phone', c.phone, 'email', c.email,
           'isVerified', c.email_verified_at IS NOT NULL,
           'address', nullif(concat_ws(', ', c.address, nullif(concat_ws(' ', c.postal_code, c.city), '')), ''),
           'birthDate', c.birth_date, 'isMember', c.club, 'since', ${iso('c.created_at')},
           'orderCount', (SELECT count(*) FROM reservations r WHERE r.customer_id = c.customer_id),
           'reviews', (SELECT count(*) FROM reviews v WHERE v.customer_id = c.customer_id),
           'orders', (${orders}), 'consents', (${consents}), 'watches', (${watches})) AS row
          FROM customers c WHERE c.customer_id = $1`,
        [id],
      );
      return found?.row ?? null;
    },
    heldAbout: (id) => heldAboutCustomer(tx, id),
    erase: (id) => eraseCustomer(tx, id),
  };
}

function iso(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const orders = `
  SELECT coalesce(json_agg(json_build_object('id', o.reservation_id, 'at', ${iso('o.created_at')}, 'status', o.status_id,
           'shop', s.name, 'delivery', o.delivery, 'total', o.total_ore,
           'pieces', (SELECT coalesce(sum(l.count), 0) FROM reservation_lines l WHERE l.reservation_id = o.reservation_id))
           ORDER BY o.created_at DESC), '[]')
    FROM (SELECT * FROM reservations r WHERE r.customer_id = c.customer_id ORDER BY r.created_at DESC LIMIT ${mostOrders}) o
    JOIN shops s USING (shop_id)`;

const consents = `
  SELECT coalesce(json_agg(json_build_object('consent', k.consent, 'granted', k.granted,
           'at', ${iso('coalesce(k.given_at, k.changed_at)')}, 'source', k.source) ORDER BY k.consent_id DESC), '[]')
    FROM consents k WHERE k.customer_id = c.customer_id`;

const watches = `
  SELECT coalesce(json_agg(json_build_object('kind', w.kind, 'article', a.name, 'shop', s.name, 'at', ${iso('w.created_at')},
           'until', ${iso('w.expires_at')}) ORDER BY w.watch_id DESC), '[]')
    FROM watches w JOIN articles a USING (article_id) LEFT JOIN shops s ON s.shop_id = w.shop_id
   WHERE ${watchOwner} AND w.notified_at IS NULL`;
