import { createHash } from 'node:crypto';

/** When one operation is several calls at a provider, each call needs its own idempotency key, and the same one on a retry. */
export function derivedIdempotencyKey(key: string, what: string): string {
  const hex = createHash('sha256').update(`${what}:${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
