/** A call with an Idempotency-Key: the system, the call and the key say which. */
export interface KeyedCall {
  readonly system: string;
  readonly call: string;
  readonly key: string;
  /** The request's body: the same key with another one is refused. */
  readonly body: unknown;
}

export type KeyedVerdict =
  | { readonly kind: 'first' }
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'under_way' }
  /** The key came with another body before. */
  | { readonly kind: 'other_body' };

/** Answers to calls that may be repeated, for a day. */
export interface IdempotentAnswers {
  claim(call: KeyedCall): Promise<KeyedVerdict>;
  store(call: KeyedCall, answer: { readonly status: number; readonly body: unknown }): Promise<void>;
  /** Frees the key after a failure or a refusal: the next call with it is the first again. */
  release(call: KeyedCall): Promise<void>;
}
