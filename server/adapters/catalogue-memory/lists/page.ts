import type { CatalogueSort } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasBit } from '../structures/bit-set.ts';
import type { DocSet } from '../structures/doc-set.ts';
import type { Order } from '../structures/order.ts';
import { smallest } from '../structures/smallest.ts';

export interface PageRequest {
  readonly from: number;
  readonly take: number;
}

/** One page of a set in the order asked, without putting the whole set in order. */
export function sortedPage(
  snapshot: Snapshot,
  set: DocSet,
  sort: CatalogueSort,
  { from, take }: PageRequest,
): Uint32Array {
  const end = Math.min(from + take, set.count);
  if (end <= from) return new Uint32Array(0);
  const order = orderOf(snapshot, sort);
  const stepsToScan = (end * order.docs.length) / set.count;
  return stepsToScan < set.count * 4 ? scanned(order, set, from, end) : selected(order, set, from, end);
}

/** Best score first; equal scores by best seller, then by name. */
export function rankedPage(
  snapshot: Snapshot,
  set: DocSet,
  scores: Float32Array,
  { from, take }: PageRequest,
): Uint32Array {
  const end = Math.min(from + take, set.count);
  if (end <= from) return new Uint32Array(0);
  const { docs, positions } = snapshot.orders.BestsellerQty.asc;
  const keys = Float64Array.from(
    set.docs,
    (doc) => checked(positions[doc]) - Math.round(checked(scores[doc]) * scoreSteps) * most,
  );
  return Uint32Array.from(smallest(keys, end).subarray(from), (key) => checked(docs[((key % most) + most) % most]));
}

/** Scores are rounded to a thousandth, so that one number holds both a score and a best-seller position exactly. */
const scoreSteps = 1000;
const most = 2 ** 24;

/** Walks the order and picks what is in the set: short when the set is a good part of the catalogue. */
function scanned(order: Order, set: DocSet, from: number, end: number): Uint32Array {
  const page = new Uint32Array(end - from);
  let found = 0;
  for (const doc of order.docs) {
    if (!hasBit(set.bits, doc)) continue;
    if (found >= from) page[found - from] = doc;
    if (++found === end) break;
  }
  return page;
}

/** Selects the smallest positions among those of the set's own documents: short when the set is small. */
function selected(order: Order, set: DocSet, from: number, end: number): Uint32Array {
  const positions = Uint32Array.from(set.docs, (doc) => checked(order.positions[doc]));
  return smallest(positions, end)
    .subarray(from)
    .map((position) => checked(order.docs[position]));
}

function orderOf(snapshot: Snapshot, { by, order }: CatalogueSort): Order {
  const both = by === 'GrossPrice' ? snapshot.prices.order : snapshot.orders[by];
  return both[order];
}
