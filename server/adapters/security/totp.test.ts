import { expect, test } from 'vitest';
import { totp, totpCode } from './totp.ts';

/** The key of RFC 6238's appendix B, whose codes of eight digits end in these six. */
const key = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpCode(key, Math.floor(seconds / 30))).toBe(code);
});

test('a code holds for its own half minute and the ones beside it', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => totp.stepOf(secret, '287082', seconds * 1000);
  expect([at(59), at(31), at(30), at(89)]).toEqual([1, 1, 1, 1]);
  expect([at(90), at(120)]).toEqual([null, null]);
  expect(totp.stepOf(secret, '287 082', 59_000)).toBe(1);
  expect(totp.stepOf(secret, 'x', 59_000)).toBeNull();
});

test('a secret is 160 bits in base32, and its address is what apps read', () => {
  const secret = totp.newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totp.address(secret, { chain: 'Nordvarde', email: 'a@b.example' })).toBe(
    `otpauth://totp/Nordvarde:a%40b.example?secret=${secret}&issuer=Nordvarde`,
  );
});
