import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSha512 } from './hmac-sha512.ts';

test("R28 it is Node's HMAC, for keys of any length and any text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), fc.string(), (key, text) => {
      expect(hmacSha512(key)(text)).toBe(createHmac('sha512', key).update(text).digest('base64url'));
    }),
  );
});
