import { afterAll } from 'vitest';
import { orderingConformance } from '#tests/memory-checkout/ordering.conformance.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import { checkoutStore } from './checkout-store.ts';

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

orderingConformance(async () => {
  const given = await startMigratedDatabase('acceptance');
  opened.push(given);
  const { database } = given;
  return {
    store: checkoutStore(database),
    stock: async (ean, shop) =>
      (await database.query<{ qty: number }>('SELECT qty FROM stock WHERE ean = $1 AND shop_id = $2', [ean, shop]))[0]
        ?.qty ?? 0,
    mails: async () =>
      (await database.query<{ kind: string }>('SELECT kind FROM mail_outbox ORDER BY mail_id')).map(({ kind }) => kind),
  };
});
