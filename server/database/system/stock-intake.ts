import type { StockBook } from '#domain/system/stock-books.ts';
import type { StockIntake, StockPlace, StockPlaceState } from '#server/ports/system/stock-intake.ts';
import type { Database, Queryable } from '../connection/client.ts';

/** SQL: the places asked about, numbered as they are given. */
const given = `jsonb_to_recordset($1::jsonb) AS given (nr integer, ean text, shop integer)`;

export function stockIntake(database: Database): StockIntake {
  return {
    states: async (places) => {
      if (places.length === 0) return [];
      const rows = await database.query<{ state: StockPlaceState }>(
        `SELECT CASE WHEN v.ean IS NULL THEN 'unknown_ean' WHEN s.shop_id IS NULL THEN 'unknown_shop'
                     WHEN s.closed = 1 THEN 'closed_shop' ELSE 'open' END AS state
           FROM ${given} LEFT JOIN variants v USING (ean) LEFT JOIN shops s ON s.shop_id = shop ORDER BY nr`,
        [numbered(places)],
      );
      return rows.map(({ state }) => state);
    },
    rebook: (system, places, change) => database.transaction((tx) => rebookIn(tx, system, places, change)),
  };
}

/** The same as part of a transaction: an order that is handed out or comes back. */
export async function rebookIn(
  tx: Queryable,
  system: string,
  places: readonly StockPlace[],
  change: Parameters<StockIntake['rebook']>[2],
): Promise<void> {
  const before = await lockBooks(tx, system, places);
  await writeBooks(tx, { system, places, before, after: change(before) });
}

function numbered(places: readonly StockPlace[]): string {
  return JSON.stringify(places.map(({ ean, shop }, nr) => ({ nr, ean, shop })));
}

/**
 * Locks the stock rows in the order that everybody uses, against deadlocks; held pieces are read after that, so that none can be
 * taken in between.
 */
async function lockBooks(tx: Queryable, system: string, places: readonly StockPlace[]): Promise<StockBook[]> {
  const asked = numbered(places);
  const lock = () =>
    tx.execute(
      `SELECT FROM stock s JOIN ${given} ON given.ean = s.ean AND given.shop = s.shop_id
        ORDER BY s.ean, s.shop_id FOR UPDATE OF s`,
      [asked],
    );
  // Nearly always all are there.
  if ((await lock()) < places.length) {
    await tx.execute(
      `INSERT INTO stock (ean, shop_id, qty) SELECT ean, shop, 0 FROM ${given} ORDER BY ean, shop ON CONFLICT DO NOTHING`,
      [asked],
    );
    await lock();
  }
  const rows = await tx.query<Omit<StockBook, 'adds'> & { adds: readonly (readonly [number, number])[] }>(
    `SELECT s.qty, coalesce(h.held, 0) AS held, coalesce(b.debt, 0) AS debt, b.last_set AS "lastSet",
            coalesce(a.adds, '[]') AS adds
       FROM ${given} JOIN stock s ON s.ean = given.ean AND s.shop_id = shop
       LEFT JOIN system_stock b ON b.system = $2 AND b.ean = given.ean AND b.shop_id = shop
       LEFT JOIN LATERAL (SELECT sum(qty) AS held FROM stock_holds
                           WHERE ean = given.ean AND shop_id = shop AND state = 'held') h ON true
       LEFT JOIN LATERAL (SELECT json_agg(json_build_array(seq, pieces)) AS adds FROM system_stock_adds
                           WHERE system = $2 AND ean = given.ean AND shop_id = shop) a ON true
      ORDER BY nr`,
    [asked, system],
  );
  return rows.map(({ adds, ...book }) => ({ ...book, adds: new Map(adds) }));
}

interface Rebooking {
  readonly system: string;
  readonly places: readonly StockPlace[];
  readonly before: readonly StockBook[];
  readonly after: readonly StockBook[];
}

