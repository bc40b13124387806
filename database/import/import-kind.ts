import type { z } from 'zod';
import type { Database, Transaction } from '#server/database/connection/client.ts';
import type { FileRecord } from './file-record.ts';

/** A column of the file: how it is read and where it goes. */
export interface Field {
  /** Column of the table; null when `after` takes care of it. */
  readonly column: string | null;
  readonly value: z.ZodType;
  /** A row that is new must have it; one that is there already may leave it out and keeps what it has. */
  readonly needed?: boolean;
  /** What a new row has when the file does not say; none if left out. */
  readonly otherwise?: string | number | boolean;
}

/** A column, or columns together, whose value must be there in another table. */
export interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
  readonly keys: readonly string[];
  /** What to import first: the name of a kind. */
  readonly kind: string;
}

/** A rule over rows as they would be: `wrong` is SQL over `made`, the rows of the file laid over those of the table. */
export interface Rule {
  readonly wrong: string;
  readonly says: string;
  /** The row goes in all the same, and is told of. */
  readonly warns?: boolean;
}

/** What a whole file does to rows of the table that it lacks, and how that is said before it is done. */
export interface Missing {
  readonly column: string;
  readonly value: number;
  /** 'hide 62 % of the goods' */
  readonly does: string;
  readonly what: string;
}

/** A table of owner, field (a column of the kind's table), said and said_at. */
export interface HeldFields {
  readonly table: string;
  readonly owner: string;
}

/** How a run is taken back: rows that were there get what they had. */
export interface Undo {
  /** What becomes of rows that the run has made: they are deleted, or these columns are set. */
  readonly newRows: 'deleted' | Readonly<Record<string, number>>;
  /** Lists beside the table's own columns, by field: SQL over the row `there`, a jsonb array or null. */
  readonly lists?: Readonly<Record<string, string>>;
  /** SQL over the row `there`: a new row that others hang on by now. */
  readonly stays?: { readonly when: string; readonly says: string };
}

/** What can be imported: a row of the file, the table it goes into, and what must hold. */
export interface ImportKind {
  readonly name: string;
  readonly about: string;
  /** How the file is read; JSON Lines or CSV if left out. */
  readonly read?: (pieces: AsyncIterable<string>) => AsyncIterable<FileRecord>;
  readonly table: string;
  /** Fields that say which row is meant. */
  readonly key: readonly string[];
  /** Columns that tell rows apart, where those are not the key's but what `identify` finds out. */
  readonly keyColumns?: readonly string[];
  /** What the file calls its rows by, where that is not the key: numbers that the shop gives tell its reader nothing. */
  readonly calledBy?: { readonly name: string; readonly column: string };
  /** Columns of the key that may be empty. */
  readonly openKeyColumns?: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly references?: readonly Reference[];
  readonly rules?: readonly Rule[];
  /** The file says something about rows that are there; it makes none. */
  readonly changesOnly?: boolean;
  /** A key that comes again: a mistake, or the first one counts. */
  readonly repeats?: 'mistake' | 'first-counts';
  /** Columns of new rows that `before` fills in. */
  readonly fills?: readonly string[];
  /** A file may be the whole of it. */
  readonly missing?: Missing;
  readonly undo?: Undo;
  /** Where it stands which columns of a row the office has written itself: those stay, and what the file says is noted. */
  readonly heldFields?: HeldFields;
  /** Adds to a record what cannot be told from its line alone. */
  readonly enrich?: (database: Database) => Promise<(record: Readonly<Record<string, unknown>>) => object>;
  /** First of all in the transaction, while the lines are still in `staged`: to find out which row each one means. */
  readonly identify?: (tx: Transaction) => Promise<void>;
  /** Takes lines out of `staged` that say nothing new, where that can be told more cheaply than for all kinds. Not of a whole file. */
  readonly leaveOut?: (tx: Transaction) => Promise<void>;
  /** Before rows are written, in the same transaction; `made` is the temporary table of them. */
  readonly before?: (tx: Transaction) => Promise<void>;
  /** What somebody must say yes to, asked just before rows are written; null when nothing is odd. */
  readonly asks?: (tx: Transaction) => Promise<string | null>;
  readonly after?: (tx: Transaction) => Promise<void>;
}
