import type { DeskRefusal } from '#contract/desk/refusal.ts';

/** What a call came to: done, refused with a reason, or nobody knows because the line dropped. */
export type Answer<T> =
  /** `entry`: of an act, its number in the audit log. */
  | { readonly kind: 'done'; readonly value: T; readonly entry: number | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'no-connection' };

/** Without a code: an answer that is none of the contract's, as from a machine between us and the shop. */
export type Refusal = Partial<DeskRefusal>;

export function readRefusal(body: unknown): Refusal {
  return typeof body === 'object' && body !== null && 'code' in body ? (body as DeskRefusal) : {};
}
