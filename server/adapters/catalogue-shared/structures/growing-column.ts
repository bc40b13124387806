import { checked } from './checked.ts';

/** A column of whole numbers whose length is not known beforehand. */
export class GrowingColumn {
  #values = new Uint32Array(1 << 10);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  at(index: number): number {
    return checked(this.#values[index]);
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  /** What was pushed, as a view: to be read before the next push. */
  values(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }
}
