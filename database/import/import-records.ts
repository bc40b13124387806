import { isStorable } from '#domain/text/storable.ts';
import type { Database } from '#server/database/connection/client.ts';
import { type FileRecord, ImportFileError } from './file-record.ts';
import type { ImportKind } from './import-kind.ts';
import { checkHeading, mappingOf } from './mapping/apply-mapping.ts';
import { Lookups } from './mapping/lookups.ts';
import type { Mapping } from './mapping/mapping.ts';
import { nameResolver } from './mapping/resolve-names.ts';
import { type ChangedRow, type MergeOutcome, mergeStaged, type RefusedRow } from './merge-staged.ts';
import { readRow } from './read-row.ts';
import { beginRun, endRun, failRun } from './runs/import-runs.ts';
import { Staging } from './staging.ts';
import type { WholeFile } from './whole-file.ts';

/** Where the rows come from: a file, or a call of somebody else's. */
export interface ImportSource {
  /** As the run is listed. */
  readonly name: string;
  readonly hash: Buffer;
  /** All records have the columns of the first: a mistake in one is a mistake in all. */
  readonly hasHeading: boolean;
  /** `onShare` hears how much has been read, from 0 to 1. */
  records(onShare: (share: number) => void): AsyncIterable<FileRecord>;
}

export interface ImportOptions {
  /** Who imports: 'command:kari'. */
  readonly actor: string;
  /** Leave bad rows out and take the rest; else one bad row keeps all of them out. */
  readonly skipBad?: boolean;
  /** Do it all and take it back: what would change is told. */
  readonly dryRun?: boolean;
  readonly whole?: WholeFile | null;
  /** What is odd has been seen and is meant. */
  readonly yes?: boolean;
  readonly mapping?: Mapping | null;
  readonly onRefused?: (row: RefusedRow) => void;
  readonly onWarned?: (row: RefusedRow) => void;
  /** A row that is new or has changed, or would be. */
  readonly onChanged?: ((row: ChangedRow) => void) | undefined;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly rows: number;
  /** Of the file, from 0 to 1. */
  readonly share: number;
}

export interface ImportOutcome extends MergeOutcome {
  readonly runId: number;
  readonly rows: number;
}

/**
 * Takes rows of one kind in: reads them in a stream, checks each, and brings what is good into the database at once. The run
 * is noted, whatever becomes of it. The database must have one connection (see Staging).
 */
export async function importRecords(
  database: Database,
  wanted: ImportKind,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const kind = options.mapping?.repeats === 'first' ? { ...wanted, repeats: 'first-counts' as const } : wanted;
  const { whole = null, dryRun = false } = options;
  if (whole !== null && kind.missing === undefined) {
    throw new ImportFileError(
      `A file of ${kind.name} is never the whole: --whole is for stock, articles and variants.`,
    );
  }
  const runId = await beginRun(database, {
    kind: kind.name,
    actor: options.actor,
    fileName: source.name,
    fileHash: source.hash,
    mode: whole === null ? 'changes' : 'whole',
    dryRun,
  });
  let bad = 0;
  const refuse = (row: RefusedRow) => {
    bad += 1;
    options.onRefused?.(row);
  };
  const lookups = new Lookups(database, options.mapping?.make ?? []);
  try {
    const rows = await stage({ database, kind, source, lookups, refuse, options });
    const unreadable = bad;
    const called = lookups.calledBy === null ? kind : { ...kind, calledBy: lookups.calledBy };
    const outcome = await mergeStaged(database, called, {
      runId,
      skipBad: (options.skipBad ?? false) && !(whole !== null && unreadable > 0),
      foundBad: unreadable > 0,
      dryRun,
      whole,
      yes: options.yes ?? false,
      first: (tx) => lookups.writeMade(tx),
      last: (tx, done) => endRun(tx, runId, { rows, bad, outcome: done }),
      onRefused: refuse,
      onWarned: options.onWarned ?? (() => {}),
      onChanged: options.onChanged,
    });
    if (outcome.merged === null || dryRun) await endRun(database, runId, { rows, bad, outcome });
    return { ...outcome, refused: bad, runId, rows };
  } catch (error) {
    await failRun(database, runId, (error as Error).message).catch(() => {});
    throw error;
  } finally {
    await lookups.release().catch(() => {});
  }
}

interface Reading {
  readonly database: Database;
  readonly kind: ImportKind;
  readonly source: ImportSource;
  readonly lookups: Lookups;
  readonly refuse: (row: RefusedRow) => void;
  readonly options: ImportOptions;
}

/** Reads the source to its end; good rows wait in `staged`. Gives how many rows there were. */
async function stage({ database, kind, source, lookups, refuse, options }: Reading): Promise<number> {
  const { mapping = null, onProgress = () => {} } = options;
  const named = mappingOf(mapping);
  const resolve = nameResolver(kind, lookups);
  const enrich = await kind.enrich?.(database);
  const staging = new Staging(database);
  await staging.open();
  let rows = 0;
  for await (const found of source.records((share) => onProgress({ rows, share }))) {
    rows += 1;
    if ('problem' in found) {
      refuse({ line: found.line, reason: found.problem });
      continue;
    }
    if (rows === 1 && source.hasHeading) checkHeading(kind, mapping, Object.keys(found.values));
    if (!isStorable(found.values)) {
      refuse({ line: found.line, reason: 'has signs that cannot be stored: NUL, or half of one' });
      continue;
    }
    const resolved = await resolve(named(found.values));
    const read = 'problem' in resolved ? ({ ok: false, ...resolved } as const) : readRow(kind, resolved.values);
    if (read.ok) await staging.add({ line: found.line, record: { ...read.record, ...enrich?.(read.record) } });
    else refuse({ line: found.line, reason: read.problem });
  }
  if (rows === 0) throw new ImportFileError(`${source.name} has no rows: nothing was imported.`);
  await staging.flush();
  return rows;
}
