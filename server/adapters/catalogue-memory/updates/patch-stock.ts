import type { StockRow } from '../../../ports/catalogue/catalogue-rows.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';
import { clearBit, hasBit, setBit } from '../structures/bit-set.ts';

/** An article came into stock in a shop, or went out of it. */
export interface AvailabilityChange {
  readonly doc: number;
  /** The ordinal of the shop in the reference list. */
  readonly shop: number;
  readonly isHeld: boolean;
}

export interface StockPatch {
  /** Documents whose stock differs now. */
  readonly docs: number[];
  /** Those of them that the same shops carry and have as before. */
  readonly docsInPieces: number[];
  /** Those of them of which some variant came into or went out of stock somewhere. */
  readonly docsInOrOut: number[];
  readonly availability: AvailabilityChange[];
}

/** Sets absolute quantities, and updates the bits and counts of availability. */
export function patchStock(snapshot: Snapshot, changes: readonly StockRow[]): StockPatch {
  const { byEan, shops, stock, variants } = snapshot;
  const docs = new Set<number>();
  const availability: AvailabilityChange[] = [];
  const docsInOrOut = new Set<number>();
  const docsCarried = new Set<number>();
  for (const { ean, shopId, qty } of changes) {
    const variant = byEan.find(ean);
    const shop = shops.ordinalOf(shopId);
    if (variant === -1 || shop === -1) continue;
    const pieces = Math.max(0, qty);
    const before = stock.pieces(variant, shop);
    const isNewPair = stock.put(variant, shop, pieces);
    if (before === pieces && !isNewPair) continue;
    const doc = checked(variants.doc[variant]);
    docs.add(doc);
    if (isNewPair) docsCarried.add(doc);
    if (before > 0 === pieces > 0) continue;
    docsInOrOut.add(doc);
    const change = noteAvailability(snapshot, doc, shop);
    if (change) availability.push(change);
  }
  return {
    docs: [...docs],
    docsInPieces: [...docs].filter((doc) => !docsInOrOut.has(doc) && !docsCarried.has(doc)),
    docsInOrOut: [...docsInOrOut],
    availability,
  };
}

function noteAvailability(snapshot: Snapshot, doc: number, shop: number): AvailabilityChange | null {
  const { shops, stock, variants, availability } = snapshot;
  const bits = shops.bitsOf(shop);
  if (!bits) return null;
  let isHeld = false;
  const end = checked(variants.ends[doc]);
  for (let variant = checked(variants.starts[doc]); variant < end && !isHeld; variant++) {
    isHeld = stock.pieces(variant, shop) > 0;
  }
  if (isHeld === hasBit(bits, doc)) return null;
  if (isHeld) setBit(bits, doc);
  else clearBit(bits, doc);
  availability[doc] = checked(availability[doc]) + (isHeld ? 1 : -1);
  return { doc, shop, isHeld };
}
