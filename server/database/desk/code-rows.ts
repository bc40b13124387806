import type { CodeRow } from '#contract/desk/codes/schemas.ts';
import type { DeskCodes } from '#server/ports/desk/desk-codes.ts';
import type { Queryable } from '../connection/client.ts';
import { countedPage } from './keyset-page.ts';

/** $1 is today. What is stopped is stopped, whatever else it is. */
const listed = `(SELECT promocode_id AS id, name, fixed = 1 AS "isFixed", amount, type = 'public' AS "isPublic", uses,
  coalesce(was_valid_from, valid_from) AS "from", CASE WHEN stopped_at IS NULL THEN valid_to ELSE was_valid_to END AS "to",
  max_uses AS most, max_uses_per_customer AS "mostPerCustomer",
  CASE WHEN stopped_at IS NOT NULL THEN 'stopped' WHEN valid_to < $1::date THEN 'over'
       WHEN uses >= max_uses THEN 'used-up' WHEN valid_from > $1::date THEN 'planned' ELSE 'usable' END AS state
  FROM promocodes) codes`;

export function deskCodes(tx: Queryable): DeskCodes {
  return {
    page: ({ after, q, state }, today) => {
      const where: string[] = [];
      const params: unknown[] = [today];
      if (q) {
        params.push(q);
        where.push(`position(lower($${params.length}) IN lower(name)) > 0`);
      }
      if (state) {
        params.push(state);
        where.push(`state = $${params.length}`);
      }
      const keyOf = ({ id }: CodeRow) => String(id);
      return countedPage<CodeRow>(tx, {
        columns: '*',
        from: listed,
        countFrom: listed,
        where,
        params,
        key: 'id',
        after,
        keyOf,
      });
    },
    find: async (id, today) => {
      await tx.execute('SELECT FROM promocodes WHERE promocode_id = $1 FOR NO KEY UPDATE', [id]);
      const [row] = await tx.query<CodeRow>(`SELECT * FROM ${listed} WHERE id = $2`, [today, id]);
      return row ?? null;
    },
    make: async ({ name, isFixed, amount, isPublic, from, to, most, mostPerCustomer }) => {
      const [made] = await tx.query<{ id: number }>(
        `INSERT INTO promocodes (name, fixed, amount, type, valid_from, valid_to, max_uses, max_uses_per_customer)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ((lower(name))) DO NOTHING RETURNING promocode_id AS id`,
        [name, isFixed ? 1 : 0, amount, isPublic ? 'public' : 'code', from, to, most, mostPerCustomer],
      );
      return made?.id ?? null;
    },
    stop: async (id, yesterday) => {
      await tx.execute(
        `UPDATE promocodes SET stopped_at = now(), was_valid_from = valid_from, was_valid_to = valid_to,
                valid_to = $2, valid_from = least(valid_from, $2::date)
          WHERE promocode_id = $1 AND stopped_at IS NULL`,
        [id, yesterday],
      );
    },
    resume: async (id) => {
      await tx.execute(
        `UPDATE promocodes SET valid_from = was_valid_from, valid_to = was_valid_to,
                stopped_at = NULL, was_valid_from = NULL, was_valid_to = NULL
          WHERE promocode_id = $1 AND stopped_at IS NOT NULL`,
        [id],
      );
    },
  };
}
