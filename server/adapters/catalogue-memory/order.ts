import { groupRows } from './grouping.ts';

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

/** Orders by a whole, non-negative key, both ways; ties by document number, which is the order of names (DEC-44). */
export function orderBothWays(keys: Int32Array): BothWays {
  const small = largestOf(keys) > largestKey ? ranksOf(keys) : Uint32Array.from(keys);
  const { starts, rows } = groupRows(largestOf(small) + 1, small);
  const desc = new Uint32Array(keys.length);
  let next = 0;
  for (let key = starts.length - 2; key >= 0; key--) {
    const end = starts[key + 1] ?? 0;
    for (let at = starts[key] ?? 0; at < end; at++) desc[next++] = rows[at] ?? 0;
  }
  return { asc: withPositions(rows), desc: withPositions(desc) };
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

function withPositions(docs: Uint32Array): Order {
  const positions = new Uint32Array(docs.length);
  for (let at = 0; at < docs.length; at++) positions[docs[at] ?? 0] = at;
  return { docs, positions };
}
