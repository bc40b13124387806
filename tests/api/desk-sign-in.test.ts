import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { totpCode } from '#server/adapters/security/totp.ts';
import { fromBase32 } from '#server/crypto/base32.ts';
import { deskStore } from '#server/database/desk/desk-store.ts';
import { done } from '#server/ports/result.ts';
import { makeInvitation } from '#server/use-cases/desk/sign-in/invite.ts';
import { deskAs, deskBrowser, newStaff } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.stop());
beforeEach(() => shop.database.execute("DELETE FROM rate_limits WHERE key LIKE 'desk-%'"));

let made = 0;

/** An invitation to a new address, as `npm run staff -- invite` makes it. */
async function invited(role: DeskRole, now = Date.now(), member: number | null = null) {
  made += 1;
  const token = `invitation-${made}-${'x'.repeat(30)}`;
  const email = `ny${made}@kjeden.example`;
  await deskStore(shop.database).transaction(async (tx) =>
    done(await makeInvitation(tx, { newToken: () => token, now }, { email, role, shops: [], member })),
  );
  return { token, email };
}

/** What the phone shows now; the next one is good already, and after this one was used the only one that is. */
const codeOf = (secret: string, at = Date.now()) => totpCode(fromBase32(secret), Math.floor(at / 30_000));
const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000);
const password = 'grønn kopp på bordet';

/** Somebody who has taken up an invitation with a password, and what they have. */
async function withPassword(role: DeskRole = 'service') {
  const { token, email } = await invited(role);
  const browser = deskBrowser(shop.url);
  const { secret } = (await browser.post('/invitation/codes', { token })).body;
  const code = codeOf(secret);
  const accepted = await browser.post('/invitation/password', { token, name: 'Nina Berg', password, secret, code });
  return { token, email, browser, secret, accepted };
}

describe('an invitation', () => {
  test('is taken up once, with a password and codes', async () => {
    const { token, email, browser, accepted } = await withPassword();
    expect(accepted.status).toBe(200);
    expect(accepted.body.recoveryCodes).toHaveLength(10);
    expect(new Set(accepted.body.recoveryCodes).size).toBe(10);
    expect(accepted.body.session.person).toMatchObject({ name: 'Nina Berg', email, role: 'service' });
    expect((await browser.get('/log')).status).toBe(200);
    const again = await deskBrowser(shop.url).post('/invitation', { token });
    expect([again.status, again.body]).toEqual([422, { code: 'refused', reason: 'invitation' }]);
  });

  test('that is too old, taken back or never made is refused alike', async () => {
    const refusal = { code: 'refused', reason: 'invitation' };
    const old = await invited('service', Date.now() - 49 * 3_600_000);
    const open = (token: string) => deskBrowser(shop.url).post('/invitation', { token });
    expect((await open(old.token)).body).toEqual(refusal);
    expect((await open('y'.repeat(43))).body).toEqual(refusal);
    const boss = await deskAs(shop, 'administrator', { steppedUp: true });
    const { token, email } = await invited('service');
    expect((await open(token)).body).toMatchObject({ email, role: 'service', name: null, passkeyOnly: false });
    const { invitations } = (await boss.get('/staff')).body;
    const { id } = invitations.find((invitation: { email: string }) => invitation.email === email);
    expect((await boss.post(`/staff/invitations/${id}/revoke`)).status).toBe(200);
    expect((await open(token)).body).toEqual(refusal);
  });

  test('asks for a good password, and a code of the phone', async () => {
    const { token } = await invited('service');
    const browser = deskBrowser(shop.url);
    const { secret, address } = (await browser.post('/invitation/codes', { token })).body;
    expect(address).toContain(`secret=${secret}`);
    const take = (given: object) =>
      browser.post('/invitation/password', {
        token,
        name: 'Nina Berg',
        password,
        secret,
        code: codeOf(secret),
        ...given,
      });
    expect((await take({ password: 'kort' })).body).toEqual({ code: 'refused', reason: 'password-short' });
    expect((await take({ password: 'Passord123456' })).body).toEqual({ code: 'refused', reason: 'password-known' });
    expect((await take({ password: 'nina er best 77' })).body).toEqual({ code: 'refused', reason: 'password-own' });
    expect((await take({ code: '000000' })).body).toEqual({ code: 'refused', reason: 'code' });
    const own = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    await shop.database.execute("DELETE FROM rate_limits WHERE key LIKE 'desk-%'");
    expect((await take({ secret: own, code: codeOf(own) })).body).toEqual({ code: 'refused', reason: 'invitation' });
    expect((await take({})).status).toBe(200);
  });

  test('of an administrator is taken up with a passkey alone', async () => {
    const { token } = await invited('administrator');
    const browser = deskBrowser(shop.url);
    expect((await browser.post('/invitation', { token })).body.passkeyOnly).toBe(true);
    expect((await browser.post('/invitation/codes', { token })).body.reason).toBe('passkey-only');
    const { options } = (await browser.post('/invitation/passkey-options', { token, name: 'Ada Moe' })).body;
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const forged = { id: 'x', response: { clientDataJSON: btoa(JSON.stringify({ challenge: options.challenge })) } };
    const taken = await browser.post('/invitation/passkey', { token, name: 'Ada Moe', response: forged });
    expect([taken.status, taken.body]).toEqual([422, { code: 'refused', reason: 'wrong' }]);
  });
});

