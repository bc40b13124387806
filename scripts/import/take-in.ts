import path from 'node:path';
import { ImportFileError } from '#database/import/file-record.ts';
import { type FileOutcome, importFile } from '#database/import/import-file.ts';
import { readMapping } from '#database/import/mapping/mapping.ts';
import { type Encoding, encodings } from '#database/import/reading/inspect-file.ts';
import { badLinesFile } from '#database/import/reading/write-bad-lines.ts';
import type { WholeFile } from '#database/import/whole-file.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from '../database/with-shop-database.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import {
  atTheMachine,
  type ImportCommand,
  type ImportSwitches,
  importConnection,
  kindNamed,
  numberOf,
} from './import-command.ts';
import { outcomeLines } from './outcome-lines.ts';

/** Errors and warnings that are told in full; the others are counted, and bad lines stand in a file. */
const toldInFull = 20;

export const takeIn: ImportCommand = async ([name, file, ...more], switches) => {
  if (name === undefined || file === undefined || more.length > 0) return false;
  const kind = await kindNamed(name);
  const mapping = switches.map === undefined ? null : await readMapping(switches.map, kind);
  const options = {
    actor: atTheMachine(),
    mapping,
    dryRun: switches['dry-run'] ?? false,
    skipBad: switches['skip-bad'] ?? false,
    yes: switches.yes ?? false,
    whole: wholeOf(kind.name, switches),
    badLines: badLinesFile(file),
    ...encodingOf(switches),
  };
  await withShopDatabase(async (database) => {
    const bar = progressBar(`Importing ${kind.name}`, { linesInLog: true });
    const told = { error: 0, warning: 0 };
    const tell = (as: 'error' | 'warning') => (row: { line: number; reason: string }) => {
      told[as] += 1;
      if (told[as] <= toldInFull) bar.say(`line ${row.line}: ${as === 'warning' ? 'warning: ' : ''}${row.reason}`);
    };
    let outcome: FileOutcome;
    try {
      outcome = await importFile(database, kind, file, {
        ...options,
        onRefused: tell('error'),
        onWarned: tell('warning'),
        onProgress: ({ rows, share }) => bar.show(share, `${rows} rows`),
      });
    } finally {
      bar.end();
    }
    if (told.error > toldInFull) console.error(`… and ${told.error - toldInFull} more bad lines`);
    if (told.warning > toldInFull) console.error(`… and ${told.warning - toldInFull} more warnings`);
    if (outcome.encoding !== 'utf-8') console.error(`${path.basename(file)} was read as ${outcome.encoding}.`);
    if (outcome.refused > 0) console.error(`The bad lines are in ${options.badLines}.`);
    console.error(`Run ${outcome.runId}.`);
    for (const line of outcomeLines(outcome, options)) console.log(line);
    if (outcome.merged === null || outcome.held !== null) process.exitCode = 1;
  }, importConnection);
  return true;
};

function wholeOf(kind: string, { whole = false, shops }: ImportSwitches): WholeFile | null {
  if (shops === undefined) return whole ? { shops: null } : null;
  if (!whole || kind !== 'stock') throw new ConfigError('--shops goes with --whole, of stock.');
  return { shops: shops.split(',').map((shop) => numberOf(shop.trim(), '--shops')) };
}

function encodingOf({ encoding }: ImportSwitches): { readonly encoding?: Encoding } {
  if (encoding === undefined) return {};
  const known = encodings.find(
    (name) => name === encoding.toLowerCase().replace(/^(latin1|iso-8859-1)$/, 'windows-1252'),
  );
  if (known === undefined) throw new ImportFileError(`--encoding is one of ${encodings.join(', ')}.`);
  return { encoding: known };
}
