import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('FIX-15 a hash opens with its password and with no other', async () => {
  const hash = await hashPassword('Passord123!');
  expect(await verifyPassword('Passord123!', hash)).toBe(true);
  expect(await verifyPassword('passord123!', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the hash carries the cost, and no two are alike', async () => {
  const [one, two] = await Promise.all([hashPassword('lik'), hashPassword('lik')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
});

test('a hash made elsewhere, at another cost, opens', async () => {
  // From the test suite of the reference implementation.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
});

test('composed and decomposed letters are the same password', async () => {
  expect(await verifyPassword('bla\u030Aba\u0308r', await hashPassword('blåbär'))).toBe(true);
});

test.each(['', 'Passord123!', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abc'])(
  '%j is no hash and opens nothing',
  async (text) => {
    expect(await verifyPassword('Passord123!', text)).toBe(false);
    expect(await verifyPassword('', text)).toBe(false);
  },
);