describe('signing in with a password', () => {
  test('takes the code of the phone once, and a recovery code once and for all', async () => {
    const { email, secret, accepted } = await withPassword();
    const enter = (code: string) => deskBrowser(shop.url).post('/session/password', { email, password, code });
    const code = nextCode(secret);
    const entered = await enter(code);
    expect(entered.body.person).toMatchObject({ email, ways: { passkey: false, password: true } });
    expect(entered.body.person.steppedUpUntil).not.toBeNull();
    expect((await enter(code)).body).toEqual({ code: 'refused', reason: 'wrong' });
    const [recovery] = accepted.body.recoveryCodes;
    expect((await enter(recovery.toLowerCase())).status).toBe(200);
    expect((await enter(recovery)).status).toBe(422);
  });

  test('answers alike whoever it is and whatever is wrong, and counts', async () => {
    const { email, secret } = await withPassword();
    const administrator = await newStaff(shop.database, 'administrator');
    const [row] = await shop.database.query<{ email: string }>(
      'SELECT email FROM staff_members WHERE staff_member_id = $1',
      [administrator],
    );
    const wrong = { code: 'refused', reason: 'wrong' };
    const attempts = [
      { email: 'ingen@kjeden.example', password, code: '123456' },
      { email: row?.email, password, code: '123456' },
      { email, password: 'noe helt annet', code: nextCode(secret) },
      { email, password, code: '000000' },
    ];
    for (const given of attempts) {
      const answer = await deskBrowser(shop.url).post('/session/password', given);
      expect([answer.status, answer.body]).toEqual([422, wrong]);
    }
    for (let tried = 0; tried < 3; tried += 1)
      await deskBrowser(shop.url).post('/session/password', { email, password: 'feil', code: '000000' });
    const limited = await deskBrowser(shop.url).post('/session/password', { email, password, code: nextCode(secret) });
    expect([limited.status, limited.body.code]).toEqual([429, 'too-many-attempts']);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('from another browser than before writes to the person', async () => {
    const { email, secret } = await withPassword();
    await deskBrowser(shop.url).post('/session/password', { email, password, code: nextCode(secret) });
    const mails = await shop.database.query<{ subject: string }>(
      "SELECT subject FROM mail_outbox WHERE recipient = $1 AND kind = 'staff-new-browser'",
      [email],
    );
    expect(mails).toHaveLength(1);
  });
});

describe('step-up', () => {
  test('is asked for before roles, good for five minutes, and given by password and code', async () => {
    const { email, secret } = await withPassword();
    const boss = await deskAs(shop, 'administrator');
    const [nina] = (await boss.get('/staff')).body.people.filter((person: { email: string }) => person.email === email);
    const change = (headers = {}) =>
      boss.post(`/staff/${nina.id}/role`, { role: 'product', version: nina.version }, headers);
    expect([(await change()).status, (await change()).body]).toEqual([403, { code: 'step-up' }]);
    const stepped = (minutes: number) =>
      shop.database.execute('UPDATE desk_sessions SET stepped_up_at = $2 WHERE staff_member_id = $1', [
        boss.id,
        new Date(Date.now() - minutes * 60_000),
      ]);
    await stepped(6);
    expect((await change()).body).toEqual({ code: 'step-up' });
    await stepped(4);
    expect((await change()).body).toMatchObject({ role: 'product', version: nina.version + 1 });
    const browser = deskBrowser(shop.url);
    await browser.post('/session/password', { email, password, code: nextCode(secret) });
    await shop.database.execute('UPDATE desk_sessions SET stepped_up_at = NULL WHERE staff_member_id = $1', [nina.id]);
    expect((await browser.post('/step-up/password', { password, code: '000000' })).status).toBe(422);
    await shop.database.execute('UPDATE staff_passwords SET totp_last_step = 0');
    const code = codeOf(secret);
    expect((await browser.post('/step-up/password', { password, code })).body.person.steppedUpUntil).not.toBeNull();
    expect((await deskBrowser(shop.url).post('/step-up/password', { password, code })).status).toBe(401);
  });
});
