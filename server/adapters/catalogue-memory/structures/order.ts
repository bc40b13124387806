import { checked } from '../../catalogue-shared/structures/checked.ts';
import { groupRows } from '../../catalogue-shared/structures/grouping.ts';

/** Documents in the order of some key: which document stands where, and where each document stands. */
export interface Order {
  readonly docs: Uint32Array;
  readonly positions: Uint32Array;
}

export interface BothWays {
  readonly asc: Order;
  readonly desc: Order;
}

/** Larger keys are first replaced by their rank among those there are. */
const largestKey = 2 ** 20;

/** Orders by a whole, non-negative key, both ways; ties as the documents stand in `byName`. */
export function orderBothWays(keys: Int32Array, byName: Uint32Array): BothWays {
  const named = new Int32Array(byName.length);
  for (let at = 0; at < byName.length; at++) named[at] = checked(keys[checked(byName[at])]);
  const small = largestOf(named) > largestKey ? ranksOf(named) : new Uint32Array(named);
  const { starts, rows } = groupRows(largestOf(small) + 1, small);
  const asc = new Uint32Array(rows.length);
  const desc = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) asc[at] = checked(byName[checked(rows[at])]);
  let next = 0;
  for (let key = starts.length - 2; key >= 0; key--) {
    const end = checked(starts[key + 1]);
    for (let at = checked(starts[key]); at < end; at++) desc[next++] = checked(asc[at]);
  }
  return { asc: withPositions(asc, keys.length), desc: withPositions(desc, keys.length) };
}

/**
 * The order after some documents were added, removed or changed their key: those of `changed` are taken out, those of
 * `inserted` put in where they belong. Nothing else is compared, so that one article's change costs no sorting.
 */
export function reordered(
  { docs, positions }: Order,
  changed: ReadonlySet<number>,
  inserted: readonly number[],
  compare: (a: number, b: number) => number,
): Order {
  const gone = Array.from(changed, (doc) => positions[doc] ?? nowhere)
    .filter((at) => at !== nowhere)
    .sort((a, b) => a - b);
  const remaining = without(docs, gone);
  const insertions = [...inserted].sort(compare).map((doc) => ({ doc, at: firstAfter(remaining, doc, compare) }));
  const merged = new Uint32Array(remaining.length + insertions.length);
  let from = 0;
  insertions.forEach(({ doc, at }, before) => {
    merged.set(remaining.subarray(from, at), from + before);
    merged[at + before] = doc;
    from = at;
  });
  merged.set(remaining.subarray(from), from + insertions.length);
  const moved = positions.slice();
  for (const at of gone) moved[checked(docs[at])] = nowhere;
  // Positions before the first change stay; so do those after the last one when as many were inserted as removed.
  const first = Math.min(gone[0] ?? merged.length, insertions[0]?.at ?? merged.length);
  const last = Math.max((gone.at(-1) ?? -1) + 1, (insertions.at(-1)?.at ?? 0) + insertions.length);
  const end = gone.length === insertions.length ? last : merged.length;
  for (let at = first; at < end; at++) moved[checked(merged[at])] = at;
  return { docs: merged, positions: moved };
}

function without(docs: Uint32Array, positions: readonly number[]): Uint32Array {
  const remaining = new Uint32Array(docs.length - positions.length);
  let from = 0;
  positions.forEach((at, before) => {
    remaining.set(docs.subarray(from, at), from - before);
    from = at + 1;
  });
  remaining.set(docs.subarray(from), from - positions.length);
  return remaining;
}

function firstAfter(docs: Uint32Array, doc: number, compare: (a: number, b: number) => number): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(checked(docs[middle]), doc) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function largestOf(keys: Int32Array | Uint32Array): number {
  let largest = 0;
  for (const key of keys) if (key > largest) largest = key;
  return largest;
}

function ranksOf(keys: Int32Array): Uint32Array {
  const ranks = new Map([...new Set(keys)].sort((a, b) => a - b).map((key, rank) => [key, rank]));
  return Uint32Array.from(keys, (key) => ranks.get(key) ?? 0);
}

/** Documents that stand nowhere have a position beyond the last. */
function withPositions(docs: Uint32Array, docCount: number): Order {
  const positions = new Uint32Array(docCount).fill(nowhere);
  for (let at = 0; at < docs.length; at++) positions[checked(docs[at])] = at;
  return { docs, positions };
}

const nowhere = 0xffffffff;
