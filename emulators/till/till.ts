import { LineCourier } from './line-courier.ts';
import type { MachineCall } from './machine-client.ts';

export interface TillOptions {
  readonly shop: number;
  readonly call: MachineCall;
  /** Goods as they stand in the shop when it opens, by ean. */
  readonly standing: Readonly<Record<string, number>>;
  readonly random: (below: number) => number;
}

interface WebOrder {
  readonly order: number;
  readonly total: number;
  readonly payment_method: string | null;
  readonly lines: readonly { readonly ean: string; readonly count: number }[];
}

/**
 * A shop's own system through a day: sells over the counter, gets goods in, counts shelves, and picks, hands out and takes back what
 * was ordered on the web. It knows what stands on its shelves and what money it took; at night that is held against the shop's
 * books.
 */
export class Till {
  readonly #options: TillOptions;
  readonly #courier: LineCourier;
  #seq = 0;
  #after = 0;
  readonly #standing: Map<string, number>;
  /** Picked and put aside for somebody: not sold over the counter. */
  readonly #aside = new Map<string, number>();
  readonly #ready: WebOrder[] = [];
  readonly #drawn: WebOrder[] = [];
  /** Web orders that were paid here, in øre. */
  taken = 0;
  readonly done = { sold: 0, counted: 0, handedOut: 0, cancelled: 0, returned: 0 };

  constructor(options: TillOptions) {
    this.#options = options;
    this.#courier = new LineCourier(options.call, options.random);
    this.#standing = new Map(Object.entries(options.standing));
  }

  /** What stands in the shop, whoever it is for. */
  get standing(): ReadonlyMap<string, number> {
    return this.#standing;
  }

  /** How many stock lines had each outcome. */
  get outcomes(): ReadonlyMap<string, number> {
    return this.#courier.outcomes;
  }

  /** Every shelf is counted, and the shop has heard it. Orders of days before are somebody else's. */
  async open(): Promise<void> {
    for (let more = true; more; ) {
      const { body } = await this.#options.call('GET', `/orders?after=${this.#after}&limit=200`);
      this.#after = body.next;
      more = body.more;
    }
    for (const ean of this.#standing.keys()) this.count(ean);
    await this.#courier.empty();
  }

  /** One piece over the counter, if there is one that nobody has put aside. */
  sell(ean: string): void {
    if (this.#free(ean) < 1) return;
    this.#move(ean, -1);
    this.done.sold += 1;
    this.#courier.give({ ean, shop: this.#options.shop, seq: this.#next(), add: -1, reason: 'sale' });
  }

  receive(ean: string, pieces: number): void {
    this.#move(ean, pieces);
    this.#courier.give({ ean, shop: this.#options.shop, seq: this.#next(), add: pieces, reason: 'delivery' });
  }

  count(ean: string): void {
    this.done.counted += 1;
    this.#courier.give({ ean, shop: this.#options.shop, seq: this.#next(), set: this.#standing.get(ean) ?? 0 });
  }

  /** Picks what has been ordered since it looked last; what is not there is cancelled. */
  async pickNew(): Promise<void> {
    const { body } = await this.#options.call('GET', `/orders?after=${this.#after}`);
    this.#after = body.next;
    const placed = new Set(
      body.events.flatMap(({ type, order }: { type: string; order: number }) =>
        type === 'order.placed' ? [order] : [],
      ),
    );
    for (const order of body.orders as WebOrder[]) if (placed.has(order.order)) await this.#pick(order);
  }

  /** Somebody comes for an order; one in six is never fetched. */
  async handOutOne(): Promise<void> {
    const order = this.#ready.shift();
    if (order === undefined) return;
    if (this.#options.random(6) === 0) {
      await this.#say(order, { status: 'cancelled' });
      this.done.cancelled += 1;
      for (const { ean, count } of order.lines) this.#setAside(ean, -count);
      return;
    }
    const isPaidHere = order.payment_method === null;
    for (const { ean, count } of order.lines) {
      this.#setAside(ean, -count);
      this.#move(ean, -count);
    }
    const slip = isPaidHere ? { slip: `S${order.order}` } : {};
    await this.#say(order, { status: 'collected', seq: this.#next(), ...slip });
    this.done.handedOut += 1;
    if (isPaidHere) this.taken += order.total;
    else this.#drawn.push(order);
  }

  /** Somebody brings a piece back that was paid on the web, once its money has been drawn. */
  async takeBackOne(): Promise<void> {
    const order = this.#drawn.shift();
    const [line] = order?.lines ?? [];
    if (order === undefined || line === undefined) return;
    const seq = this.#next();
    this.#move(line.ean, 1);
    const said = { status: 'returned', seq, lines: [{ ean: line.ean, count: 1 }] };
    for (let attempts = 0; ; attempts += 1) {
      const { status, body } = await this.#options.call('POST', `/orders/${order.order}/status`, said, `back-${seq}`);
      if (status === 200) break;
      // The money is drawn by a job that comes by in a moment.
      if (status !== 409 || attempts > 400) throw new Error(`Not taken back: ${status} ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    this.done.returned += 1;
  }

  /** The shop has heard of everything. */
  async close(): Promise<void> {
    await this.pickNew();
    while (this.#ready.length > 0) await this.handOutOne();
    await this.#courier.empty();
  }

  async #pick(order: WebOrder): Promise<void> {
    await this.#say(order, { status: 'begin' });
    if (order.lines.some(({ ean, count }) => this.#free(ean) < count)) {
      await this.#say(order, { status: 'cancelled' });
      this.done.cancelled += 1;
      return;
    }
    for (const { ean, count } of order.lines) this.#setAside(ean, count);
    await this.#say(order, { status: 'picked' });
    await this.#say(order, { status: 'ready', place: 'A1' });
    this.#ready.push(order);
  }

  /** Some are said twice, as by somebody who heard nothing the first time. */
  async #say({ order }: WebOrder, said: object): Promise<void> {
    for (let times = this.#options.random(4) === 0 ? 2 : 1; times > 0; times -= 1) {
      const { status, body } = await this.#options.call('POST', `/orders/${order}/status`, said);
      if (status !== 200) throw new Error(`${JSON.stringify(said)} of ${order}: ${status} ${JSON.stringify(body)}`);
    }
  }

  #free(ean: string): number {
    return (this.#standing.get(ean) ?? 0) - (this.#aside.get(ean) ?? 0);
  }

  #move(ean: string, pieces: number): void {
    this.#standing.set(ean, (this.#standing.get(ean) ?? 0) + pieces);
  }

  #setAside(ean: string, pieces: number): void {
    this.#aside.set(ean, (this.#aside.get(ean) ?? 0) + pieces);
  }

  #next(): number {
    this.#seq += 1;
    return this.#seq;
  }
}
