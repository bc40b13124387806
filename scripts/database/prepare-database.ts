import { chosenBrand } from '#server/brands/chosen-brand.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { markLive, readMark } from '#server/database/maintenance/shop-mark.ts';
import { storedBrandName } from '#server/database/settings/stored-brand-name.ts';
import type { Config } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { step } from '../terminal/step.ts';
import { type ConnectedDatabase, connectDatabase } from './connect-database.ts';
import { sayNextSteps } from './next-steps.ts';

/** A database to serve from: the one asked for or the embedded one, at this version; a demo's has data in it. */
export async function prepareDatabase(config: Config): Promise<ConnectedDatabase> {
  const reached = await connectDatabase(config, { migrates: true });
  try {
    await fill(reached.url, config);
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

async function fill(url: string, { mode, shopData, brandName, brandPlaces }: Config): Promise<void> {
  const database = openDatabase({ url, statementTimeoutMs: 0 });
  try {
    await checkMark(database, mode);
    const [row] = await database.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM articles) AS filled');
    if (row?.filled) return;
    if (mode === 'live' || shopData === 'none') {
      const { name } = chosenBrand(brandPlaces, brandName ?? (await storedBrandName(database)));
      await sayNextSteps(database, name);
      return;
    }
    // Read only when they are needed: most starts find their data there.
    if (shopData === 'acceptance') {
      const { loadAcceptance } = await import('#database/acceptance/load-acceptance.ts');
      await step('Loading the acceptance data', () => loadAcceptance(database));
    } else {
      const { loadDemo } = await import('#demo/load-demo.ts');
      await step('Loading the demo shop', () => loadDemo(database));
    }
  } finally {
    await database.close();
  }
}

/** A demo and a live shop never share a database, whatever the settings say. */
async function checkMark(database: Database, mode: Config['mode']): Promise<void> {
  if (mode === 'live') await markLive(database);
  const mark = await readMark(database);
  if (mark === null || mark === mode) return;
  throw new ConfigError(
    mark === 'demo'
      ? 'The database holds a demo, whose customers have published passwords: a live shop needs a database of its own.'
      : "The database is a live shop's, and a demo shows its mails to whoever looks: give the demo one of its own.",
  );
}
