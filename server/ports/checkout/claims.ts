/** A repeated request (DEC-89): which call, the client's key, and what was asked. */
export interface Claim {
  readonly scope: 'reservations' | 'checkout' | 'withdrawals' | 'counter' | 'desk' | 'system';
  readonly key: string;
  readonly requestHash: string;
}

export type ClaimVerdict =
  | { readonly kind: 'mine' }
  /** `sameRequest` is false when the key came with something else before. */
  | { readonly kind: 'repeated'; readonly sameRequest: boolean; readonly answer: unknown };

/** Which requests have been made before. */
export interface Claims {
  /** Waits for a request under way with the same key. Stored for 24 hours. */
  make(claim: Claim, now: number): Promise<ClaimVerdict>;
  /** Takes over a claim whose order came to nothing, for this request. */
  renew(claim: Claim, now: number): Promise<void>;
  keepAnswer(claim: Claim, answer: unknown): Promise<void>;
}