async function writeBooks(tx: Queryable, { system, places, before, after }: Rebooking): Promise<void> {
  const changed = places.flatMap((place, at) => {
    const [was, is] = [before[at], after[at]];
    return was === undefined || is === undefined || was === is ? [] : [{ ...place, was, is }];
  });
  if (changed.length === 0) return;
  const books = changed.map(({ ean, shop, is }) => ({ ean, shop, qty: is.qty, debt: is.debt, lastSet: is.lastSet }));
  const rows =
    'jsonb_to_recordset($1::jsonb) AS given (ean text, shop integer, qty integer, debt integer, "lastSet" bigint)';
  await tx.execute(
    `UPDATE stock s SET qty = given.qty FROM ${rows}
      WHERE s.ean = given.ean AND s.shop_id = given.shop AND s.qty <> given.qty`,
    [JSON.stringify(books)],
  );
  await tx.execute(
    `INSERT INTO system_stock (system, shop_id, ean, last_set, debt) SELECT $2, shop, ean, "lastSet", debt FROM ${rows}
     ON CONFLICT (system, shop_id, ean) DO UPDATE SET last_set = excluded.last_set, debt = excluded.debt`,
    [JSON.stringify(books), system],
  );
  await writeAdds(tx, system, changed);
  // Whoever counts has seen what is there: what another system said was gone, and was not, is settled.
  const counted = changed.filter(({ was, is }) => was.lastSet !== is.lastSet);
  if (counted.length > 0)
    await tx.execute(
      `UPDATE system_stock b SET debt = 0 FROM jsonb_to_recordset($1::jsonb) AS given (ean text, shop integer)
        WHERE b.ean = given.ean AND b.shop_id = given.shop AND b.system <> $2 AND b.debt > 0`,
      [JSON.stringify(counted.map(({ ean, shop }) => ({ ean, shop }))), system],
    );
  await tellShort(tx, changed);
}

/** More is said to be gone than was there: somebody may have been promised it. */
async function tellShort(
  tx: Queryable,
  changed: readonly (StockPlace & { readonly was: StockBook; readonly is: StockBook })[],
): Promise<void> {
  const short = changed.filter(({ was, is }) => is.debt > was.debt);
  if (short.length === 0) return;
  await tx.execute(
    `INSERT INTO outbox_events (type, shop_id, data)
     SELECT 'stock.short', shop, jsonb_build_object('ean', ean, 'shop', shop, 'pieces', pieces)
       FROM jsonb_to_recordset($1::jsonb) AS given (ean text, shop integer, pieces integer)`,
    [JSON.stringify(short.map(({ ean, shop, is }) => ({ ean, shop, pieces: is.debt })))],
  );
}

async function writeAdds(
  tx: Queryable,
  system: string,
  changed: readonly (StockPlace & { readonly was: StockBook; readonly is: StockBook })[],
): Promise<void> {
  const seqs = (from: 'was' | 'is', without: 'was' | 'is') =>
    changed.flatMap(({ ean, shop, ...books }) =>
      [...books[from].adds]
        .filter(([seq]) => !books[without].adds.has(seq))
        .map(([seq, pieces]) => ({ ean, shop, seq, pieces })),
    );
  const [come, gone] = [seqs('is', 'was'), seqs('was', 'is')];
  const rows = 'jsonb_to_recordset($1::jsonb) AS given (ean text, shop integer, seq bigint, pieces integer)';
  if (come.length > 0)
    await tx.execute(
      `INSERT INTO system_stock_adds (system, shop_id, ean, seq, pieces) SELECT $2, shop, ean, seq, pieces FROM ${rows}`,
      [JSON.stringify(come), system],
    );
  if (gone.length > 0)
    await tx.execute(
      `DELETE FROM system_stock_adds a USING ${rows}
        WHERE a.system = $2 AND a.shop_id = given.shop AND a.ean = given.ean AND a.seq = given.seq`,
      [JSON.stringify(gone), system],
    );
}
