import type { StockCounts } from '#server/ports/catalogue/catalogue-rows.ts';
import type { Queryable } from '../connection/client.ts';

/** How many pieces each shop has of the articles' variants, by EAN; shops by id. */
export async function loadStockCounts(database: Queryable, articleIds: readonly number[]): Promise<StockCounts> {
  const rows = await database.query<{ ean: string; shopIds: number[]; counts: number[] }>(
    `SELECT ean, array_agg(shop_id ORDER BY shop_id) AS "shopIds", array_agg(greatest(qty, 0) ORDER BY shop_id) AS counts
       FROM stock WHERE ean IN (SELECT ean FROM variants WHERE article_id = ANY ($1)) GROUP BY ean`,
    [articleIds],
  );
  return new Map(
    rows.map(({ ean, shopIds, counts }) => [ean, shopIds.map((id, at) => [id, counts[at] ?? 0] as const)]),
  );
}
