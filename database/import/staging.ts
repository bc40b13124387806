import type { Database } from '#server/database/connection/client.ts';

export interface StagedRow {
  readonly line: number;
  /** By column of the table. */
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Rows wait in a temporary table until the whole file has been read and found good, so that a file of any size needs no room
 * here, and nothing is locked while it is read. The table belongs to one connection: the database has a pool of one.
 */
export class Staging {
  readonly #database: Database;
  #waiting: StagedRow[] = [];
  /** What is being written while the next rows are read. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  async open(): Promise<void> {
    await this.#database.execute('DROP TABLE IF EXISTS pg_temp.staged');
    await this.#database.execute('CREATE TEMP TABLE staged (line integer NOT NULL, record jsonb NOT NULL)');
  }

  async add(row: StagedRow): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length >= batch) await this.#writeNext();
  }

  /** All rows that were added are in the table. */
  async flush(): Promise<void> {
    await this.#writeNext();
    await this.#writing;
  }

  /** Waits for the batch before this one; this one is waited for by the next. */
  async #writeNext(): Promise<void> {
    await this.#writing;
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return;
    this.#writing = this.#database.transaction((tx) =>
      tx.copyRows(
        'staged',
        ['line', 'record'],
        rows.values().map(({ line, record }) => [line, { ...record }]),
      ),
    );
    // Whoever waits for it next is told; until then it is not a surprise.
    this.#writing.catch(() => {});
  }
}

const batch = 2_000;
