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
  readonly #waiting: StagedRow[] = [];
  #count = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(): Promise<void> {
    await this.#database.execute('DROP TABLE IF EXISTS pg_temp.staged');
    await this.#database.execute('CREATE TEMP TABLE staged (line integer NOT NULL, record jsonb NOT NULL)');
  }

  get count(): number {
    return this.#count;
  }

  async add(row: StagedRow): Promise<void> {
    this.#waiting.push(row);
    this.#count += 1;
    if (this.#waiting.length >= batch) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#waiting.splice(0);
    if (rows.length === 0) return;
    await this.#database.transaction((tx) =>
      tx.copyRows(
        'staged',
        ['line', 'record'],
        rows.values().map(({ line, record }) => [line, { ...record }]),
      ),
    );
  }
}

const batch = 2_000;
