import { alignIdentities } from '#server/database/align-identities.ts';
import { checkReferencesLast } from '#server/database/check-references-last.ts';
import { clearData } from '#server/database/clear-data.ts';
import type { Database, Transaction } from '#server/database/client.ts';
import { copyRecords } from '#server/database/copy-records.ts';
import { type DemoOptions, type DemoShop, demoDefaults, makeDemoShop } from './demo-shop.ts';
import type { Row } from './generator/article-rows.ts';
import { customerRows } from './rows/customers.ts';

export interface LoadOptions extends Partial<DemoOptions> {
  /** Called after each batch of articles. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Fills the database with a demo shop; what it held before is gone. All or nothing. */
export async function loadDemo(database: Database, { onProgress, ...options }: LoadOptions = {}): Promise<void> {
  const shop = makeDemoShop({ ...demoDefaults, now: new Date(), ...options });
  const customers = await customerRows(shop.day);
  await database.transaction(async (tx) => {
    await clearData(tx);
    await checkReferencesLast(tx, async () => {
      await copyTables(tx, { ...shop.tables, customers });
      await copyArticles(tx, shop, onProgress);
    });
    await alignIdentities(tx);
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
