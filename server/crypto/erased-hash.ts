import { createHmac } from 'node:crypto';

/** What is stored of an address or a number whose owner was erased: enough to know it again, not to read it. */
export function erasedHash(secret: string, kind: 'email' | 'phone', value: string): Buffer {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest();
}
