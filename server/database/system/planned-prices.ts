import type { PlannedOutcome, PlannedPrice, PlannedPrices } from '#server/ports/system/planned-prices.ts';
import type { Database, Transaction } from '../connection/client.ts';

/** SQL: the prices given, numbered. */
const given = 'jsonb_to_recordset($1::jsonb) AS given (nr integer, article integer, price numeric, "from" timestamptz)';
/** SQL: the rules of a list price, over the price `p` and the article `a`; the import of prices has the same. */
const brokenRule = `CASE WHEN p.price = 0 AND a.visible_on_web = 1 THEN 'costs nothing, and is shown'
                         WHEN p.price < a.pant THEN 'is below the pant, which it includes' END`;
/** A number of our own choosing: one process at a time asks what is due. */
const askingLock = 4_031_978;

export function plannedPrices(database: Database): PlannedPrices {
  return {
    plan: (system, prices) => database.transaction((tx) => plan(tx, system, prices)),
    known: async (prices) => {
      const rows = await database.query<{ known: boolean }>(
        `SELECT EXISTS (SELECT FROM planned_prices p WHERE p.article_id = article AND p.starts_at = given."from"
                           AND p.price = given.price AND p.state <> 'waiting') AS known FROM ${given} ORDER BY nr`,
        [numbered(prices)],
      );
      return rows.map(({ known }) => known);
    },
    askDue: () => database.transaction(askDue),
  };
}

function numbered(prices: readonly PlannedPrice[]): string {
  return JSON.stringify(prices.map((price, nr) => ({ nr, ...price })));
}

async function plan(tx: Transaction, system: string, prices: readonly PlannedPrice[]): Promise<PlannedOutcome[]> {
  const rows = await tx.query<{ outcome: PlannedOutcome }>(
    `SELECT CASE WHEN a.article_id IS NULL THEN 'unknown_article'
                 WHEN ${brokenRule} IS NOT NULL THEN 'against_rules'
                 WHEN w.price IS NOT DISTINCT FROM p.price THEN 'unchanged' ELSE 'planned' END AS outcome
       FROM (SELECT * FROM ${given}) p LEFT JOIN articles a ON a.article_id = article
       LEFT JOIN planned_prices w ON w.article_id = article AND w.starts_at = p."from" AND w.state = 'waiting'
      ORDER BY nr`,
    [numbered(prices)],
  );
  const outcomes = rows.map(({ outcome }) => outcome);
  for (const [at, { article, price, from }] of prices.entries()) {
    if (outcomes[at] !== 'planned') continue;
    if (price === null) {
      await tx.execute(`DELETE FROM planned_prices WHERE article_id = $1 AND starts_at = $2 AND state = 'waiting'`, [
        article,
        from,
      ]);
    } else {
      await tx.execute(
        `INSERT INTO planned_prices (article_id, price, starts_at, system) VALUES ($1, $2, $3, $4)
         ON CONFLICT (article_id, starts_at) DO UPDATE
            SET price = excluded.price, system = excluded.system, state = 'waiting', says = NULL, ended_at = NULL, planned_at = now()`,
        [article, price, from, system],
      );
    }
  }
  return outcomes;
}

/**
 * Of several due prices of one article only the last is applied: the time of the others has passed, and no price can be set for
 * the past.
 */
async function askDue(tx: Transaction): Promise<number> {
  const [turn] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [askingLock]);
  if (turn?.mine !== true) return 0;
  // So few that every process reads these articles again, and not the whole catalogue.
  const due = await tx.query<{ id: number }>(
    `SELECT planned_price_id AS id FROM planned_prices WHERE state = 'waiting' AND starts_at <= now() AND article_id IN (
       SELECT DISTINCT article_id FROM planned_prices WHERE state = 'waiting' AND starts_at <= now() LIMIT 200)`,
  );
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx.execute(
    `SELECT FROM articles WHERE article_id IN (SELECT article_id FROM planned_prices WHERE planned_price_id = ANY ($1))
      ORDER BY article_id FOR UPDATE`,
    [ids],
  );
  await tx.execute(
    `UPDATE planned_prices p SET ended_at = now(), says = ${brokenRule},
            state = CASE WHEN p.planned_price_id <> last.id THEN 'passed' WHEN ${brokenRule} IS NULL THEN 'asked' ELSE 'refused' END
       FROM articles a,
            (SELECT DISTINCT ON (article_id) article_id, planned_price_id AS id FROM planned_prices
              WHERE planned_price_id = ANY ($1) ORDER BY article_id, starts_at DESC) last
      WHERE p.planned_price_id = ANY ($1) AND a.article_id = p.article_id AND last.article_id = p.article_id`,
    [ids],
  );
  await tx.execute(
    `UPDATE articles a SET suggested_price = p.price FROM planned_prices p
      WHERE p.planned_price_id = ANY ($1) AND p.state = 'asked' AND a.article_id = p.article_id
        AND a.suggested_price <> p.price`,
    [ids],
  );
  return ids.length;
}
