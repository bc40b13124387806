import type { Waiting } from '../business-figures.ts';
import type { RunningProcess } from './running-processes.ts';

/** What the database knows of how the shop is. */
export interface HealthFacts {
  readonly processes: readonly RunningProcess[];
  readonly database: {
    readonly version: string;
    readonly sizeBytes: number;
    readonly connections: number;
    readonly mostConnections: number;
  };
  /** Applied, the newest last. */
  readonly migrations: readonly string[];
  readonly queues: readonly Waiting[];
  readonly flaggedPayments: number;
  /** When a call of each provider was last done, by any process. */
  readonly paidAt: ReadonlyMap<string, number>;
  readonly failedMails: number;
  readonly failedSms: number;
  readonly unplacedEvents: Waiting;
  readonly webhooks: { readonly count: number; readonly paused: number; readonly failed: number };
  readonly imports: readonly { readonly kind: string; readonly ageSeconds: number; readonly hasFailedSince: boolean }[];
  readonly pictures: { readonly count: number; readonly unstored: number };
  readonly keysEnding: { readonly live: number; readonly soon: number };
  readonly rehearsal: { readonly at: number; readonly isWell: boolean } | null;
}

export interface DeskHealth {
  read(): Promise<HealthFacts>;
  /** What was given up since then is due again; gives how many. */
  resendMails(since: number): Promise<number>;
}
