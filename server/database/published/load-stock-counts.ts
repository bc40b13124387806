import type { StockCounts } from '#server/ports/catalogue/catalogue-rows.ts';
import type { Queryable } from '../connection/client.ts';

/** How many pieces each shop has of the articles' variants, by EAN; shops by id. */
export async function loadStockCounts(database: Queryable, articleIds: readonly number[]): Promise<StockCounts> {
  return countsOf(
    await database.query<HeldRow>(
      `${held} WHERE ean IN (SELECT ean FROM variants WHERE article_id = ANY ($1)) GROUP BY ean`,
      [articleIds],
    ),
  );
}

/** The same of these EANs, with none for those that no shop has. */
export async function loadStockOf(database: Queryable, eans: readonly string[]): Promise<StockCounts> {
  const found = countsOf(await database.query<HeldRow>(`${held} WHERE ean = ANY ($1) GROUP BY ean`, [eans]));
  return new Map(eans.map((ean) => [ean, found.get(ean) ?? []]));
}

/** One text a variant: lists of numbers take longer to read. */
const held = `SELECT ean, string_agg(shop_id || ':' || greatest(qty, 0), ',' ORDER BY shop_id) AS held FROM stock`;

interface HeldRow {
  readonly ean: string;
  readonly held: string;
}

function countsOf(rows: readonly HeldRow[]): StockCounts {
  return new Map(rows.map((row) => [row.ean, row.held.split(',').map(pieces)]));
}

function pieces(text: string): readonly [shopId: number, qty: number] {
  const colon = text.indexOf(':');
  return [Number(text.slice(0, colon)), Number(text.slice(colon + 1))];
}
