import { checked } from './checked.ts';

/** Rows grouped by the number they belong to: those of `n` are `rows[starts[n]]` up to `rows[starts[n + 1]]`. */
export interface Grouping {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** A stable counting sort of rows by owner. */
export function groupRows(ownerCount: number, owners: Uint32Array): Grouping {
  const starts = new Uint32Array(ownerCount + 1);
  for (const owner of owners) starts[owner + 1] = checked(starts[owner + 1]) + 1;
  for (let owner = 0; owner < ownerCount; owner++)
    starts[owner + 1] = checked(starts[owner + 1]) + checked(starts[owner]);
  const next = starts.slice();
  const rows = new Uint32Array(owners.length);
  for (let row = 0; row < owners.length; row++) {
    const owner = checked(owners[row]);
    const at = checked(next[owner]);
    rows[at] = row;
    next[owner] = at + 1;
  }
  return { starts, rows };
}

/** The values of the rows, in their order. Loops: `from` with a function goes through iterators and is ten times slower. */
export function gather<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  into: T,
  rows: Uint32Array,
  values: ArrayLike<number>,
): T {
  for (let at = 0; at < rows.length; at++) into[at] = checked(values[checked(rows[at])]);
  return into;
}
