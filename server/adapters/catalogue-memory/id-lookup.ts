/** From an id of the shop's (any whole number) to its row; -1 when unknown. Two typed arrays instead of a map. */
export class IdLookup {
  readonly #ids: Float64Array;
  readonly #rows: Uint32Array;

  constructor(ids: ArrayLike<number>) {
    this.#rows = Uint32Array.from({ length: ids.length }, (_, row) => row);
    this.#rows.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    this.#ids = Float64Array.from(this.#rows, (row) => ids[row] ?? 0);
  }

  rowOf(id: number): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.#ids[low] === id ? (this.#rows[low] ?? -1) : -1;
  }
}
