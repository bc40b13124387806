import { type Bits, countBits, docsIn } from './bit-set.ts';

/** A set of documents with its size known and its members listed when first asked for. */
export class DocSet {
  readonly bits: Bits;
  readonly count: number;
  #docs: Uint32Array | undefined;

  constructor(bits: Bits, count: number = countBits(bits)) {
    this.bits = bits;
    this.count = count;
  }

  get docs(): Uint32Array {
    this.#docs ??= docsIn(this.bits, this.count);
    return this.#docs;
  }
}
