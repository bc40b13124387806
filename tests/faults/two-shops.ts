import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { openPage, type TestVisitor } from '../api/test-shop.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { startDyingShop } from './start-dying-process.ts';

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

/** Two processes of the shop on one database, with emulated providers that outlive them. */
export async function startTwoShops(env: Readonly<Record<string, string>> = {}): Promise<TwoShops> {
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), `faults_${randomBytes(6).toString('hex')}`);
  const emulators = await startPaymentEmulators();
  const start = () => startDyingShop({ databaseUrl, settings: { ...emulators.settings, ...env } });
  const shops = await Promise.all([start(), start()]);
  const database = openDatabase({ url: databaseUrl });
  const urls = shops.map(({ url }) => url);
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
      for (const shop of shops) shop.kill();
      await Promise.all(shops.map(({ end }) => end));
      await database.close();
      await emulators.stop();
    },
  };
}
