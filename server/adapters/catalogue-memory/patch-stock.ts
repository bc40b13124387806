import type { StockRow } from '../../ports/catalogue-rows.ts';
import { clearBit, hasBit, setBit } from './bit-set.ts';
import type { Snapshot } from './snapshot.ts';

export interface StockPatch {
  /** Documents whose stock differs now. */
  readonly docs: number[];
  /** Whether something came into or went out of stock somewhere: lists and counts may differ then. */
  readonly availabilityChanged: boolean;
}

/** Puts absolute quantities in place, and what follows from them. */
export function patchStock(snapshot: Snapshot, changes: readonly StockRow[]): StockPatch {
  const { byEan, shops, stock, variants } = snapshot;
  const docs = new Set<number>();
  let availabilityChanged = false;
  for (const { ean, shopId, qty } of changes) {
    const variant = byEan.find(ean);
    const shop = shops.placeOf(shopId);
    if (variant === -1 || shop === -1) continue;
    const pieces = Math.max(0, qty);
    const before = stock.pieces(variant, shop);
    const isNewPair = stock.put(variant, shop, pieces);
    if (before === pieces && !isNewPair) continue;
    const doc = variants.doc[variant] ?? 0;
    docs.add(doc);
    if (before > 0 === pieces > 0) continue;
    availabilityChanged = true;
    noteAvailability(snapshot, doc, shop);
  }
  return { docs: [...docs], availabilityChanged };
}

function noteAvailability({ shops, stock, variants, availability }: Snapshot, doc: number, shop: number): void {
  const bits = shops.bitsOf(shop);
  if (!bits) return;
  let isHeld = false;
  const end = variants.starts[doc + 1] ?? 0;
  for (let variant = variants.starts[doc] ?? 0; variant < end && !isHeld; variant++) {
    isHeld = stock.pieces(variant, shop) > 0;
  }
  if (isHeld === hasBit(bits, doc)) return;
  if (isHeld) setBit(bits, doc);
  else clearBit(bits, doc);
  availability[doc] = (availability[doc] ?? 0) + (isHeld ? 1 : -1);
}
