import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { importFile } from '#database/import/import-file.ts';
import type { ImportKind } from '#database/import/import-kind.ts';
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
  close(): Promise<void>;
}

export interface TrialOptions {
  readonly skipBad?: boolean;
  readonly ending?: string;
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
  return {
    url: given.url,
    database: given.database,
    reset: () => loadAcceptance(given.database),
    imported: async (kind, content, { skipBad = false, ending } = {}) => {
      const isText = typeof content === 'string';
      const file = path.join(folder, `file.${ending ?? (isText ? 'csv' : 'jsonl')}`);
      await writeFile(file, isText ? content : content.map((row) => JSON.stringify(row)).join('\n'));
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
