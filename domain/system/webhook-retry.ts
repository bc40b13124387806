const minute = 60_000;
const hour = 60 * minute;

/** Waits before the second attempt and those after it: some three days in all. */
const waits = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour] as const;
const longestWait = 24 * hour;

/** What a receiver answered; null when nothing came. */
export interface WebhookAnswer {
  readonly status: number | null;
  readonly retryAfterMs: number | null;
}

export type WebhookVerdict =
  | { readonly next: 'delivered' }
  /** The receiver wants no more: nothing is sent until somebody says so. */
  | { readonly next: 'gone' }
  | { readonly next: 'again'; readonly waitMs: number }
  | { readonly next: 'failed' };

/** What follows from an answer to an attempt, the first of which is 1. `chance` (0 to 1) spreads the attempts of many by a tenth. */
export function afterAttempt(attempt: number, { status, retryAfterMs }: WebhookAnswer, chance: number): WebhookVerdict {
  if (status !== null && status >= 200 && status < 300) return { next: 'delivered' };
  if (status === 410) return { next: 'gone' };
  const wait = waits[attempt - 1];
  if (wait === undefined) return { next: 'failed' };
  const spread = Math.round(wait * (0.9 + 0.2 * chance));
  return { next: 'again', waitMs: Math.min(longestWait, Math.max(spread, retryAfterMs ?? 0)) };
}
