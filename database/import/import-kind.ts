import type { z } from 'zod';
import type { Transaction } from '#server/database/connection/client.ts';
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
  /** Before rows are written, in the same transaction; `made` is the temporary table of them. */
  readonly before?: (tx: Transaction) => Promise<void>;
  readonly after?: (tx: Transaction) => Promise<void>;
}
