import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { dyingAt } from './failpoints.ts';
import type { Orders } from './start-dying-process.ts';

/**
 * A process that ends itself by SIGKILL at a point: the whole shop (`shop`), or one round of its jobs (`jobs`). It loads its
 * code, waits for its orders on standard input, and lives no longer than whoever gives them. One that was not killed ends
 * with code 3.
 */
const [, , kind] = process.argv;
const live = await (kind === 'shop' ? loadShop() : loadJobs());
flushCompileCache(); // one that is killed writes nothing of its own accord
const input = createInterface(process.stdin);
const [line] = (await once(input, 'line')) as [string];
input.once('close', () => process.exit(4));
await live(JSON.parse(line) as Orders);

function testHooksOf({ point }: Orders) {
  return dyingAt(point, () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => {});
  });
}

async function loadShop(): Promise<(orders: Orders) => Promise<void>> {
  const { readConfig } = await import('#server/settings/config.ts');
  const { startShop } = await import('#server/main.ts');
  await import(pathToFileURL(path.resolve(import.meta.dirname, '../../dist/server/entry-server.js')).href);
  return async (orders) => {
    const settings = {
      ...process.env,
      ...orders.settings,
      SHOP_MODE: 'demo',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    };
    const config = readConfig({ ...settings, DATA_DIR: orders.dataDir }, import.meta.dirname);
    const { address } = await startShop(config, orders.databaseUrl, { testHooks: testHooksOf(orders) });
    console.log(address);
  };
}

async function loadJobs(): Promise<(orders: Orders) => Promise<void>> {
  const { smtpMailer } = await import('#server/adapters/mail-smtp/smtp-mailer.ts');
  const { openDatabase } = await import('#server/database/connection/client.ts');
  const { databaseOutbox } = await import('#server/database/notifications/mail-outbox.ts');
  const { sendDueMails } = await import('#server/jobs/send-mail.ts');
  const { shopJobs } = await import('../shop-jobs.ts');
  return async (orders) => {
    const testHooks = testHooksOf(orders);
    const { SMTP_URL: smtpUrl = '', ...settings } = orders.settings;
    const database = openDatabase({ url: orders.databaseUrl });
    const { runAt } = await shopJobs(database, settings, testHooks);
    await runAt(Date.now());
    const from = () => ({ name: 'Nordvarde', address: 'post@nordvarde.example' });
    if (smtpUrl !== '') {
      await sendDueMails({
        outbox: testHooks.outbox(databaseOutbox(database)),
        mailer: testHooks.mailer(smtpMailer({ url: smtpUrl, from })),
        now: Date.now,
        onError: (error) => console.error(error),
      });
    }
    process.exit(3);
  };
}
