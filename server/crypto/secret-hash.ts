import { createHash, randomBytes } from 'node:crypto';

/** For session ids and tokens of links: both are long and random, so a plain hash cannot be guessed back. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
