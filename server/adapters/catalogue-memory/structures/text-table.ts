import { checked } from '../../catalogue-shared/structures/checked.ts';

/** Gives numbers to texts; `before` is the number of the text that is replaced, 0 for none. */
export interface TextNumbers {
  /** For texts that are hardly ever equal: eans, slugs. */
  own(text: string, before: number): number;
  /** For texts that many share: one copy of each. */
  shared(text: string | null, before: number): number;
}

/** Texts held as bytes outside the JavaScript heap, by number. Number 0 is the absent text. */
export class TextTable implements TextNumbers {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;
  /** Texts that came after building, numbered on from there. */
  readonly #added: string[] = [];

  constructor(bytes: Buffer, ends: Uint32Array) {
    this.#bytes = bytes;
    this.#ends = ends;
  }

  /** An absent text reads as an empty one. */
  text(id: number): string {
    if (id === 0) return '';
    if (id >= this.#ends.length) return checked(this.#added[id - this.#ends.length]);
    return this.#bytes.toString('utf8', checked(this.#ends[id - 1]), checked(this.#ends[id]));
  }

  textOrNull(id: number): string | null {
    return id === 0 ? null : this.text(id);
  }

  own(text: string, before: number): number {
    return this.shared(text, before);
  }

  /** The same number where nothing changed. */
  shared(text: string | null, before: number): number {
    if (text === null) return 0;
    if (before !== 0 && this.text(before) === text) return before;
    return this.#ends.length + this.#added.push(text) - 1;
  }
}

export class TextTableBuilder implements TextNumbers {
  #bytes = Buffer.allocUnsafe(1 << 16);
  #ends = new Uint32Array(1 << 10);
  #length = 0;
  #count = 1;
  readonly #known = new Map<string, number>();
  /** The variants of one colour come one after the other, with one picture. */
  #lastText: string | null = null;
  #lastId = 0;

  own(text: string): number {
    const room = this.#length + text.length * 3;
    if (room > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(room, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count] = this.#length;
    return this.#count++;
  }

  shared(text: string | null): number {
    if (text === null) return 0;
    if (text === this.#lastText) return this.#lastId;
    const before = this.#known.get(text);
    const id = before ?? this.own(text);
    if (before === undefined) this.#known.set(text, id);
    this.#lastText = text;
    this.#lastId = id;
    return id;
  }

  build(): TextTable {
    const bytes = Buffer.allocUnsafeSlow(this.#length);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    return new TextTable(bytes, this.#ends.slice(0, this.#count));
  }
}
