import { checked } from '../../catalogue-shared/structures/checked.ts';

/** From an id of the shop's (any whole number) to its row; -1 when unknown. Two typed arrays instead of a map. */
export class IdLookup {
  readonly #ids: Float64Array;
  readonly #rows: Uint32Array;
  /** Ids added, moved or removed (-1) after building. */
  readonly #changed = new Map<number, number>();
  #size: number;

  constructor(ids: ArrayLike<number>) {
    this.#rows = rowsById(ids);
    this.#ids = new Float64Array(ids.length);
    for (let at = 0; at < this.#rows.length; at++) this.#ids[at] = checked(ids[checked(this.#rows[at])]);
    this.#size = ids.length;
  }

  get size(): number {
    return this.#size;
  }

  find(id: number): number {
    if (this.#changed.size > 0) {
      const changed = this.#changed.get(id);
      if (changed !== undefined) return changed;
    }
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (checked(this.#ids[middle]) < id) low = middle + 1;
      else high = middle;
    }
    return this.#ids[low] === id ? checked(this.#rows[low]) : -1;
  }

  put(id: number, row: number): void {
    if (this.find(id) === -1) this.#size++;
    this.#changed.set(id, row);
  }

  remove(id: number): void {
    if (this.find(id) !== -1) this.#size--;
    this.#changed.set(id, -1);
  }
}

/** Sorted as numbers, id and row in one: a comparing function would take ten times as long. */
function rowsById(ids: ArrayLike<number>): Uint32Array {
  const rows = new Uint32Array(ids.length);
  const keys = new Float64Array(ids.length);
  for (let row = 0; row < ids.length; row++) keys[row] = checked(ids[row]) * rowRange + row;
  keys.sort();
  for (let at = 0; at < keys.length; at++) rows[at] = ((checked(keys[at]) % rowRange) + rowRange) % rowRange;
  return rows;
}

/** More rows than there will be; ids are those of PostgreSQL's integers, so that both fit into one number exactly. */
const rowRange = 2 ** 21;
