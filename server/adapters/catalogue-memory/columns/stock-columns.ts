import type { StockRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { type Grouping, groupRows } from '../../catalogue-shared/structures/grouping.ts';
import { GrowingColumn } from '../../catalogue-shared/structures/growing-column.ts';
import type { TimeSlice } from '../../catalogue-shared/structures/time-slice.ts';

/** Pieces by variant and shop. A pair that turns up after building goes to `added` until the next building. */
export class StockColumns {
  readonly #starts: Uint32Array;
  readonly #shops: Uint16Array;
  readonly #pieces: Uint32Array;
  readonly #added = new Map<number, Map<number, number>>();

  constructor(starts: Uint32Array, shops: Uint16Array, pieces: Uint32Array) {
    this.#starts = starts;
    this.#shops = shops;
    this.#pieces = pieces;
  }

  /** Every shop that carries the variant, with its pieces (also 0). Shops are ordinals in the reference list. */
  each(variant: number, visit: (shop: number, pieces: number) => void): void {
    const end = checked(this.#starts[variant + 1]);
    for (let at = checked(this.#starts[variant]); at < end; at++)
      visit(checked(this.#shops[at]), checked(this.#pieces[at]));
    const added = this.#added.get(variant);
    if (added) for (const [shop, pieces] of added) visit(shop, pieces);
  }

  /** Whether some shop with pieces of the variant is wanted. */
  someHeld(variant: number, isWanted: (shop: number) => boolean): boolean {
    const end = checked(this.#starts[variant + 1]);
    for (let at = checked(this.#starts[variant]); at < end; at++) {
      if (checked(this.#pieces[at]) > 0 && isWanted(checked(this.#shops[at]))) return true;
    }
    const added = this.#added.get(variant);
    return added !== undefined && [...added].some(([shop, pieces]) => pieces > 0 && isWanted(shop));
  }

  /** Sets 1 at the shops that have pieces of the variant. */
  noteHeld(variant: number, held: Uint8Array): void {
    const end = checked(this.#starts[variant + 1]);
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
    const end = checked(this.#starts[variant + 1]);
    for (let at = checked(this.#starts[variant]); at < end; at++) if (this.#shops[at] === shop) return at;
    return -1;
  }
}

/** `shopOrdinal` is the ordinal of a shop in the reference list; rows of unknown eans and shops are left out. */
export async function stockColumns(
  rows: Iterable<StockRow>,
  eans: readonly string[],
  variantCapacity: number,
  shopOrdinal: ReadonlyMap<number, number>,
  timeSlice: TimeSlice,
): Promise<StockColumns> {
  const variantOfEan = new Map<string, number>();
  await timeSlice.each(eans.length, (variant) => {
    variantOfEan.set(checked(eans[variant]), variant);
  });
  // Rows of one variant come together, so what is grouped are their runs; one that comes in several runs is joined.
  const owners = new GrowingColumn();
  const runs = new GrowingColumn();
  const shops = new GrowingColumn();
  const pieces = new GrowingColumn();
  let lastEan = '';
  let variant: number | undefined;
  for (const row of rows) {
    if ((shops.length & 1023) === 0 && timeSlice.isUsedUp()) await timeSlice.yield();
    if (row.ean !== lastEan) {
      lastEan = row.ean;
      variant = variantOfEan.get(row.ean);
      if (variant !== undefined) {
        owners.push(variant);
        runs.push(shops.length);
      }
    }
    const shop = shopOrdinal.get(row.shopId);
    if (variant === undefined || shop === undefined) continue;
    shops.push(shop);
    pieces.push(Math.max(0, row.qty));
  }
  runs.push(shops.length);
  const ofVariant = await timeSlice.run(() => groupRows(variantCapacity, owners.values()));
  return joinedRuns(ofVariant, { runs: runs.values(), shops: shops.values(), pieces: pieces.values() }, timeSlice);
}

interface StockRuns {
  /** Where each run begins; the next one begins where it ends. */
  readonly runs: Uint32Array;
  readonly shops: Uint32Array;
  readonly pieces: Uint32Array;
}

/** The runs in the order of the variants they belong to. */
async function joinedRuns(
  ofVariant: Grouping,
  { runs, shops, pieces }: StockRuns,
  timeSlice: TimeSlice,
): Promise<StockColumns> {
  const starts = new Uint32Array(ofVariant.starts.length);
  const joinedShops = new Uint16Array(shops.length);
  const joinedPieces = new Uint32Array(shops.length);
  let at = 0;
  await timeSlice.each(starts.length - 1, (variant) => {
    const last = checked(ofVariant.starts[variant + 1]);
    for (let nth = checked(ofVariant.starts[variant]); nth < last; nth++) {
      const run = checked(ofVariant.rows[nth]);
      const end = checked(runs[run + 1]);
      for (let row = checked(runs[run]); row < end; row++, at++) {
        joinedShops[at] = checked(shops[row]);
        joinedPieces[at] = checked(pieces[row]);
      }
    }
    starts[variant + 1] = at;
  });
  return new StockColumns(starts, joinedShops, joinedPieces);
}
