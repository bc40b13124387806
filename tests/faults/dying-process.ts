import { smtpMailer } from '#server/adapters/mail-smtp/smtp-mailer.ts';
import { openDatabase } from '#server/database/client.ts';
import { databaseOutbox } from '#server/database/mail-outbox.ts';
import { sendDueMails } from '#server/jobs/send-mail.ts';
import { shopJobs } from '../shop-jobs.ts';
import { dyingAt } from './failpoints.ts';

/**
 * A process that ends itself by SIGKILL at the point FAILPOINT: the whole shop (`shop`), or one round of its jobs (`jobs`),
 * on the database DATABASE_URL. One that was not killed ends with code 3.
 */
const [, , kind] = process.argv;
const { FAILPOINT = '', DATABASE_URL: url = '', SMTP_URL: smtpUrl = '', ...env } = process.env;
const seams = dyingAt(FAILPOINT, () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
});
if (kind === 'shop') await serve();
else await runJobs();

async function serve(): Promise<void> {
  const { readConfig } = await import('#server/config.ts');
  const { startShop } = await import('#server/main.ts');
  const settings = { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const { address } = await startShop(readConfig(settings, import.meta.dirname), url, undefined, seams);
  console.log(address);
}

async function runJobs(): Promise<void> {
  const database = openDatabase({ url });
  const { runAt } = await shopJobs(database, env as Readonly<Record<string, string>>, seams);
  await runAt(Date.now());
  const from = () => ({ name: 'Nordvarde', address: 'post@nordvarde.example' });
  if (smtpUrl !== '') {
    await sendDueMails({
      outbox: seams.outbox(databaseOutbox(database)),
      mailer: seams.mailer(smtpMailer({ url: smtpUrl, from })),
      now: Date.now,
      onError: (error) => console.error(error),
    });
  }
  process.exit(3);
}
