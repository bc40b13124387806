/** What a process knows of a payment provider from its own calls. */
export interface ProviderHealth {
  readonly method: string;
  /** Whether its calls are refused at once, as too many have failed. */
  readonly isOpen: boolean;
  readonly failuresInARow: number;
  readonly lastOkAt: number | null;
}

export interface ProcessFacts {
  readonly providers: readonly ProviderHealth[];
  readonly memoryMb: number;
}

export interface RunningProcess {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly facts: ProcessFacts;
}

export interface ProcessRegister {
  /** The heartbeat of a process, with its state. */
  beat(facts: ProcessFacts): Promise<void>;
  leave(): Promise<void>;
}
