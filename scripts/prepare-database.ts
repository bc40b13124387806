import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/client.ts';
import { type ReachedDatabase, reachDatabase } from './reach-database.ts';
import { step } from './step.ts';

/** A database to serve from: the one asked for or the embedded one, at this version, with data in it. */
export async function prepareDatabase(config: Config): Promise<ReachedDatabase> {
  const reached = await reachDatabase(config);
  try {
    await fill(reached.url, config.shopData);
    return reached;
  } catch (error) {
    await reached.stop();
    throw error;
  }
}

async function fill(url: string, data: Config['shopData']): Promise<void> {
  const database = openDatabase({ url, statementTimeoutMs: 0 });
  try {
    const [row] = await database.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM articles) AS filled');
    if (row?.filled) return;
    // Read only when they are needed: most starts find their data there.
    if (data === 'acceptance') {
      const { loadAcceptance } = await import('#database/acceptance/load-acceptance.ts');
      await step('Loading the acceptance data', () => loadAcceptance(database));
    } else {
      const { loadDemo } = await import('#database/demo/load-demo.ts');
      await step('Loading the demo shop', () => loadDemo(database));
    }
  } finally {
    await database.close();
  }
}
