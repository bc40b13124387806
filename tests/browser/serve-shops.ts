import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openImports } from '#database/import/open-imports.ts';
import { demoPeople } from '#demo/desk/demo-people.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { memoizedPasswords } from '../api/memoized-passwords.ts';
import { copyOfAcceptance } from '../test-postgres.ts';

/**
 * The shops of one browser worker, all in this process: loading the code costs more than opening a shop. Each line of standard
 * input is an order to open or close one, each line of output an answer. Ends when standard input does.
 */
export type ShopOrder =
  | { readonly open: string; readonly settings: Readonly<Record<string, string>> }
  | { readonly close: string };

export interface ShopOpened {
  readonly opened: string;
  readonly url: string;
  readonly databaseUrl: string;
}

/** Pictures are made once for all shops of a run. */
const dataDir = path.resolve(import.meta.dirname, '../../test-results/data');
const emulators = await startPaymentEmulators();
const base = {
  SHOP_MODE: 'demo',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  SHOP_DATA: 'acceptance',
  DATA_DIR: dataDir,
  OFFLINE: '0',
  // All tests come from one address.
  ORDER_LIMIT: '1000',
  REGISTER_LIMIT: '1000',
  ...emulators.settings,
};

const shops = new Map<string, Awaited<ReturnType<typeof startShop>>>();

async function open(key: string, settings: Readonly<Record<string, string>>): Promise<ShopOpened> {
  const name = `browser_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await copyOfAcceptance(process.env.TEST_POSTGRES_URL ?? '', name);
  const shop = await startShop(readConfig({ ...base, ...settings }, dataDir), databaseUrl, {
    pictures: openDrawnPictures,
    imports: openImports,
    demoDesk: demoPeople,
    testHooks: memoizedPasswords,
  });
  shops.set(key, shop);
  return { opened: key, url: shop.address, databaseUrl };
}

const orders = createInterface(process.stdin);
orders.on('line', async (line) => {
  const order = JSON.parse(line) as ShopOrder;
  if ('open' in order) {
    console.log(JSON.stringify(await open(order.open, order.settings)));
    return;
  }
  const shop = shops.get(order.close);
  shops.delete(order.close);
  await shop?.stop();
});
orders.on('close', async () => {
  await Promise.all([...shops.values()].map((shop) => shop.stop()));
  await emulators.stop();
  process.exit(0);
});
