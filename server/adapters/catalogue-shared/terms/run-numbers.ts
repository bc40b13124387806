import { checked } from '../structures/checked.ts';
import { GrowingColumn } from '../structures/growing-column.ts';

/** ASCII that no word goes across; the rest of ASCII is letters, digits, hyphens and apostrophes. Whatever is beyond ASCII may belong to one. */
const separators = Uint8Array.from({ length: 128 }, (_, code) => (/[\w'`-]/.test(String.fromCharCode(code)) ? 0 : 1));
separators['_'.charCodeAt(0)] = 1;

/** As many code units as go into one call. */
const longestPiece = 1_000;

/**
 * Numbers for the runs of texts, the pieces between separators: the same run has the same number in all of them. Most runs have been
 * seen before, and for those no string is made: a large catalogue has tens of millions.
 */
export class RunNumbers {
  readonly #hashes = new GrowingColumn();
  /** The code units of all runs, one after the other, and where each ends. */
  #units = new Uint16Array(1 << 12);
  readonly #ends = new GrowingColumn();
  /** Open addressing; 0 is empty, else the number plus one. */
  #slots = new Uint32Array(1 << 10);

  /** A string of its own: a part of a text would hold all of it. */
  text(run: number): string {
    let text = '';
    for (let at = this.#startOf(run); at < this.#ends.at(run); at += longestPiece)
      text += String.fromCharCode(...this.#units.subarray(at, Math.min(at + longestPiece, this.#ends.at(run))));
    return text;
  }

  /** Calls `visit` for the runs of a text, in their order. */
  each(text: string, visit: (run: number) => void): void {
    let start = -1;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 128 && separators[code] === 1) {
        if (start !== -1) visit(this.#numberOf(text, start, at, hash));
        start = -1;
        continue;
      }
      if (start === -1) {
        start = at;
        hash = 0x811c9dc5;
      }
      hash = Math.imul(hash ^ code, 0x01000193);
    }
    if (start !== -1) visit(this.#numberOf(text, start, text.length, hash));
  }

  #numberOf(text: string, start: number, end: number, signedHash: number): number {
    const hash = signedHash >>> 0;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let held = checked(this.#slots[slot]); held !== 0; held = checked(this.#slots[slot])) {
      const run = held - 1;
      if (this.#hashes.at(run) === hash && this.#isAt(text, start, end, run)) return run;
      slot = (slot + 1) & mask;
    }
    const run = this.#hashes.length;
    this.#slots[slot] = run + 1;
    this.#hashes.push(hash);
    this.#store(text, start, end);
    if (this.#hashes.length * 2 > this.#slots.length) this.#grow();
    return run;
  }

  #isAt(text: string, start: number, end: number, run: number): boolean {
    const from = this.#startOf(run);
    if (this.#ends.at(run) - from !== end - start) return false;
    const units = this.#units;
    for (let at = start; at < end; at++) if (units[from + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  #startOf(run: number): number {
    return run === 0 ? 0 : this.#ends.at(run - 1);
  }

  #store(text: string, start: number, end: number): void {
    let length = this.#startOf(this.#ends.length);
    if (length + end - start > this.#units.length) {
      const larger = new Uint16Array(Math.max(this.#units.length * 2, length + end - start));
      larger.set(this.#units);
      this.#units = larger;
    }
    for (let at = start; at < end; at++) this.#units[length++] = text.charCodeAt(at);
    this.#ends.push(length);
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    for (let run = 0; run < this.#hashes.length; run++) {
      let slot = this.#hashes.at(run) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = run + 1;
    }
    this.#slots = slots;
  }
}
