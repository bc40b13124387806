import { checked } from '../structures/checked.ts';
import { GrowingColumn } from '../structures/growing-column.ts';

/** ASCII that no word goes across; the rest of ASCII is letters, digits, hyphens and apostrophes. Whatever is beyond ASCII may belong to one. */
const separators = Uint8Array.from({ length: 128 }, (_, code) => (/[\w'`-]/.test(String.fromCharCode(code)) ? 0 : 1));
separators['_'.charCodeAt(0)] = 1;

/**
 * Numbers for the runs of texts, the pieces between separators: the same run has the same number in all of them. Most runs have been
 * seen before, and for those no string is made: a large catalogue has tens of millions.
 */
export class RunNumbers {
  readonly texts: string[] = [];
  readonly #hashes = new GrowingColumn();
  /** Open addressing; 0 is empty, else the number plus one. */
  #slots = new Uint32Array(1 << 10);

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
      if (this.#hashes.at(run) === hash && isAt(text, start, end, checked(this.texts[run]))) return run;
      slot = (slot + 1) & mask;
    }
    const run = this.texts.push(text.slice(start, end)) - 1;
    this.#hashes.push(hash);
    this.#slots[slot] = run + 1;
    if (this.texts.length * 2 > this.#slots.length) this.#grow();
    return run;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    for (let run = 0; run < this.texts.length; run++) {
      let slot = this.#hashes.at(run) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = run + 1;
    }
    this.#slots = slots;
  }
}

function isAt(text: string, start: number, end: number, run: string): boolean {
  if (run.length !== end - start) return false;
  for (let at = 0; at < run.length; at++) if (run.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}
