/**
 * A stock system in a process of its own: a thousand changes a second, most in large calls and some one by one, and a look into
 * the shop's answers for some of each tick: how long after it was sent is a change seen? Told what to do by its parent.
 */
export interface StockPlaces {
  readonly url: string;
  readonly token: string;
  readonly seconds: number;
  /** One place an article, and what its other variants have in that shop. */
  readonly places: readonly {
    readonly ean: string;
    readonly article: number;
    readonly shop: number;
    readonly others: number;
  }[];
}

export interface StockSent {
  readonly changes: number;
  readonly refused: number;
  /** Calls that were told to come back. */
  readonly turnedAway: number;
  readonly seconds: number;
  /** From sending to seeing, of those that were looked at. */
  readonly lagsMs: readonly number[];
  /** Looked at and not seen within the time, or overtaken by nothing and yet otherwise at the end. */
  readonly unseen: number;
}

const tickMs = 100;
const inOneCall = 90;
const alone = 10;
const patienceMs = 4_000;

if (process.send !== undefined) {
  process.once('message', async (orders: StockPlaces) => {
    const sent = await stream(orders);
    process.send?.(sent, () => process.exit(0));
  });
}

async function stream({ url, token, seconds, places }: StockPlaces): Promise<StockSent> {
  const counts = { changes: 0, refused: 0, unseen: 0, turnedAway: 0 };
  const lagsMs: number[] = [];
  const said = new Map<number, number>();
  const pending: Promise<unknown>[] = [];
  let seq = Date.now() * 1000;
  let next = 0;
  const line = () => {
    const at = next;
    next = (next + 1) % places.length;
    const place = places[at];
    if (place === undefined) throw new Error('no places');
    seq += 1;
    const set = 1 + ((seq * 7919) % 97);
    said.set(at, set);
    return { at, line: { ean: place.ean, shop: place.shop, seq, set } };
  };
  const send = async (lines: readonly ReturnType<typeof line>[]) => {
    const answer = await fetch(`${url}/api/system/v1/stock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lines: lines.map((one) => one.line) }),
    });
    const body = (await answer.json()) as { results?: { result: string }[] };
    if (answer.status !== 200) counts.turnedAway += 1;
    const taken = body.results?.filter(({ result }) => result === 'applied').length ?? 0;
    counts.changes += taken;
    counts.refused += lines.length - taken;
  };
  const look = async (at: number, wanted: number, begun: number) => {
    // Looking must not become the load: whoever waits longer looks more seldom.
    for (let pause = 50; performance.now() - begun < patienceMs; pause = Math.min(400, pause * 2)) {
      if ((await shown(url, [at], places)).get(at) === wanted) return void lagsMs.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (said.get(at) === wanted) counts.unseen += 1;
  };
  const begun = performance.now();
  for (let tick = 0; tick < (seconds * 1000) / tickMs; tick++) {
    const now = performance.now();
    const large = Array.from({ length: inOneCall }, line);
    const small = Array.from({ length: alone }, line);
    pending.push(send(large), ...small.map((one) => send([one])));
    const one = tick % 2 === 0 ? large[tick % inOneCall] : small[tick % alone];
    if (one !== undefined) pending.push(look(one.at, one.line.set, now));
    const wait = begun + (tick + 1) * tickMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await Promise.all(pending);
  const took = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const end = await shown(url, [...said.keys()], places);
  for (const [at, set] of said) if (end.get(at) !== set) counts.unseen += 1;
  return { ...counts, seconds: took, lagsMs };
}

/** What the shop says of these places, less what the other variants have. */
async function shown(url: string, at: readonly number[], places: StockPlaces['places']): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let from = 0; from < at.length; from += 50) {
    const some = at
      .slice(from, from + 50)
      .flatMap((index) => (places[index] === undefined ? [] : [{ index, ...places[index] }]));
    const articles = [...new Set(some.map(({ article }) => article))];
    const shops = [...new Set(some.map(({ shop }) => shop))];
    const answer = await fetch(`${url}/api/v1/articles/stock?articles=${articles.join(',')}&shops=${shops.join(',')}`);
    const body = (await answer.json()) as Record<string, { id: number; qty: number }[]>;
    for (const { index, article, shop, others } of some)
      found.set(index, (body[article]?.find(({ id }) => id === shop)?.qty ?? 0) - others);
  }
  return found;
}
