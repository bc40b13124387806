import type { DeskActor } from './desk/desk-actor.ts';
import type { Result } from './result.ts';

/** A row that somebody brings: fields by name, as docs/import.md lists them. What is left out stays, null clears. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** What can be imported. */
export interface ImportableKind {
  readonly name: string;
  readonly about: string;
  /** Fields that say which row is meant. */
  readonly key: readonly string[];
  readonly fields: readonly {
    readonly name: string /** Must be there when the row is new. */;
    readonly needed: boolean;
  }[];
  /** Names and numbers of the chain's that may stand for ids, as ArticleNo for ArticleID. */
  readonly names: readonly string[];
  /** A file may be all there is. */
  readonly mayBeWhole: boolean;
  readonly mayBeUndone: boolean;
}

/** What the columns of a foreign file are called here, and what its values mean (docs/import.md). */
export interface ColumnMapping {
  readonly kind?: string | undefined;
  /** By column of the file: a field of the kind, or null when it is not used. */
  readonly columns: Readonly<Record<string, string | null>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string | null>>>> | undefined;
  readonly always?: Readonly<Record<string, string | number>> | undefined;
  readonly make?: readonly string[] | undefined;
  readonly repeats?: 'first' | undefined;
}

export interface MappingSuggestion {
  readonly mapping: ColumnMapping;
  /** Columns whose meaning is not known: null in the mapping until somebody says. */
  readonly unknown: readonly string[];
  /** What a new row must have and no column gives. */
  readonly lacking: readonly string[];
  /** Values of the file that somebody must say the meaning of. */
  readonly questions: readonly string[];
}

/** Rows at hand, the first of which is line 1, or a file that this process can read: JSON Lines or CSV, by its name. */
export type ImportContent =
  | { readonly name: string; readonly rows: readonly ImportedRow[] }
  | {
      readonly name: string;
      readonly file: string;
      /** Found out if it is left out. */
      readonly encoding?: string;
      /** Where the bad lines are written, if there are any, with their reasons: to be mended and imported. */
      readonly badLines?: string;
    };

export interface ImportLine {
  /** Of the file, as an editor counts. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportRequest {
  readonly kind: string;
  /** Who: 'command:kari', 'key:…', 'staff:…'. */
  readonly actor: string;
  readonly content: ImportContent;
  readonly mapping?: ColumnMapping | null;
  /** Tells what would change, and changes nothing. */
  readonly dryRun?: boolean;
  /** Takes the good rows and leaves the bad ones out; else one bad row keeps all of them out. */
  readonly skipBad?: boolean;
  /** The content is all there is (of stock: in these shops, or in all): what it lacks is hidden or 0. */
  readonly whole?: { readonly shops: readonly number[] | null } | null;
  /** What it asked about is meant. */
  readonly yes?: boolean;
  readonly onRefused?: (row: ImportLine) => void;
  readonly onWarned?: (row: ImportLine) => void;
  /** A row that is new or has changed. Of a dry run: would be. Rows that say nothing new are not told of. */
  readonly onChanged?: (row: { readonly line: number; readonly isNew: boolean }) => void;
  /** While the file is read; `share` is of its size, from 0 to 1. */
  readonly onProgress?: (progress: { readonly rows: number; readonly share: number }) => void;
}

/** A row that would change, for somebody to look at. */
export interface ImportExample {
  /** Null: the file lacks the row. */
  readonly line: number | null;
  /** 'ArticleID 9001' */
  readonly row: string;
  readonly isNew: boolean;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

export interface ImportReport {
  readonly runId: number;
  /** `refused`: rows are bad, nothing was taken. `held`: somebody must say yes to `asks` first. */
  readonly outcome: 'done' | 'refused' | 'held';
  readonly rows: number;
  readonly bad: number;
  readonly warned: number;
  readonly added: number;
  readonly changed: number;
  /** Of a whole file: what it lacks, hidden or set to 0. */
  readonly emptied: number;
  readonly asks: string | null;
  /** Of a dry run: the first rows that would change. */
  readonly examples: readonly ImportExample[];
}

export interface ImportRunRecord {
  readonly id: number;
  readonly kind: string;
  readonly actor: string;
  readonly fileName: string;
  readonly mode: 'changes' | 'whole' | 'undo';
  readonly dryRun: boolean;
  readonly outcome: 'running' | 'done' | 'refused' | 'held' | 'failed';
  readonly rows: number;
  readonly bad: number;
  readonly warnings: number;
  readonly added: number;
  readonly changed: number;
  readonly emptied: number;
  readonly says: string | null;
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** `says` is for whoever brought the file. */
export type ImportRefusal =
  | { readonly reason: 'unknown_kind' }
  /** Not to be read at all: no text, a heading nobody knows, a mapping that does not fit. */
  | { readonly reason: 'unreadable'; readonly says: string };

export interface UndoReport {
  readonly runId: number;
  /** Rows that are as they were. */
  readonly changed: number;
  readonly deleted: number;
  /** Of the audit log, where `by` was given. */
  readonly entry?: number;
}

/** The import, for whoever brings data in: one set of rules and records for the command, other systems and the chain's office. */
export interface Imports {
  kinds(): Promise<readonly ImportableKind[]>;
  /** Takes rows in, all or none, or (`skipBad`) those that are good. Imports go one after the other: it may wait. */
  take(request: ImportRequest): Promise<Result<ImportReport, ImportRefusal>>;
  /** A mapping for a file with other column names, to be read by a person before it is used. */
  suggest(kind: string, file: string): Promise<Result<MappingSuggestion, ImportRefusal>>;
  /** The latest first. */
  runs(most: number): Promise<readonly ImportRunRecord[]>;
  run(id: number): Promise<ImportRunRecord | null>;
  /** Takes a run back within a day, as a run of its own; refused whole when a row has changed since. */
  undo(
    id: number,
    actor: string,
    /** Written into the audit log by the same transaction. */
    by?: DeskActor,
  ): Promise<Result<UndoReport, { readonly reason: 'refused'; readonly says: string }>>;
}
