/** What the drill's visitors were told, to be held against the books. */
export class OrderLog {
  /** The reservation each press was told of, by its idempotency key. */
  readonly acknowledged = new Map<string, number>();
  /** When each was first told, in milliseconds. */
  readonly times: number[] = [];
  /** Answers that must never come: neither done, nor refused for now, nor lost on the way. */
  readonly failures: string[] = [];
  /** Presses that were answered otherwise the second time. */
  readonly doubles: string[] = [];
  readonly #toldAt = new Map<number, number>();
  begun = 0;
  /** 503 and lost connections: told to come back, and they do. */
  repeated = 0;
  /** Orders whose outcome was told as unknown at least once. */
  unknown = 0;
  paid = 0;
  /** Purchases that came to nothing: shop or provider could not ask the other in time, and the goods are free again. */
  givenUp = 0;
  handedOut = 0;
  pages = 0;
  slowestPageMs = 0;
  /** Told to come back because more was asked than could be answered; on a machine that others use, too. */
  pagesShed = 0;
  /** Pages with another answer than 200 or 503, and what that was. */
  readonly failedPages: string[] = [];

  acknowledge(key: string, id: number): void {
    const before = this.acknowledged.get(key);
    if (before === undefined) this.times.push(Date.now());
    else if (before !== id) this.doubles.push(`${key}: ${before} and ${id}`);
    this.acknowledged.set(key, id);
    this.#toldAt.set(id, Date.now());
  }

  /** When those were told that the books do not find (I4): says which blow lost them. */
  lostAmong(faults: readonly string[]): readonly string[] {
    return faults.flatMap((fault) => {
      const toldAt = this.#toldAt.get(Number(/^I4 reservation (\d+)/.exec(fault)?.[1]));
      return toldAt === undefined ? [] : [new Date(toldAt).toISOString()];
    });
  }
}

/** The longest time without an order that began in this span, or was under way when it began. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const before = sorted.findLast((time) => time <= from) ?? from;
  const after = sorted.find((time) => time > to) ?? to;
  const within = [before, ...sorted.filter((time) => time > from && time <= to), after];
  return Math.max(...within.slice(1).map((time, at) => time - (within[at] ?? time)), 0);
}

/** The smallest value that so large a share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
