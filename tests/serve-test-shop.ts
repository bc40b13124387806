import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { copyOfAcceptance } from './test-postgres.ts';

/** A shop on a copy of the acceptance data: prints {url, databaseUrl} and serves until standard input closes. */
const databaseUrl = await copyOfAcceptance(
  process.env.TEST_POSTGRES_URL ?? '',
  `shop_${randomBytes(6).toString('hex')}`,
);
/** Pictures are made once for all shops of a run. */
const dataDir = path.resolve(import.meta.dirname, '../test-results/data');
const emulators = await startPaymentEmulators();
const settings = {
  SHOP_MODE: 'demo',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  SHOP_DATA: 'acceptance',
  DATA_DIR: dataDir,
  OFFLINE: '0',
};
const shop = await startShop(readConfig({ ...settings, ...emulators.settings, ...process.env }, dataDir), databaseUrl, {
  pictures: openDrawnPictures,
});
console.log(JSON.stringify({ url: shop.address, databaseUrl }));
process.stdin.resume();
process.stdin.on('end', async () => {
  await shop.stop();
  await emulators.stop();
  process.exit(0);
});
