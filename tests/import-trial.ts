import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { type FileOptions, type FileOutcome, importFile } from '#database/import/import-file.ts';
import type { ImportKind } from '#database/import/import-kind.ts';
import { importKind } from '#database/import/kinds.ts';
import { badLinesFile } from '#database/import/reading/write-bad-lines.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { startMigratedDatabase } from './migrated-database.ts';

/** A database to try imports on. */
export interface ImportTrial {
  readonly url: string;
  readonly database: Database;
  /** The acceptance data, as if nothing had been imported. */
  reset(): Promise<void>;
  /** Text is a CSV, unless it is said to end otherwise; objects are JSON Lines. */
  imported(kind: ImportKind, content: string | readonly object[], options?: TrialOptions): Promise<TrialOutcome>;
  /** The same by the kind's name, with all that an import can be told and tells. */
  run(kind: string, content: Content, options?: RunOptions): Promise<RunOutcome>;
  /** With one connection, as imports need it. */
  readonly single: Database;
  close(): Promise<void>;
}

export interface TrialOptions {
  readonly skipBad?: boolean;
  readonly ending?: string;
}

type Content = string | Buffer | readonly object[];

export type RunOptions = Partial<FileOptions> & { readonly ending?: string };

export interface RunOutcome extends FileOutcome {
  readonly bad: readonly string[];
  readonly warnings: readonly string[];
  /** What stands in the file of bad lines; null when there is none. */
  readonly badLines: string | null;
}

/** Rows read, new and changed (null when nothing was taken), and the bad lines with their reasons, in the file's order. */
export interface TrialOutcome {
  readonly rows: number;
  readonly added: number | null;
  readonly changed: number | null;
  readonly bad: readonly string[];
}

export async function startImportTrial(): Promise<ImportTrial> {
  const given = await startMigratedDatabase();
  const single = openDatabase({ url: given.url, poolSize: 1, statementTimeoutMs: 0 });
  const folder = await mkdtemp(path.join(tmpdir(), 'hent-import-'));
  let files = 0;
  const write = async (content: Content, ending?: string) => {
    files += 1;
    const isList = Array.isArray(content);
    const file = path.join(folder, `file-${files}.${ending ?? (isList ? 'jsonl' : 'csv')}`);
    await writeFile(file, isList ? content.map((row) => JSON.stringify(row)).join('\n') : (content as string | Buffer));
    return file;
  };
  return {
    url: given.url,
    database: given.database,
    single,
    reset: () => loadAcceptance(given.database),
    run: async (name, content, { ending, ...options } = {}) => {
      const kind = await importKind(name);
      if (kind === null) throw new Error(`No kind ${name}`);
      const file = await write(content, ending);
      const bad: { line: number; reason: string }[] = [];
      const warned: { line: number; reason: string }[] = [];
      const told = (rows: typeof bad) =>
        rows.sort((a, b) => a.line - b.line).map((row) => `${row.line}: ${row.reason}`);
      const outcome = await importFile(single, kind, file, {
        actor: 'test',
        badLines: badLinesFile(file),
        onRefused: (row) => bad.push(row),
        onWarned: (row) => warned.push(row),
        ...options,
      });
      const badLines = await readFile(badLinesFile(file), 'utf8').catch(() => null);
      return { ...outcome, bad: told(bad), warnings: told(warned), badLines };
    },
    imported: async (kind, content, { skipBad = false, ending } = {}) => {
      const file = await write(content, ending);
      const bad: { line: number; reason: string }[] = [];
      const { rows, merged } = await importFile(single, kind, file, {
        actor: 'test',
        skipBad,
        onRefused: (row) => bad.push(row),
      });
      return {
        rows,
        added: merged?.added ?? null,
        changed: merged?.changed ?? null,
        bad: bad.toSorted((a, b) => a.line - b.line).map(({ line, reason }) => `${line}: ${reason}`),
      };
    },
    close: async () => {
      await single.close();
      await given.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
