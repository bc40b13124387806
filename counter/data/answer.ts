import type { CounterRefusal } from '#contract/counter/answers.ts';

/** What a call came to: done, refused with a reason, or nobody knows because the line dropped. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  | { readonly kind: 'no-connection' };

/** `null`: an answer that is none of the contract's, as from a machine between us and the shop. */
export type Refusal = Omit<CounterRefusal, 'code'> & { readonly code: CounterRefusal['code'] | null };

export function readRefusal(body: unknown): Refusal {
  if (typeof body !== 'object' || body === null || !('code' in body)) return { code: null };
  return body as CounterRefusal;
}
