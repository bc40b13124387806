export interface RateLimit {
  /** What is counted, e.g. 'promocode-check:<address>'; hash what is personal in it. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

export type RateVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts attempts over all processes of the shop. */
export interface RateLimiter {
  /** Counts one attempt; refused when the window is used up. */
  hit(limit: RateLimit): Promise<RateVerdict>;
  /** Takes one attempt back, e.g. a login that succeeded where only failures count. */
  giveBack(key: string): Promise<void>;
  /** Resets the count, e.g. after a login that succeeded. */
  reset(key: string): Promise<void>;
}

/** A refusal: one attempt more than is allowed. */
export interface TooManyAttempts {
  readonly reason: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}
