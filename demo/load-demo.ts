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
  await database.transaction(async (tx) => {
    await clearData(tx);
    await deferForeignKeys(tx, async () => {
      await copyTables(tx, { ...shop.tables, customers, ...purchases, shop_mark: [demoMark] });
      await copyArticles(tx, shop, onProgress);
    });
    // The database has noted that they came to be just now; they did so when the story says.
    await tx.execute(`UPDATE reservation_status_changes c SET changed_at = r.status_changed_at
                        FROM reservations r WHERE r.reservation_id = c.reservation_id`);
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
