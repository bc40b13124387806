import { parseArgs } from 'node:util';
import { ImportFileError } from '#database/import/file-record.ts';
import { type ImportOutcome, importFile } from '#database/import/import-file.ts';
import type { ImportKind } from '#database/import/import-kind.ts';
import { importKinds } from '#database/import/kinds.ts';
import type { Database } from '#server/database/connection/client.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { progressBar } from './terminal/progress-bar.ts';

/** npm run import -- KIND FILE [--skip-bad]; see docs/import.md. */
const usage = `npm run import -- KIND FILE [--skip-bad]

${importKinds.map(({ name, about }) => `  ${name.padEnd(17)} ${about}`).join('\n')}`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'skip-bad': { type: 'boolean' } } });
  const [name, file, ...more] = positionals;
  const kind = importKinds.find((known) => known.name === name);
  if (kind === undefined || file === undefined || more.length > 0) throw new ConfigError(usage);
  await withShopDatabase((database) => run(database, kind, file, values['skip-bad'] ?? false), {
    applicationName: 'hent import',
    poolSize: 1,
    statementTimeoutMs: 0,
  });
} catch (error) {
  explainMistake(error, usage, [ImportFileError]);
}

async function run(database: Database, kind: ImportKind, file: string, skipBad: boolean): Promise<void> {
  const bar = progressBar(`Importing ${kind.name}`);
  try {
    const outcome = await importFile(database, kind, file, {
      skipBad,
      onRefused: ({ line, reason }) => bar.say(`line ${line}: ${reason}`),
      onProgress: ({ rows, share }) => bar.show(share, `${rows} rows`),
    });
    bar.end();
    console.log(summary(outcome));
    if (outcome.merged === null) process.exitCode = 1;
  } finally {
    bar.end();
  }
}

function summary({ rows, refused, merged }: ImportOutcome): string {
  if (merged === null) {
    return `${rows} rows read, ${refused} of them bad: nothing was imported. Mend them, or leave them out with --skip-bad.`;
  }
  const unchanged = rows - refused - merged.added - merged.changed;
  const left = refused === 0 ? '' : `, ${refused} bad ones left out`;
  return `${rows} rows read: ${merged.added} new, ${merged.changed} changed, ${unchanged} as they were${left}.`;
}
