import type { Database, Transaction } from '#server/database/connection/client.ts';
import { alignSequences } from '#server/database/maintenance/align-sequences.ts';
import { clearData } from '#server/database/maintenance/clear-data.ts';
import { copyRecords } from '#server/database/maintenance/copy-records.ts';
import { deferForeignKeys } from '#server/database/maintenance/defer-foreign-keys.ts';
import { demoMark } from '#server/database/maintenance/shop-mark.ts';
import { type DemoOptions, type DemoShop, demoDefaults, makeDemoShop } from './demo-shop.ts';
import type { Row } from './generator/article-rows.ts';
import { customerRows } from './rows/customers.ts';
import { purchaseRows } from './rows/purchases.ts';
import { importRunRows } from './sales/import-runs.ts';
import { memberRows, shoppers } from './sales/people.ts';
import { firstSaleId, salesRows } from './sales/sales-rows.ts';

export interface LoadOptions extends Partial<DemoOptions> {
  /** Called after each batch of articles. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Fills the database with a demo shop; what it held before is gone. All or nothing. */
export async function loadDemo(database: Database, { onProgress, ...given }: LoadOptions = {}): Promise<void> {
  const options = { ...demoDefaults, now: new Date(), ...given };
  const shop = makeDemoShop(options);
  const customers = await customerRows(shop.day);
  const purchases = purchaseRows(shop.plans, { seed: options.seed, day: shop.day, customer: customers[0] ?? {} });
  const people = shoppers(options.seed);
  const sales = salesRows({
    ...options,
    day: shop.day,
    now: nowOf(options.now, shop.day),
    liked: likedOf(shop),
    people,
  });
  await database.transaction(async (tx) => {
    await clearData(tx);
    await deferForeignKeys(tx, async () => {
      await copyTables(tx, { ...shop.tables, customers, ...purchases, shop_mark: [demoMark] });
      await copyTables(tx, { customers: memberRows(people, shop.day), ...sales.tables });
      await copyTables(tx, { import_runs: importRunRows(shop.day, nowOf(options.now, shop.day)) });
      await copyArticles(tx, shop, onProgress);
    });
    // The database has noted that they came to be just now; they did so when the story says.
    await tx.execute(
      `UPDATE reservation_status_changes c SET changed_at = r.status_changed_at
                        FROM reservations r WHERE r.reservation_id = c.reservation_id AND c.reservation_id < $1`,
      [firstSaleId],
    );
    await tx.execute(
      'UPDATE consents k SET changed_at = c.created_at FROM customers c WHERE c.customer_id = k.customer_id',
    );
    await tx.execute('DELETE FROM reservation_status_changes WHERE reservation_id >= $1', [firstSaleId]);
    await copyRecords(tx, 'reservation_status_changes', sales.changes);
    await alignSequences(tx);
  });
}

async function copyArticles(tx: Transaction, shop: DemoShop, onProgress: LoadOptions['onProgress']): Promise<void> {
  for (const { rows, done } of shop.batches()) {
    await copyTables(tx, rows);
    onProgress?.(done, shop.plans.length);
  }
}

async function copyTables(tx: Transaction, tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await copyRecords(tx, table, rows);
}

/** A shop that was made for a day alone is seen in its afternoon. */
function nowOf(now: Date | string, day: DemoShop['day']): number {
  return typeof now === 'string' ? day.at(0, 14, 20).getTime() : now.getTime();
}

const mostLiked = 160;

function likedOf({ plans }: DemoShop) {
  return plans
    .filter(({ visible }) => visible)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, mostLiked);
}
