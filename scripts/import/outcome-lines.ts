import type { ImportOutcome } from '#database/import/import-records.ts';
import type { Example } from '#database/import/show-changes.ts';
import { printable } from '../terminal/printable.ts';

export interface Asked {
  readonly dryRun: boolean;
  readonly whole: unknown;
}

/** What an import has come to, for a person at a terminal; the last line is the one that counts. */
export function outcomeLines({ rows, refused, merged, held, examples }: ImportOutcome, asked: Asked): string[] {
  if (held !== null && !asked.dryRun) return [`${rows} rows read, nothing was imported: ${held}.`];
  if (merged === null) {
    return [
      `${rows} rows read, ${refused} of them bad: nothing was imported. Mend them, or leave them out with --skip-bad.`,
    ];
  }
  const unchanged = rows - refused - merged.added - merged.changed;
  const left = refused === 0 ? '' : `, ${refused} bad ones left out`;
  const lacking = asked.whole === null ? '' : `, ${merged.emptied} that the file lacks`;
  const counts = `${merged.added} new, ${merged.changed} changed, ${unchanged} as they were${lacking}${left}.`;
  if (!asked.dryRun) return [`${rows} rows read: ${counts}`];
  return [
    ...examples.map(exampleLine),
    ...(held === null ? [] : [`It will ask: ${held}.`]),
    `${rows} rows read, nothing was changed. It would be: ${counts}`,
  ];
}

/** Fields of a new row that are shown. */
const shownOfNew = 4;

function exampleLine({ line, row, isNew, changes }: Example): string {
  const where = line === null ? 'not in the file' : `line ${line}`;
  if (isNew) {
    const has = changes.slice(0, shownOfNew).map(({ field, after }) => `${field} ${short(after)}`);
    return printable(`${where}: ${row} is new: ${has.join(', ')}${changes.length > shownOfNew ? ' …' : ''}`);
  }
  const told = changes.map(({ field, before, after }) => `${field} ${short(before)} -> ${short(after)}`);
  return printable(`${where}: ${row}: ${told.join(', ')}`);
}

function short(value: unknown): string {
  const text = value === null ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
