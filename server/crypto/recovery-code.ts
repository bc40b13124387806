import { randomBytes } from 'node:crypto';
import { toBase32 } from './base32.ts';

/** Ten signs, 50 bits: 'K7QF2-M9XPA'. */
export function recoveryCode(): string {
  const code = toBase32(randomBytes(10)).slice(0, 10);
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
