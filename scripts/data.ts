import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { readMark } from '#server/database/maintenance/shop-mark.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { connectDatabase } from './database/connect-database.ts';
import { printStatus } from './database/data-status.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';

const usage = `npm run data -- demo [--articles 2400] [--seed hent] [--replace]
npm run data -- acceptance [--replace]
npm run data -- status`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { articles: { type: 'string' }, seed: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const [command] = positionals;
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const filling = { fills: true, mayReplace: values.replace ?? false };
  if (command === 'demo') {
    const articles = articleCount(values.articles);
    await withDatabase(config, 'demo', (database) => fillDemo(database, { articles, seed: values.seed }), filling);
  } else if (command === 'acceptance') await withDatabase(config, 'acceptance', fillAcceptance, filling);
  else if (command === 'status') {
    await withDatabase(config, config.shopData, printStatus, { fills: false, mayReplace: false });
  } else throw new ConfigError(usage);
} catch (error) {
  explainMistake(error, usage);
}

function articleCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 300 || count > 1_000_000) {
    throw new ConfigError(`--articles is '${text}', but must be a whole number from 300 to 1000000.`);
  }
  return count;
}

async function fillDemo(
  database: Database,
  wished: { articles: number | undefined; seed: string | undefined },
): Promise<void> {
  const { loadDemo } = await import('#demo/load-demo.ts');
  await step('Loading the demo shop', () =>
    loadDemo(database, {
      ...(wished.articles !== undefined && { articles: wished.articles }),
      ...(wished.seed !== undefined && { seed: wished.seed }),
      onProgress: sayProgress,
    }),
  );
}

async function fillAcceptance(database: Database): Promise<void> {
  const { loadAcceptance } = await import('#database/acceptance/load-acceptance.ts');
  await step('Loading the acceptance data', () => loadAcceptance(database));
}

/** The same line over and over; in a log file there is no going back, so nothing is said. */
function sayProgress(done: number, of: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rLoading the demo shop … ${done} of ${of} articles … `);
}

/** Demo and acceptance data live in databases of their own on the embedded server; a given server has the one. */
async function withDatabase(
  config: Config,
  dataSet: Config['shopData'],
  work: (database: Database) => Promise<void>,
  { fills, mayReplace }: { readonly fills: boolean; readonly mayReplace: boolean },
): Promise<void> {
  if (fills && config.mode === 'live') {
    throw new ConfigError(
      `npm run data is for demos, and this is a live shop (${config.modeBecause}): SHOP_MODE=demo says that it is none.`,
    );
  }
  const migrates = config.databaseUrl === null;
  const reached = await connectDatabase({ ...config, shopData: dataSet }, { migrates });
  const database = openDatabase({ url: reached.url, statementTimeoutMs: 0 });
  try {
    if (fills) await refuseToReplace(database, config, mayReplace);
    await work(database);
  } finally {
    await database.close();
    await reached.stop();
  }
}

/** A given server may be a shop that sells, or that has opened once. */
async function refuseToReplace(database: Database, { databaseUrl }: Config, mayReplace: boolean): Promise<void> {
  if ((await readMark(database)) === 'live') {
    throw new ConfigError("The database of DATABASE_URL is a live shop's; demo data goes into one of its own.");
  }
  if (databaseUrl === null || mayReplace) return;
  const [row] = await database.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM articles) AS filled');
  if (row?.filled) {
    throw new ConfigError(
      'The database of DATABASE_URL holds articles already; --replace throws all of its data away.',
    );
  }
}
