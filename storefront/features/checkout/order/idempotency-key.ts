import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: OwnLocalKey = 'orderKey';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The Idempotency-Key of the order being made (DEC-89). It is stored until an answer has come, so that pressing again
 * after a lost connection, after a reload or in another tab sends the same order and not a second one. The checkout
 * creates it when it opens: two tabs that create it on a press at the same moment would not see each other's.
 */
export function idempotencyKey(): string {
  const stored = localJson.read(key, (value) => (typeof value === 'string' && uuid.test(value) ? value : undefined));
  if (stored !== undefined) return stored;
  const made = randomUuid();
  localJson.write(key, made);
  return made;
}

/** After an answer: the next press is another order. */
export function renewIdempotencyKey(): void {
  localJson.remove(key);
}

/**
 * Whether a status settles the order, so that its key is done: it was placed, or refused after validation. Any other
 * status (no answer, a server error, a rate limit, an outdated page) does not tell whether an earlier press succeeded.
 * The server itself frees the key of an order that came to nothing.
 */
export function endsIdempotencyKey(status: number): boolean {
  return (status >= 200 && status < 300) || status === 422;
}
