import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/database/connection/client.ts';
import { backUp, contentsOf, restore } from '#server/database/maintenance/back-up.ts';
import { serverFacts } from '#server/database/maintenance/check-server.ts';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import { migrate } from '#server/database/maintenance/migrate.ts';
import { noteMaintenance } from '#server/database/maintenance/note-maintenance.ts';
import { readConfig } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { openBooks } from '../tests/books.ts';
import { type ConnectedDatabase, connectDatabase } from './database/connect-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { step } from './terminal/step.ts';
import { textTable } from './terminal/text-table.ts';

/**
 * npm run backup:rehearse: backs the shop's database up while it is in use, restores it into a new database beside it,
 * compares every table by content and looks into the books of what was restored. The new database is dropped again.
 */
const root = path.resolve(import.meta.dirname, '..');
const reached = await reach();
const name = `hent_rehearsal_${Date.now()}`;
const targetUrl = Object.assign(new URL(reached.url), { pathname: `/${name}` }).href;
const folder = await mkdtemp(path.join(tmpdir(), 'hent-backup-'));
const file = path.join(folder, 'shop.jsonl.gz');
const source = openDatabase({ url: reached.url, statementTimeoutMs: 0 });
let isWell = false;
let facts: Readonly<Record<string, number>> = {};
try {
  const { user, mayCreateDatabases } = await serverFacts(source);
  if (!mayCreateDatabases) {
    throw new ConfigError(
      `The user ${user} may not create a database to restore into: ALTER ROLE ${user} CREATEDB, or run it as one that may.`,
    );
  }
  const original = await step('Backing up', () => backUp(source, file));
  const begun = performance.now();
  await createDatabase(reached.url, name);
  await step('Making the new database', () => migrate(targetUrl));
  const target = openDatabase({ url: targetUrl, statementTimeoutMs: 0 });
  await step('Restoring', () => restore(target, file));
  const seconds = (performance.now() - begun) / 1000;
  const restored = await target.transaction(contentsOf);
  // What was sold before the books were opened is no fault of theirs.
  const faults = (await (await openBooks(target)).faults()).filter((fault) => !/^I1 \S+: .* expected$/.test(fault));
  await target.close();
  const different = [...original].filter(([table, { digest }]) => restored.get(table)?.digest !== digest);
  const rows = [...original.values()].reduce((sum, { count }) => sum + count, 0);
  console.log(
    textTable([
      ['tables', String(original.size)],
      ['rows', String(rows)],
      ['size of the backup', `${((await stat(file)).size / 1024 / 1024).toFixed(1)} MB`],
      ['time to restore', `${seconds.toFixed(1)} s`],
      ['tables that differ', different.map(([table]) => table).join(', ') || 'none'],
      ['books', faults.length === 0 ? 'add up' : faults.join('; ')],
    ]),
  );
  isWell = different.length === 0 && faults.length === 0 && rows > 0;
  facts = {
    tables: original.size,
    rows,
    seconds: Math.round(seconds),
    different: different.length,
    faults: faults.length,
  };
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
} finally {
  await source.execute(`DROP DATABASE IF EXISTS "${name}"`).catch(console.error);
  // The desk's page Tilstand says when it was last done, and how it went.
  await noteMaintenance(source, { kind: 'restore-rehearsal', isWell, facts }).catch(console.error);
  await source.close();
  await rm(folder, { recursive: true, force: true });
  await reached.stop();
}
console.log(isWell ? '✓ The backup can be restored.' : '✗ The rehearsal failed.');
process.exit(isWell ? 0 : 1);

async function reach(): Promise<ConnectedDatabase> {
  try {
    return await connectDatabase(readConfig(process.env, root));
  } catch (error) {
    explainMistake(error, '');
    process.exit();
  }
}
