import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, customer, kari, linkToken, noLimits, ola, registered, tryLogin } from '../api/customers.ts';
import { reservationOf } from '../api/paying-shop.ts';
import { startTestShop, type TestAnswer, type TestShop, type TestVisitor } from '../api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

const newPassword = { password: 'Kapret12345', password_confirmation: 'Kapret12345' };
const uses: Readonly<Record<string, (visitor: TestVisitor, token: string, email: string) => Promise<TestAnswer>>> = {
  verify: (visitor, token) => visitor.send('POST', `${api}/email/verify`, { token }),
  reset: (visitor, token, email) => visitor.send('POST', `${api}/password/reset`, { token, email, ...newPassword }),
  login: (visitor, token) => visitor.send('POST', `${api}/login/token`, { registration_token: token }),
};
const refusedWith: Readonly<Record<string, number>> = { verify: 422, reset: 422, login: 404 };

/** A customer with a link of each kind that still works. */
async function withLinks() {
  const known = await registered(shop);
  const { email } = known.fields;
  const verify = await linkToken(shop, email, 'verification');
  await (await shop.visitor()).send('POST', `${api}/password/email`, { email });
  const reset = await linkToken(shop, email, 'password-reset');
  expect([verify.length, reset.length]).toEqual([43, 43]);
  return { ...known, email, tokens: { verify, reset } as const };
}

/** The last letters carry bits that are not part of the secret; a letter in the middle always does. */
const altered = (token: string) => token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21);

describe('R28 R30 links of mails', () => {
  test.each([
    ['verify', 'reset'],
    ['verify', 'login'],
    ['reset', 'verify'],
    ['reset', 'login'],
  ] as const)('one for %s is worth nothing as one for %s', async (made, used) => {
    const { email, tokens } = await withLinks();
    const answer = await uses[used]?.(await shop.visitor(), tokens[made], email);
    expect(answer?.status).toBe(refusedWith[used]);
  });

  test.each(['verify', 'reset'] as const)(
    'one for %s that was altered, cut, lengthened or guessed from the database is refused; the true one still works',
    async (kind) => {
      const { email, tokens } = await withLinks();
      const stored = createHash('sha256').update(tokens[kind]).digest();
      const forged = [
        altered(tokens[kind]),
        tokens[kind].slice(0, -1),
        `${tokens[kind]}A`,
        stored.toString('base64url'),
        stored.toString('hex'),
        `${tokens[kind].toUpperCase()}`,
        '',
        '%',
        `' OR '1'='1`,
      ];
      for (const token of forged) {
        const answer = await uses[kind]?.(await shop.visitor(), token, email);
        expect([token, answer?.status]).toEqual([token, refusedWith[kind]]);
      }
      expect((await uses[kind]?.(await shop.visitor(), tokens[kind], email))?.status).toBe(200);
    },
  );

  test('a link for a new password is its owner’s: with another’s address it is refused, and that password stays', async () => {
    const { tokens } = await withLinks();
    expect((await uses.reset?.(await shop.visitor(), tokens.reset, kari.email))?.status).toBe(422);
    expect((await tryLogin(await shop.visitor(), kari.email)).status).toBe(200);
  });
});

describe('R29 receipts', () => {
  test('the token of one reservation opens no other, nor does a forged one; a stranger cancels nothing', async () => {
    const reserve = async () => {
      const visitor = await shop.visitor();
      const { status, body } = await visitor.send('POST', '/api/v1/reservations', {
        ...reservationOf(3, { ean: '7000000101212' }),
      });
      expect(status).toBe(201);
      return body as { id: number; receipt_token: string };
    };
    const [one, two] = [await reserve(), await reserve()];
    const thief = await customer(shop, ola);
    for (const token of [two.receipt_token, altered(one.receipt_token), '', 'null']) {
      expect((await thief.get(`/api/v1/reservations/${one.id}?token=${token}`)).status).toBe(404);
      const cancelled = await thief.send('POST', `/api/v1/reservations/${one.id}/cancel`, { token });
      expect(cancelled.status).toBe(404);
    }
    expect((await shop.get(`/api/v1/reservations/${one.id}?token=${one.receipt_token}`)).body.statusID).toBe(2);
  });
});
