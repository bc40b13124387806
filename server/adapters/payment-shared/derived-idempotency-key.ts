import { createHash } from 'node:crypto';

/** Where one step of ours is several calls at a provider, each has a key of its own, the same again when it is repeated. */
export function derivedIdempotencyKey(key: string, what: string): string {
  const hex = createHash('sha256').update(`${what}:${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
