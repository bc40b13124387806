export interface RateLimit {
  /** What is counted, e.g. 'promocode-check:<address>'; hash what is personal in it. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

export type RateVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts tries over all processes of the shop. */
export interface RateLimiter {
  /** Counts one try; refused when it is one too many for the window it falls in. */
  hit(limit: RateLimit): Promise<RateVerdict>;
  /** Takes one try back: it turned out to be none of those that are counted. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries, e.g. after a login that succeeded. */
  reset(key: string): Promise<void>;
}

/** A refusal: one try more than is allowed. */
export interface TooManyAttempts {
  readonly reason: 'too-many-tries';
  readonly retryAfterSeconds: number;
}
