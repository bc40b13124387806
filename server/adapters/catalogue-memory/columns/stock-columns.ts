import type { StockRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';

/**
 * Pieces by variant and shop: those of a variant are `starts[variant]` up to `ends[variant]`. A pair that turns up after
 * building goes to `added` until the next building.
 */
export class StockColumns {
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #shops: Uint16Array;
  readonly #pieces: Uint32Array;
  readonly #added = new Map<number, Map<number, number>>();

  constructor(starts: Uint32Array, ends: Uint32Array, shops: Uint16Array, pieces: Uint32Array) {
    this.#starts = starts;
    this.#ends = ends;
    this.#shops = shops;
    this.#pieces = pieces;
  }

  /** Every shop that carries the variant, with its pieces (also 0). Shops are ordinals in the reference list. */
  each(variant: number, visit: (shop: number, pieces: number) => void): void {
    const end = checked(this.#ends[variant]);
    for (let at = checked(this.#starts[variant]); at < end; at++)
      visit(checked(this.#shops[at]), checked(this.#pieces[at]));
    const added = this.#added.get(variant);
    if (added) for (const [shop, pieces] of added) visit(shop, pieces);
  }

  /** Whether some shop with pieces of the variant is wanted. */
  someHeld(variant: number, isWanted: (shop: number) => boolean): boolean {
    const end = checked(this.#ends[variant]);
    for (let at = checked(this.#starts[variant]); at < end; at++) {
      if (checked(this.#pieces[at]) > 0 && isWanted(checked(this.#shops[at]))) return true;
    }
    const added = this.#added.get(variant);
    return added !== undefined && [...added].some(([shop, pieces]) => pieces > 0 && isWanted(shop));
  }

  /** Sets 1 at the shops that have pieces of the variant. */
  noteHeld(variant: number, held: Uint8Array): void {
    const end = checked(this.#ends[variant]);
    for (let at = checked(this.#starts[variant]); at < end; at++) {
      if (checked(this.#pieces[at]) > 0) held[checked(this.#shops[at])] = 1;
    }
    const added = this.#added.get(variant);
    if (added) for (const [shop, pieces] of added) if (pieces > 0) held[shop] = 1;
  }

  pieces(variant: number, shop: number): number {
    const at = this.#find(variant, shop);
    return at === -1 ? (this.#added.get(variant)?.get(shop) ?? 0) : checked(this.#pieces[at]);
  }

  /** In how many shops there are pieces. */
  shopsWithPieces(variant: number): number {
    let count = 0;
    this.each(variant, (_, pieces) => {
      if (pieces > 0) count++;
    });
    return count;
  }

  /** Whether the shop did not carry the variant before. */
  put(variant: number, shop: number, pieces: number): boolean {
    const at = this.#find(variant, shop);
    if (at !== -1) {
      this.#pieces[at] = pieces;
      return false;
    }
    const added = this.#added.get(variant);
    const isNew = added?.has(shop) !== true;
    if (added) added.set(shop, pieces);
    else this.#added.set(variant, new Map([[shop, pieces]]));
    return isNew;
  }

  #find(variant: number, shop: number): number {
    const end = checked(this.#ends[variant]);
    for (let at = checked(this.#starts[variant]); at < end; at++) if (this.#shops[at] === shop) return at;
    return -1;
  }
}

/**
 * `variantOf` gives the variant of an ean, -1 for none, and `shopOrdinal` the ordinal of a shop in the reference list; rows of
 * unknown eans and shops are left out. Rows of one variant come together, and stay in the order they come in.
 */
export async function stockColumns(
  rows: Iterable<StockRow>,
  variantOf: (ean: string) => number,
  variantCapacity: number,
  shopOrdinal: ReadonlyMap<number, number>,
  timeSlice: TimeSlice,
): Promise<StockColumns> {
  const starts = new Uint32Array(variantCapacity);
  const ends = new Uint32Array(variantCapacity);
  const held = new HeldPieces();
  let lastEan = '';
  let variant = -1;
  for (const { ean, shopId, qty } of rows) {
    if ((held.count & 1023) === 0 && timeSlice.isUsedUp()) await timeSlice.yield();
    if (ean !== lastEan) {
      if (variant !== -1) ends[variant] = held.count;
      lastEan = ean;
      variant = variantOf(ean);
      if (variant !== -1) starts[variant] = held.again(checked(starts[variant]), checked(ends[variant]));
    }
    const shop = shopOrdinal.get(shopId);
    if (variant !== -1 && shop !== undefined) held.push(shop, Math.max(0, qty));
  }
  if (variant !== -1) ends[variant] = held.count;
  return new StockColumns(starts, ends, ...held.columns());
}

/** Two columns that grow together. */
class HeldPieces {
  #shops = new Uint16Array(1 << 10);
  #pieces = new Uint32Array(1 << 10);
  count = 0;

  push(shop: number, pieces: number): void {
    if (this.count === this.#shops.length) {
      const [shops, held] = [this.#shops, this.#pieces];
      this.#shops = new Uint16Array(this.count * 2);
      this.#shops.set(shops);
      this.#pieces = new Uint32Array(this.count * 2);
      this.#pieces.set(held);
    }
    this.#shops[this.count] = shop;
    this.#pieces[this.count++] = pieces;
  }

  /** Puts what stands there behind the last, for a variant whose rows come in several parts; gives where it begins now. */
  again(start: number, end: number): number {
    const begins = this.count;
    for (let at = start; at < end; at++) this.push(checked(this.#shops[at]), checked(this.#pieces[at]));
    return begins;
  }

  columns(): [shops: Uint16Array, pieces: Uint32Array] {
    return [this.#shops.slice(0, this.count), this.#pieces.slice(0, this.count)];
  }
}
