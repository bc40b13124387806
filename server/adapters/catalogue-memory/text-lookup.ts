/**
 * From a text to the rows that have it, without keeping the texts a second time: an open-addressed table of row numbers;
 * whether a row really has the text is asked of the texts themselves.
 */
export class TextLookup {
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #textOf: (row: number) => string;

  /** Takes the texts as they are at building time, and a way to read them later. */
  constructor(texts: readonly string[], textOf: (row: number) => string) {
    let size = 16;
    while (size < texts.length * 2) size *= 2;
    this.#slots = new Int32Array(size).fill(-1);
    this.#mask = size - 1;
    this.#textOf = textOf;
    texts.forEach((text, row) => {
      let slot = hashOf(text) & this.#mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = row;
    });
  }

  /** The first row with exactly this text, or -1. */
  find(text: string): number {
    for (const row of this.findAll(text)) return row;
    return -1;
  }

  *findAll(text: string): Generator<number, void> {
    for (let slot = hashOf(text) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = this.#slots[slot] ?? -1;
      if (row === -1) return;
      if (this.#textOf(row) === text) yield row;
    }
  }
}

/** FNV-1a over the text's code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
