import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { api, kari, linkToken, mailsTo, newcomer, noLimits, registered, tryLogin } from './customers.ts';
import { startTestShop, type TestShop, type TestVisitor } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

/** A customer with an address that is verified. */
async function verified(at = shop) {
  const known = await registered(at);
  const token = await linkToken(at, known.fields.email, 'verification');
  expect((await known.visitor.send('POST', `${api}/email/verify`, { token })).status).toBe(200);
  const ask = (email: string, more: object = {}) =>
    known.visitor.send('PUT', `${api}/${known.id}`, { email, current_password: known.fields.password, ...more });
  const current = async () => (await known.visitor.get(`${api}/current`)).body;
  return { ...known, ask, current };
}

async function openLink(at: TestShop, email: string, visitor?: TestVisitor) {
  const token = await linkToken(at, email, 'verification');
  return (visitor ?? (await at.visitor())).send('POST', `${api}/email/verify`, { token });
}

describe('DEC-112 a new e-mail address', () => {
  test('needs the present password, and says so on that field; other changes do not', async () => {
    const { visitor, id, current } = await verified();
    for (const current_password of [undefined, '', 'feil']) {
      const refused = await visitor.send('PUT', `${api}/${id}`, { email: newcomer().email, current_password });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['current_password']]);
    }
    expect(await current()).toMatchObject({ pending_email: null });
    expect((await visitor.send('PUT', `${api}/${id}`, { city: 'MOSS' })).status).toBe(200);
  });

  test('counts once its link is used: logins, reset and mails go by the old one until then', async () => {
    const { fields, ask, current } = await verified();
    const { email } = newcomer();
    const asked = await ask(email.toUpperCase());
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { email: fields.email, pending_email: email, email_verified: true },
    ]);
    const somebody = await shop.visitor();
    expect((await tryLogin(somebody, email, fields.password)).status).toBe(422);
    await somebody.send('POST', `${api}/password/email`, { email });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['verification']);
    expect((await openLink(shop, email)).body).toEqual({ email });
    expect(await current()).toMatchObject({ email, pending_email: null, email_verified: true });
    expect((await tryLogin(somebody, fields.email, fields.password)).status).toBe(422);
    expect((await tryLogin(somebody, email, fields.password)).status).toBe(200);
    expect((await openLink(shop, email)).status).toBe(422);
  });

  test('the old address is told, with what to do; whoever is logged in elsewhere is logged out', async () => {
    const { fields, ask, current } = await verified();
    const elsewhere = await shop.visitor();
    await tryLogin(elsewhere, fields.email, fields.password);
    await ask(newcomer().email);
    const notice = (await mailsTo(shop, fields.email)).at(-1);
    expect(notice?.subject).toBe('Ny e-postadresse på kontoen din hos Nordvarde');
    expect(notice?.text).toContain('/glemt-passord');
    expect((await elsewhere.get(`${api}/current`)).status).toBe(204);
    expect(await current()).toMatchObject({ email: fields.email });
  });

  test('a new password stops it, by the reset link and on Min side', async () => {
    const fresh = { password: 'Glemt-igjen-1', password_confirmation: 'Glemt-igjen-1' };
    const one = await verified();
    const first = newcomer().email;
    await one.ask(first);
    await (await shop.visitor()).send('POST', `${api}/password/email`, { email: one.fields.email });
    const token = await linkToken(shop, one.fields.email, 'password-reset');
    await (await shop.visitor()).send('POST', `${api}/password/reset`, { token, email: one.fields.email, ...fresh });
    expect((await openLink(shop, first)).status).toBe(422);

    const other = await verified();
    const second = newcomer().email;
    await other.ask(second);
    const changed = await other.visitor.send('PUT', `${api}/${other.id}`, {
      ...fresh,
      current_password: other.fields.password,
    });
    expect(changed.body.pending_email).toBeNull();
    expect((await openLink(shop, second)).status).toBe(422);
  });

  test('can be let go of; its link is worth nothing then', async () => {
    const { visitor, fields, ask } = await verified();
    const { email } = newcomer();
    await ask(email);
    const answer = await visitor.send('DELETE', `${api}/current/pending-email`);
    expect([answer.status, answer.body]).toMatchObject([200, { email: fields.email, pending_email: null }]);
    expect((await openLink(shop, email)).status).toBe(422);
  });

  test('API-57 DEC-116 is the one that is asked again', async () => {
    const { visitor, fields, ask, current } = await verified();
    const { email } = newcomer();
    await ask(email);
    expect((await visitor.get(`${api}/email/resend`)).body).toEqual({ email });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['verification', 'verification']);
    await openLink(shop, email);
    expect((await current()).email).not.toBe(fields.email);
    expect((await visitor.get(`${api}/email/resend`)).status).toBe(422);
  });

  test('is forgotten with the last link that was sent to it', async () => {
    const { ask, current } = await verified();
    const { email } = newcomer();
    await ask(email);
    await personalData(shop.database).forgetOld(new Date());
    expect((await current()).pending_email).toBe(email);
    await shop.database.execute(`DELETE FROM customer_tokens WHERE email = $1`, [email]);
    await personalData(shop.database).forgetOld(new Date());
    expect((await current()).pending_email).toBeNull();
  });
});

