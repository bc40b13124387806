import type { CustomerRecord } from '#contract/customer.ts';

export interface NewSession {
  readonly sessionId: string;
  /** The visitor's session until now; it ends. */
  readonly replaces: string;
  readonly customerId: number;
  readonly remember: boolean;
  /** 'Firefox, Windows'; null when the browser does not say. */
  readonly device: string | null;
}

export interface ListedSession {
  /** Names the session without giving it away. */
  readonly id: string;
  readonly device: string | null;
  readonly remember: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly current: boolean;
}

/**
 * Sessions of logged-in customers. A visitor's session is the sealed cookie alone; a row stands for a login. Only the
 * hash of an id is stored.
 */
export interface Sessions {
  /** The customer of a session that has neither ended nor lain idle for too long; that it is in use is noted. */
  customerOf(sessionId: string): Promise<CustomerRecord | null>;
  start(session: NewSession): Promise<void>;
  end(sessionId: string): Promise<void>;
  list(customerId: number, currentSessionId: string): Promise<ListedSession[]>;
  /** False when the customer has no such session. */
  endOne(customerId: number, id: string): Promise<boolean>;
  /** All of the customer's but the one that is to stay. */
  endOthers(customerId: number, currentSessionId: string): Promise<void>;
}
