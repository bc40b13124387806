import type { Database } from '#server/database/connection/client.ts';
import { orderedEan } from './order-requests.ts';

/** So many pieces that they do not come to an end. */
export async function fillStock(database: Database): Promise<void> {
  await database.execute('UPDATE stock SET qty = 100000000 WHERE ean = $1', [orderedEan]);
}
