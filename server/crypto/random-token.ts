import { randomBytes, randomFillSync } from 'node:crypto';
import { toBase32 } from './base32.ts';

const pool = Buffer.alloc(8192);
let used = pool.length;

/** An unguessable token of that many random bytes. They are fetched in bulk, and each byte is used once. */
export function randomToken(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString('base64url', used, used + bytes);
  used += bytes;
  return text;
}

/** For whoever has lost their second factor; ten signs, 50 bits: 'K7QF2-M9XPA'. */
export function recoveryCode(): string {
  const code = toBase32(randomBytes(10)).slice(0, 10);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