describe('R32 nobody learns whether an address has an account', () => {
  test('a taken address is answered like a free one; its owner alone is told, and nothing changes', async () => {
    const { fields, ask, current, visitor } = await verified();
    const other = await verified();
    const free = newcomer().email;
    const bodies = [await ask(free), await ask(other.fields.email.toUpperCase())].map(({ status, body }) => {
      const { pending_email, ...rest } = body;
      return { status, rest, given: [free, other.fields.email].includes(pending_email) };
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ status: 200, given: true });
    const told = (await mailsTo(shop, other.fields.email)).at(-1);
    expect(told).toMatchObject({ kind: 'address-in-use' });
    expect(told?.text).not.toContain('bekreft-epost');
    expect(told?.text).not.toContain(fields.email);
    expect((await visitor.get(`${api}/email/resend`)).status).toBe(200);
    expect(await current()).toMatchObject({ email: fields.email });
    expect((await other.current()).email).toBe(other.fields.email);
  });

  test('an address that was taken while it waited goes to whoever had it first', async () => {
    const { ask, current } = await verified();
    const late = newcomer();
    await ask(late.email);
    const token = await linkToken(shop, late.email, 'verification');
    expect((await (await shop.visitor()).send('POST', `${api}/register`, late)).status).toBe(201);
    const refused = await (await shop.visitor()).send('POST', `${api}/email/verify`, { token });
    expect([refused.status, refused.body.message]).toEqual([422, 'Lenken er ugyldig eller utløpt']);
    expect((await current()).email).not.toBe(late.email);
  });
});

describe('R31 R32 changes of address and phone are counted', () => {
  test('by customer and by where they come from: an oracle answers ten times, not 300', async () => {
    const strict = await startTestShop({ ...noLimits, CONTACT_CHANGE_LIMIT: '10', TRUST_PROXY: '1' });
    try {
      const { visitor, id } = await registered(strict);
      const guess = (who: TestVisitor, at: number, from: string) =>
        who.send('PUT', `${api}/${at}`, { phone: kari.phone }, { 'x-forwarded-for': from });
      const statuses: number[] = [];
      for (let i = 0; i < 30; i++) statuses.push((await guess(visitor, id, `192.0.2.${i}`)).status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
      const refused = await guess(visitor, id, '192.0.2.99');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const others: number[] = [];
      for (let i = 0; i < 12; i++) {
        const { visitor: another, id: anothers } = await registered(strict);
        others.push((await guess(another, anothers, '198.51.100.1')).status);
      }
      expect(others.filter((status) => status === 422)).toHaveLength(10);
      expect((await visitor.send('PUT', `${api}/${id}`, { city: 'MOSS' })).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  test('by recipient: 100 changes and registrations do not fill a stranger’s mailbox', async () => {
    const strict = await startTestShop({ ...noLimits, VERIFY_MAIL_LIMIT: '5' });
    try {
      const { ask, fields } = await verified(strict);
      const stranger = 'fremmed@example.no';
      const statuses: number[] = [];
      for (let i = 0; i < 50; i++) {
        statuses.push((await ask(stranger)).status);
        await ask(`annen${i}@example.no`);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      const again = { ...newcomer(), email: stranger };
      const guest = await strict.visitor();
      for (let i = 0; i < 5; i++) {
        const { status, body } = await guest.send('POST', `${api}/register`, again);
        expect(status).toBe(201);
        await guest.send('DELETE', `${api}/${body.id}`, { password: again.password });
      }
      expect(await mailsTo(strict, stranger)).toHaveLength(5);
      expect(fields.email).not.toBe(stranger);
    } finally {
      await strict.stop();
    }
  });
});
