import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, so that the time of the answer does not tell how many characters were right. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
