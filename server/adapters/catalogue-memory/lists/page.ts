import type { CatalogueSort } from '../../../ports/catalogue/catalogue-index.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import { gather } from '../../catalogue-shared/structures/grouping.ts';
import type { Snapshot } from '../snapshot.ts';
import { hasBit } from '../structures/bit-set.ts';
import type { DocSet } from '../structures/doc-set.ts';
import type { Order } from '../structures/order.ts';
import { smallest } from '../structures/smallest.ts';

export interface PageRequest {
  readonly from: number;
  readonly take: number;
}

export interface ScoredHits {
  /** Ascending. */
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
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

/** Best score first; equal scores by best seller, then by name. All of the set are hits; those of `buried` come last. */
export function rankedPage(
  snapshot: Snapshot,
  set: DocSet,
  { docs: hits, scores }: ScoredHits,
  buried: ReadonlySet<number>,
  { from, take }: PageRequest,
): Uint32Array {
  const end = Math.min(from + take, set.count);
  if (end <= from) return new Uint32Array(0);
  const { docs, positions } = snapshot.orders.BestsellerQty.asc;
  const keys = new Float64Array(set.count);
  let next = 0;
  for (let at = 0; at < hits.length; at++) {
    const doc = checked(hits[at]);
    if (!hasBit(set.bits, doc)) continue;
    const score = buried.has(doc) ? behindAll : checked(scores[at]);
    keys[next++] = checked(positions[doc]) - Math.round(score * scoreSteps) * most;
  }
  return Uint32Array.from(smallest(keys, end).subarray(from), (key) => checked(docs[((key % most) + most) % most]));
}

/** 0 for what is no hit, such as a pinned article. */
export function scoreOf({ docs, scores }: ScoredHits, doc: number): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (checked(docs[middle]) < doc) low = middle + 1;
    else high = middle;
  }
  return docs[low] === doc ? checked(scores[low]) : 0;
}

/** Below every score of a hit. */
const behindAll = -1;

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
  return smallest(gather(new Uint32Array(set.count), set.docs, order.positions), end)
    .subarray(from)
    .map((position) => checked(order.docs[position]));
}

function orderOf(snapshot: Snapshot, { by, order }: CatalogueSort): Order {
  const both = by === 'GrossPrice' ? snapshot.prices.order : snapshot.orders[by];
  return both[order];
}
