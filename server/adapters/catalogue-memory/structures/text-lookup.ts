import { hashOf } from '../../catalogue-shared/structures/text-hash.ts';

/**
 * From a text to the rows that have it, without keeping the texts a second time: an open-addressed table of row numbers;
 * whether a row really has the text is asked of the texts themselves.
 */
export class TextLookup {
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #textOf: (row: number) => string;
  #used: number;

  /** Takes the texts as they are at building time, and a way to read them later. */
  constructor(texts: readonly string[], textOf: (row: number) => string) {
    let size = 256;
    while (size < texts.length * 2) size *= 2;
    this.#slots = new Int32Array(size).fill(empty);
    this.#mask = size - 1;
    this.#textOf = textOf;
    this.#used = texts.length;
    texts.forEach((text, row) => {
      let slot = hashOf(text) & this.#mask;
      while (this.#slots[slot] !== empty) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = row;
    });
  }

  /** Whether some more can be put in without the table becoming slow. */
  hasRoomFor(more: number): boolean {
    return this.#used + more < this.#slots.length * 0.8;
  }

  /** The first row with exactly this text, or -1. */
  find(text: string): number {
    for (const row of this.findAll(text)) return row;
    return -1;
  }

  *findAll(text: string): Generator<number, void> {
    for (let slot = hashOf(text) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = this.#slots[slot] ?? empty;
      if (row === empty) return;
      if (row !== removed && this.#textOf(row) === text) yield row;
    }
  }

  /** To be called when the row has the text already. */
  add(text: string, row: number): void {
    let slot = hashOf(text) & this.#mask;
    while ((this.#slots[slot] ?? empty) >= 0) slot = (slot + 1) & this.#mask;
    if (this.#slots[slot] === empty) this.#used++;
    this.#slots[slot] = row;
  }

  /** `text` is the one that the row was added with. */
  remove(text: string, row: number): void {
    for (let slot = hashOf(text) & this.#mask; this.#slots[slot] !== empty; slot = (slot + 1) & this.#mask) {
      if (this.#slots[slot] !== row) continue;
      this.#slots[slot] = removed;
      return;
    }
  }
}

const empty = -1;
/** A tombstone: the row was removed, and others may stand behind it. */
const removed = -2;
