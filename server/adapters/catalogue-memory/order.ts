/** Documents in the order of some key: which document stands where, and where each document stands. */
export interface Order {
  readonly docs: Uint32Array;
  readonly positions: Uint32Array;
}

export interface BothWays {
  readonly asc: Order;
  readonly desc: Order;
}

/** More documents than this would not fit a key and a document into one exact number. */
const most = 2 ** 21;

/** Orders by a whole, non-negative key, both ways; ties by document number, which is the order of names (DEC-44). */
export function orderBothWays(keys: Int32Array): BothWays {
  let largest = 0;
  for (const key of keys) if (key > largest) largest = key;
  return {
    asc: orderBy(keys.length, (doc) => keys[doc] ?? 0),
    desc: orderBy(keys.length, (doc) => largest - (keys[doc] ?? 0)),
  };
}

function orderBy(count: number, keyOf: (doc: number) => number): Order {
  if (count > most) throw new RangeError(`The in-memory catalogue holds at most ${most} articles`);
  const keys = new Float64Array(count);
  for (let doc = 0; doc < count; doc++) keys[doc] = keyOf(doc) * most + doc;
  keys.sort();
  const docs = new Uint32Array(count);
  const positions = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const doc = (keys[at] ?? 0) % most;
    docs[at] = doc;
    positions[doc] = at;
  }
  return { docs, positions };
}
