import { createHmac, hkdfSync } from 'node:crypto';

/** What is stored of an address or a number whose owner was erased: enough to know it again, not to read it. */
export function erasedHash(secret: string, kind: 'email' | 'phone', value: string): Buffer {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest();
}

/** A number for each visitor, the same for the same text and key, from which the text cannot be read. */
export function visitorHashes(secret: string): (text: string) => number {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'search visitors', 32));
  return (text) => createHmac('sha256', key).update(text).digest().readInt32BE();
}
