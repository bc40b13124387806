import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { startShop } from '#server/main.ts';
import { openPage, type TestVisitor } from '../api/test-shop.ts';
import { copyOfAcceptance } from '../test-postgres.ts';

export interface TwoShops {
  readonly database: Database;
  readonly emulators: PaymentEmulators;
  readonly urls: readonly string[];
  /** So many visitors, shared out over the two. */
  visitors(many: number): Promise<TestVisitor[]>;
  setStock(ean: string, shop: number, qty: number): Promise<void>;
  stock(ean: string, shop: number): Promise<number>;
  stop(): Promise<void>;
}

/** Two instances of the app on one database, with emulated providers. */
export async function startTwoShops(): Promise<TwoShops> {
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `faults_${randomBytes(6).toString('hex')}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-data-'));
  const emulators = await startPaymentEmulators();
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ORDER_LIMIT: '1000000',
    ...emulators.settings,
  };
  const start = () => startShop(readConfig(settings, dataDir), databaseUrl);
  const shops = [await start(), await start()];
  const database = openDatabase({ url: databaseUrl });
  const urls = shops.map(({ address }) => address);
  return {
    database,
    emulators,
    urls,
    visitors: (many) =>
      Promise.all(Array.from({ length: many }, (_, index) => openPage(urls[index % urls.length] ?? ''))),
    setStock: async (ean, shop, qty) => {
      await database.execute(
        `INSERT INTO stock (ean, shop_id, qty) VALUES ($1, $2, $3)
         ON CONFLICT (ean, shop_id) DO UPDATE SET qty = excluded.qty`,
        [ean, shop, qty],
      );
    },
    stock: async (ean, shop) => {
      const rows = await database.query<{ qty: number }>('SELECT qty FROM stock WHERE ean = $1 AND shop_id = $2', [
        ean,
        shop,
      ]);
      return rows[0]?.qty ?? 0;
    },
    stop: async () => {
      await Promise.all(shops.map((shop) => shop.stop()));
      await database.close();
      await emulators.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
