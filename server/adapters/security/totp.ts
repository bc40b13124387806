import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Totp } from '#server/ports/desk/totp.ts';
import { fromBase32, toBase32 } from '../../crypto/base32.ts';

const stepMs = 30_000;
const digits = 6;

export const totp: Totp = {
  newSecret: () => toBase32(randomBytes(20)),
  address: (secret, { chain, email }) => {
    const label = `${encodeURIComponent(chain)}:${encodeURIComponent(email)}`;
    return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: chain })}`;
  },
  stepOf: (secret, code, now) => {
    const typed = Buffer.from(code.replace(/\s/g, ''));
    const current = Math.floor(now / stepMs);
    const key = fromBase32(secret);
    const found = [current, current - 1, current + 1].filter((step) => {
      const wanted = Buffer.from(totpCode(key, step));
      return typed.length === wanted.length && timingSafeEqual(typed, wanted);
    });
    return found[0] ?? null;
  },
};

/** RFC 4226: the HMAC of the counter, cut to 31 bits where its last half byte says, as decimals. */
export function totpCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}
