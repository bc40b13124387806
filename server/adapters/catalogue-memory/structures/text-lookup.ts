import { checked } from '../../catalogue-shared/structures/checked.ts';
import { hashOf } from '../../catalogue-shared/structures/text-hash.ts';

/**
 * From a text to the rows that have it, without keeping the texts a second time: a hash table of row numbers, chained, so that
 * many rows with one text are in nobody else's way; whether a row really has the text is asked of the texts themselves.
 */
export class TextLookup {
  /** The first row of each chain. */
  readonly #heads: Int32Array;
  /** By row, the one behind it in its chain. */
  #next: Int32Array;
  readonly #mask: number;
  #textOf: (row: number) => string;
  #used: number;

  /** Takes the texts as they are at building time, and a way to read them later. */
  constructor(texts: readonly string[], textOf: (row: number) => string) {
    let size = 256;
    while (size < texts.length) size *= 2;
    const heads = new Int32Array(size).fill(none);
    const next = new Int32Array(texts.length);
    // From the last, so that of several rows with one text the first is found first.
    for (let row = texts.length - 1; row >= 0; row--) {
      const chain = hashOf(checked(texts[row])) & (size - 1);
      next[row] = checked(heads[chain]);
      heads[chain] = row;
    }
    this.#heads = heads;
    this.#next = next;
    this.#mask = size - 1;
    this.#textOf = textOf;
    this.#used = texts.length;
  }

  /** From now on the texts are read like this. */
  readBy(textOf: (row: number) => string): this {
    this.#textOf = textOf;
    return this;
  }

  /** Whether some more can be put in without the table becoming slow. */
  hasRoomFor(more: number): boolean {
    return this.#used + more < this.#heads.length * 2;
  }

  /** The first row with exactly this text, or -1. */
  find(text: string): number {
    let row = this.#headOf(text);
    while (row !== none && this.#textOf(row) !== text) row = checked(this.#next[row]);
    return row;
  }

  *findAll(text: string): Generator<number, void> {
    for (let row = this.#headOf(text); row !== none; row = checked(this.#next[row]))
      if (this.#textOf(row) === text) yield row;
  }

  /** To be called when the row has the text already. */
  add(text: string, row: number): void {
    if (row >= this.#next.length) {
      const larger = new Int32Array(row + 1 + (row >>> 3));
      larger.set(this.#next);
      this.#next = larger;
    }
    const chain = hashOf(text) & this.#mask;
    this.#next[row] = checked(this.#heads[chain]);
    this.#heads[chain] = row;
    this.#used++;
  }

  /** `text` is the one that the row was added with. */
  remove(text: string, row: number): void {
    const chain = hashOf(text) & this.#mask;
    let before = none;
    for (let at = checked(this.#heads[chain]); at !== none; at = checked(this.#next[at])) {
      if (at !== row) {
        before = at;
        continue;
      }
      if (before === none) this.#heads[chain] = checked(this.#next[row]);
      else this.#next[before] = checked(this.#next[row]);
      this.#used--;
      return;
    }
  }

  #headOf(text: string): number {
    return checked(this.#heads[hashOf(text) & this.#mask]);
  }
}

const none = -1;
