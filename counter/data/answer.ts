import type { CounterOrder } from '#contract/counter/records.ts';

/** What a call came to: done, refused with a reason, or nobody knows because the line dropped. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  | { readonly kind: 'no-line' };

export interface Refusal {
  readonly message: string;
  readonly code: string | null;
  /** On a conflict: the order as it is now, who was first, and when. */
  readonly order: CounterOrder | null;
  readonly by: string | null;
  readonly at: string | null;
  /** Tries that are left, of a PIN. */
  readonly left: number | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The body of a refusal, whatever stands in it. */
export function readRefusal(body: unknown): Refusal {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const order = fields.order;
  return {
    message: text(fields.message) ?? '',
    code: text(fields.code),
    order: typeof order === 'object' && order !== null ? (order as CounterOrder) : null,
    by: text(fields.by),
    at: text(fields.at),
    left: typeof fields.left === 'number' ? fields.left : null,
  };
}
