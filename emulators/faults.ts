/**
 * What goes wrong, by plan: `slow` and `hang` act late or never, `late` acts at once and answers late, `cut-before` and `cut-after` break the connection before or
 * after the call has had its effect, `half` sends the beginning of an answer, `refuse` is a clear no without effect, `instead`
 * sends `answer`, and the others answer what a broken provider answers.
 */
export type FaultKind =
  | 'slow'
  | 'late'
  | 'hang'
  | 'cut-before'
  | 'cut-after'
  | 'error'
  | 'busy'
  | 'garbage'
  | 'half'
  | 'refuse'
  | 'instead';

export interface Fault {
  /** The call it strikes, by the emulator's own name of it: create, read, capture, cancel, refund; '*' any. */
  readonly on: string;
  readonly kind: FaultKind;
  /** How often; forever when left out. */
  readonly times?: number;
  readonly ms?: number;
  /** What `instead` sends. */
  readonly answer?: { readonly status: number; readonly json: unknown } | { readonly redirect: string };
}

/** Faults in the order they were planned; each is used up before the next one counts for the same call. */
export class FaultPlan {
  #faults: { fault: Fault; left: number }[] = [];
  /** How often one has struck so far. */
  struck = 0;

  plan(...faults: readonly Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })));
  }

  clear(): void {
    this.#faults = [];
  }

  next(call: string): Fault | null {
    const found = this.#faults.find(({ fault, left }) => left > 0 && (fault.on === call || fault.on === '*'));
    if (found === undefined) return null;
    found.left -= 1;
    this.struck += 1;
    return found.fault;
  }
}
