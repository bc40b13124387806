export type SmsKind = 'ready' | 'reminder' | 'lapsed';

const minute = 60_000;

/**
 * No provider takes a key by which a message sent twice is one. When an answer is lost, what must be known is sent once more after a
 * while without a report; a reminder that may have come is left at that.
 */
export const repeatedAfterMs = 10 * minute;

export function isRepeated(kind: SmsKind): boolean {
  return kind === 'ready';
}

/** Backoff after a clear 'not now'; after the last one it is given up. */
const delays = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minute);

export function retryDelay(attempts: number): number | null {
  return delays[attempts - 1] ?? null;
}
