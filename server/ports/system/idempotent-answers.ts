/** A call with an Idempotency-Key: the system, the call and the key say which. */
export interface KeyedCall {
  readonly system: string;
  readonly call: string;
  readonly key: string;
  /** Of what was asked. */
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
  /** Nothing came of it: the next one with this key is the first again. */
  release(call: KeyedCall): Promise<void>;
}
