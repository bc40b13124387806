import { webStockShop } from '#domain/shop/shop-id.ts';
import type { Database, Transaction } from '#server/database/connection/client.ts';
import { importLock } from '../import-lock.ts';
import type { NamedField } from './named-fields.ts';

type Found = { readonly id: number } | { readonly problem: string };

/** A row that a name of the file makes: written in the import's own transaction. */
interface NewEntry {
  readonly table: string;
  readonly columns: Readonly<Record<string, string | number>>;
}

interface List {
  /** Ids by name, within what they are told apart in; null where several have it. */
  readonly ids: Map<string, number | null>;
  last: number;
}

/** Ids by name, as they stand in the database; each list is read when it is first asked for. */
export class Lookups {
  readonly #database: Database;
  readonly #makes: ReadonlySet<string>;
  readonly #lists = new Map<string, List>();
  readonly #made = new Map<string, NewEntry>();
  #locked = false;
  /** By what the rows of the file were known, if not by the key. */
  calledBy: { readonly name: string; readonly column: string } | null = null;

  constructor(database: Database, makes: readonly string[]) {
    this.#database = database;
    this.#makes = new Set(makes);
  }

  async find(named: NamedField, name: string, within: number | null): Promise<Found> {
    if (named.numbers) this.calledBy = { name: named.name, column: named.by };
    const list = await this.#list(named);
    const id = list.ids.get(keyOf(name, within));
    if (id !== undefined && id !== null) return { id };
    if (id === null) return { problem: `${named.name} '${name}' is the name of several; say ${named.field}` };
    if (named.numbers) return { id: await this.#number(named, list, name, within) };
    if (!this.#makes.has(named.name)) {
      return { problem: `${named.name} '${name}' is not known; import ${named.kind} first` };
    }
    const made = await this.#number(named, list, name, within);
    const parent = named.within === undefined || within === null ? {} : { [named.within.column]: within };
    this.make(named.table, { [named.id]: made, [named.by]: name, ...parent });
    return { id: made };
  }

  make(table: string, columns: NewEntry['columns']): void {
    this.#made.set(JSON.stringify([table, columns]), { table, columns });
  }

  /** In the import's transaction, before its rows are checked against what is there. */
  async writeMade(tx: Transaction): Promise<void> {
    for (const { table, columns } of this.#made.values()) {
      const names = Object.keys(columns);
      await tx.execute(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})
         ON CONFLICT DO NOTHING`,
        Object.values(columns),
      );
    }
  }

  async release(): Promise<void> {
    if (this.#locked) await this.#database.execute('SELECT pg_advisory_unlock($1)', [importLock]);
    this.#locked = false;
  }

  /** The next free id. Nobody else gives ids meanwhile: imports wait for each other from here on. */
  async #number({ id, table }: NamedField, list: List, name: string, within: number | null): Promise<number> {
    if (!this.#locked) {
      await this.#database.execute('SELECT pg_advisory_lock($1)', [importLock]);
      this.#locked = true;
    }
    if (list.last < 0) {
      const [row] = await this.#database.query<{ last: number }>(
        `SELECT coalesce(max(${id}), 0) AS last FROM ${table}`,
      );
      list.last = row?.last ?? 0;
    }
    list.last += table === 'shops' && list.last + 1 === webStockShop ? 2 : 1;
    list.ids.set(keyOf(name, within), list.last);
    return list.last;
  }

  async #list({ name, table, id, by, within }: NamedField): Promise<List> {
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const rows = await this.#database.query<{ id: number; name: string; within: number | null }>(
      `SELECT ${id} AS id, ${by} AS name, ${within?.column ?? 'NULL::integer'} AS within FROM ${table}`,
    );
    const ids = new Map<string, number | null>();
    for (const row of rows) {
      const key = keyOf(row.name, row.within);
      ids.set(key, ids.has(key) ? null : row.id);
    }
    const list = { ids, last: -1 };
    this.#lists.set(name, list);
    return list;
  }
}

function keyOf(name: string, within: number | null): string {
  return `${within ?? ''}/${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
}
