import type { Transaction } from '#server/database/connection/client.ts';

/** A list that a line says whole, stored as rows of a table of their own. */
export interface SaidList {
  readonly table: string;
  /** Column that says whose list it is. */
  readonly owner: string;
  /** Column that tells the entries of one owner apart. */
  readonly entry: string;
  /** What else is said of an entry. */
  readonly values?: readonly string[];
  /** SQL: line and owner, wherever the file says the list. One that it leaves out stays as it is. */
  readonly owners: string;
  /** SQL: line, owner, entry and values of all that is to stand there. */
  readonly entries: string;
}

/** Takes out what the list no longer has, changes what is otherwise, and adds what is new; an entry that stays is never replaced. */
export async function setList(
  tx: Transaction,
  { table, owner, entry, values = [], owners, entries }: SaidList,
): Promise<void> {
  const columns = [owner, entry, ...values];
  const list = (from: string, names: readonly string[]) => names.map((name) => `${from}.${name}`).join(', ');
  const same = `there.${owner} = wished.${owner} AND there.${entry} = wished.${entry}`;
  await tx.execute(`CREATE TEMP TABLE saying ON COMMIT DROP AS ${owners}`);
  await tx.execute(`CREATE TEMP TABLE wished ON COMMIT DROP AS ${entries}`);
  await tx.execute('ANALYZE saying, wished');
  await touching(
    tx,
    `DELETE FROM ${table} there USING saying
      WHERE there.${owner} = saying.${owner} AND NOT EXISTS (SELECT FROM wished WHERE ${same})
  RETURNING saying.line`,
  );
  if (values.length > 0) {
    await touching(
      tx,
      `UPDATE ${table} there SET ${values.map((name) => `${name} = wished.${name}`).join(', ')} FROM wished
        WHERE ${same} AND (${list('there', values)}) IS DISTINCT FROM (${list('wished', values)})
    RETURNING wished.line`,
    );
  }
  const added = `FROM wished WHERE NOT EXISTS (SELECT FROM ${table} there WHERE ${same})`;
  await tx.execute(`INSERT INTO touched SELECT line ${added}`);
  await tx.execute(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} ${added}`);
  await tx.execute('DROP TABLE saying, wished');
}

/** Runs a statement that gives the lines whose rows it changed, and notes them in `touched`. */
export function touching(tx: Transaction, statement: string): Promise<number> {
  return tx.execute(`WITH done (line) AS (${statement}) INSERT INTO touched SELECT line FROM done`);
}
