/** A square of modules: dark or light, and whether a module is fixed by the standard or may hold data. */
export class Grid {
  readonly size: number;
  readonly #dark: Uint8Array;
  readonly #fixed: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.#dark = new Uint8Array(size * size);
    this.#fixed = new Uint8Array(size * size);
  }

  copy(): Grid {
    const copy = new Grid(this.size);
    copy.#dark.set(this.#dark);
    copy.#fixed.set(this.#fixed);
    return copy;
  }

  isDark(row: number, column: number): boolean {
    return this.#dark[row * this.size + column] === 1;
  }

  isFixed(row: number, column: number): boolean {
    return this.#fixed[row * this.size + column] === 1;
  }

  put(row: number, column: number, dark: boolean): void {
    this.#dark[row * this.size + column] = dark ? 1 : 0;
  }

  /** Outside the square nothing happens: finder patterns reach over its edge. */
  fix(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.put(row, column, dark);
    this.#fixed[row * this.size + column] = 1;
  }
}
