import { ordinalsById } from '../../catalogue-shared/ordinals-by-id.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { type Bits, countCommon, emptyBits, hasBit, uniteWith } from '../structures/bit-set.ts';
import type { DocSet } from '../structures/doc-set.ts';
import type { Dimension } from './dimension.ts';

/** Where articles are to be had: one bit set per shop, changed in place as stock comes and goes. */
export class ShopDimension implements Dimension {
  readonly valueIds: readonly number[];
  readonly #ordinals: ReadonlyMap<number, number>;
  /** The ordinals in ascending order of the shops' ids. */
  readonly ordinalsById: readonly number[];
  readonly #bits: readonly Bits[];

  constructor(shops: readonly { readonly id: number }[], docCount: number) {
    this.valueIds = shops.map((shop) => shop.id);
    this.#ordinals = ordinalsById(shops);
    this.ordinalsById = [...shops.keys()].sort((a, b) => checked(this.valueIds[a]) - checked(this.valueIds[b]));
    this.#bits = shops.map(() => emptyBits(docCount));
  }

  ordinalOf(shopId: number): number {
    return this.#ordinals.get(shopId) ?? -1;
  }

  bitsOf(ordinal: number): Bits | undefined {
    return this.#bits[ordinal];
  }

  addTo(bits: Bits, ordinal: number): void {
    const members = this.#bits[ordinal];
    if (members) uniteWith(bits, members);
  }

  countIn(set: DocSet): Uint32Array {
    const counts = new Uint32Array(this.#bits.length);
    const few = set.count < set.bits.length;
    this.#bits.forEach((members, ordinal) => {
      counts[ordinal] = few ? countAmong(members, set.docs) : countCommon(members, set.bits);
    });
    return counts;
  }
}

function countAmong(members: Bits, docs: Uint32Array): number {
  let count = 0;
  for (const doc of docs) if (hasBit(members, doc)) count++;
  return count;
}
