import { setTimeout as sleep } from 'node:timers/promises';
import type { MachineCall } from './machine-client.ts';

export type TillLine = {
  readonly ean: string;
  readonly shop: number;
  readonly seq: number;
} & ({ readonly set: number } | { readonly add: number; readonly reason: string });

/** Carries a till's stock lines as badly as a network may: late, out of order, some twice, one by one and in heaps. */
export class LineCourier {
  readonly #call: MachineCall;
  readonly #random: (below: number) => number;
  #bag: TillLine[] = [];
  readonly #under: Set<Promise<void>> = new Set();
  /** How many lines had each outcome. */
  readonly outcomes = new Map<string, number>();

  constructor(call: MachineCall, random: (below: number) => number) {
    this.#call = call;
    this.#random = random;
  }

  give(line: TillLine): void {
    this.#bag.push(line);
    if (this.#random(5) === 0) this.#bag.push(line);
    if (this.#random(3) === 0) this.#send();
  }

  /** Everything has been taken by the shop. */
  async empty(): Promise<void> {
    this.#send();
    while (this.#under.size > 0) await Promise.all(this.#under);
  }

  #send(): void {
    const lines = this.#bag.sort(() => this.#random(2) - 0.5);
    this.#bag = [];
    while (lines.length > 0) {
      const heap = lines.splice(0, 1 + this.#random(8));
      const sending = this.#carry(heap).finally(() => this.#under.delete(sending));
      this.#under.add(sending);
    }
  }

  async #carry(lines: readonly TillLine[]): Promise<void> {
    await sleep(this.#random(150));
    for (let times = this.#random(4) === 0 ? 2 : 1; times > 0; times -= 1) {
      const { status, body } = await this.#call('POST', '/stock', { lines });
      if (status !== 200) throw new Error(`Stock was answered with ${status}: ${JSON.stringify(body)}`);
      for (const { result } of body.results) this.outcomes.set(result, (this.outcomes.get(result) ?? 0) + 1);
    }
  }
}
