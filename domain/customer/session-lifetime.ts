const hour = 3_600_000;
const day = 24 * hour;

/** How long a login lasts unused, and at the longest (R28). */
export interface SessionLifetime {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** 'Husk meg på denne enheten' is for the own phone; without it a borrowed machine forgets the same day. */
export function sessionLifetime(remember: boolean): SessionLifetime {
  return remember ? { idleMs: 30 * day, absoluteMs: 90 * day } : { idleMs: 4 * hour, absoluteMs: day };
}
