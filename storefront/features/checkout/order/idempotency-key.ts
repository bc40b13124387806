import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: OwnLocalKey = 'orderKey';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The Idempotency-Key of the order in hand (DEC-89): made for the first press and kept until an answer has come, so that a press
 * after a lost connection, after a reload or in another tab asks for the same order and not for a second one. The checkout makes
 * it as it opens: what one tab writes while two are pressed at once, the other would read too late.
 */
export function idempotencyKey(): string {
  const kept = localJson.read(key, (value) => (typeof value === 'string' && uuid.test(value) ? value : undefined));
  if (kept !== undefined) return kept;
  const made = randomUuid();
  localJson.write(key, made);
  return made;
}

/** An answer has come: the next press is another order. */
export function renewIdempotencyKey(): void {
  localJson.remove(key);
}

/**
 * Whether the answer ends the claim of the key: the order is placed, or the shop has looked at it and refused. Anything else
 * (no answer, an error, a limit, a page that is too old) was said by somebody who has not looked at this order, or cannot know
 * what became of it; an earlier press may stand. The shop itself frees the key of an order that has come to nothing.
 */
export function endsIdempotencyKey(status: number): boolean {
  return (status >= 200 && status < 300) || status === 422;
}
