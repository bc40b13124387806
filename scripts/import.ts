import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ImportFileError } from '#database/import/file-record.ts';
import { UndoRefused } from '#database/import/runs/undo-refused.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import type { ImportCommand } from './import/import-command.ts';
import { explainMistake } from './terminal/explain-mistake.ts';

/** The chain's data, by command; see docs/import.md. What a command does not need is not loaded: small files come often. */
const usage = `npm run import -- KIND FILE          takes a file in; npm run import -- kinds lists the kinds
  --map FILE        column names of a foreign file (see suggest)
  --encoding NAME   utf-8, windows-1252, utf-16le or utf-16be; found out if left out
  --dry-run         shows what would change, and changes nothing
  --skip-bad        takes the good lines and leaves the bad ones out
  --whole           the file is all there is: what it lacks is hidden (articles, variants) or 0 (stock)
  --shops 3,4       with --whole, of stock: all there is in these shops
  --yes             does what it asked about
npm run import -- suggest KIND FILE  writes a mapping for a foreign file beside it
npm run import -- close SHOP         closes a shop for good; --heir SHOP is where its page leads
npm run import -- runs               lists the latest runs
npm run import -- undo RUN           takes prices, goods or campaigns of a run back, for 24 hours`;

const commands: Readonly<Record<string, () => Promise<ImportCommand>>> = {
  kinds: async () => (await import('./import/list-kinds.ts')).listKinds,
  suggest: async () => (await import('./import/suggest.ts')).suggest,
  close: async () => (await import('./import/close.ts')).close,
  runs: async () => (await import('./import/list-runs.ts')).listTheRuns,
  undo: async () => (await import('./import/undo.ts')).undo,
};
/** A delta of stock comes every few minutes and must be in the shop within two seconds: most of a short run was compiling. */
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compile'));

const takeIn = async () => (await import('./import/take-in.ts')).takeIn;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      encoding: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'skip-bad': { type: 'boolean' },
      whole: { type: 'boolean' },
      shops: { type: 'string' },
      yes: { type: 'boolean' },
      heir: { type: 'string' },
    },
  });
  const [first = '', ...rest] = positionals;
  const load = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const command = await (load ?? takeIn)();
  const done = await command(load === undefined ? positionals : rest, values);
  if (!done) throw new ConfigError(usage);
} catch (error) {
  explainMistake(error, usage, [ImportFileError, UndoRefused]);
}
