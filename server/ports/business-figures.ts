/** Something that waits to be sent or done: how much, and since when the oldest does. */
export interface Waiting {
  readonly queue: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

/** All since the shop opened. */
export interface FigureTotal {
  readonly figure: 'orders' | 'payments';
  /** How it is paid: a provider's name, or 'shop'. */
  readonly way: string;
  /** Of an order how it is handed over, of a payment its status. */
  readonly state: string;
  readonly count: number;
  readonly amountOre: number;
}

export interface BusinessFigures {
  readonly totals: readonly FigureTotal[];
  readonly queues: readonly Waiting[];
  /** Seconds since a file of the kind last came in. */
  readonly imports: readonly { readonly kind: string; readonly ageSeconds: number }[];
  /** Orders in the shops' hands by status and by how long they have waited, as the longest of the steps they are under. */
  readonly reservations: readonly { readonly status: number; readonly age: string; readonly count: number }[];
  readonly pausedWebhooks: number;
  readonly flaggedPayments: number;
}

export interface FigureStore {
  /** Adds up what has happened since; one process at a time. */
  addUp(): Promise<void>;
  read(): Promise<BusinessFigures>;
}
