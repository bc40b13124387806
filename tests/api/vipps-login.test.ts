import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api, kari, linkToken, mailsTo, newcomer, noLimits, registered, tryLogin } from './customers.ts';
import {
  type IdentityServer,
  loginKeys,
  type Person,
  startIdentityServer,
  throughProvider,
} from './identity-server.ts';
import { startTestShop, type TestAnswer, type TestShop, type TestVisitor } from './test-shop.ts';

let vipps: IdentityServer;
let shop: TestShop;
beforeAll(async () => {
  vipps = await startIdentityServer();
  shop = await startTestShop({
    ...noLimits,
    VIPPS_LOGIN_URL: vipps.url,
    VIPPS_LOGIN_CLIENT_ID: loginKeys.clientId,
    VIPPS_LOGIN_CLIENT_SECRET: loginKeys.clientSecret,
  });
  vipps.open(`${shop.url}/logg-inn/vipps/retur`);
});
beforeEach(() => vipps.become('well'));
afterAll(async () => {
  await shop.stop();
  await vipps.stop();
});

const where = ({ status, headers }: TestAnswer) => [status, headers.get('location')];

/** Away to Vipps, where this person answers. */
async function begin(visitor: TestVisitor, sub: string | null, next = ''): Promise<URL> {
  vipps.answeredBy(sub);
  const away = await visitor.get(`/logg-inn/vipps${next === '' ? '' : `?next=${encodeURIComponent(next)}`}`);
  expect(away.status).toBe(303);
  return throughProvider(away.headers.get('location') ?? '');
}

/** There and back. */
async function withVipps(visitor: TestVisitor, sub: string | null, next = ''): Promise<TestAnswer> {
  const back = await begin(visitor, sub, next);
  expect(`${back.origin}${back.pathname}`).toBe(`${shop.url}/logg-inn/vipps/retur`);
  return visitor.get(back.pathname + back.search);
}

function somebody(person: Partial<Person> = {}): string {
  const sub = randomUUID();
  vipps.people.set(sub, { name: 'Siv Ny', email_verified: true, ...person });
  return sub;
}

const whoIs = async (visitor: TestVisitor) => (await visitor.get(`${api}/current`)).body?.id ?? null;
const identities = async (visitor: TestVisitor) => (await visitor.get(`${api}/current/identities`)).body;

/** A customer whose account is linked. */
async function linkedCustomer() {
  const { visitor, fields, id } = await registered(shop);
  const sub = somebody();
  expect(where(await withVipps(visitor, sub))).toEqual([303, '/min-side/innlogginger?vipps=koblet']);
  return { visitor, fields, id, sub };
}

describe('logging in', () => {
  test('who has no account registers, with what Vipps knows filled in, and is logged in by Vipps from then on', async () => {
    const { email, phone, ...fields } = newcomer();
    const sub = somebody({ name: 'Nora Ny', email, phone_number: `47${phone}` });
    const visitor = await shop.visitor();
    expect(where(await withVipps(visitor, sub, '/checkout'))).toEqual([303, '/registrer?vipps=ny&next=%2Fcheckout']);
    expect(await whoIs(visitor)).toBe(null);
    expect((await visitor.get(`${api}/pending-identity`)).body).toEqual({
      provider: 'vipps',
      first_name: 'Nora',
      last_name: 'Ny',
      email,
      phone,
    });
    const { status, body } = await visitor.send('POST', `${api}/register`, { ...fields, email, phone });
    expect(status).toBe(201);
    expect((await visitor.get(`${api}/pending-identity`)).status).toBe(204);

    const again = await shop.visitor();
    expect(where(await withVipps(again, sub, '/checkout'))).toEqual([303, '/checkout']);
    expect(await whoIs(again)).toBe(body.id);
    expect(where(await withVipps(await shop.visitor(), sub))).toEqual([303, '/min-side']);
  });

  test('R28 the session gets a new id, and a write with the new token is taken', async () => {
    const { sub } = await linkedCustomer();
    const visitor = await shop.visitor();
    const before = visitor.cookie();
    await withVipps(visitor, sub);
    expect(visitor.cookie()).not.toBe(before);
    expect((await visitor.send('DELETE', `${api}/current/sessions`)).status).toBe(204);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is led to %s',
    async (next) => {
      const { sub } = await linkedCustomer();
      expect(where(await withVipps(await shop.visitor(), sub, next))).toEqual([303, '/min-side']);
    },
  );
});

describe('an account that was there before', () => {
  test('is never opened by the e-mail address alone: its own password links it', async () => {
    const { fields, id } = await registered(shop);
    const sub = somebody({ email: fields.email.toUpperCase() });
    const visitor = await shop.visitor();
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/logg-inn?vipps=finnes']);
    expect(await whoIs(visitor)).toBe(null);
    // Again without a password: still nobody.
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/logg-inn?vipps=finnes']);
    expect((await tryLogin(visitor, fields.email, fields.password)).status).toBe(200);
    expect(await identities(visitor)).toEqual([{ provider: 'vipps', linked_at: expect.any(String) }]);
    const again = await shop.visitor();
    await withVipps(again, sub);
    expect(await whoIs(again)).toBe(id);
  });

  test('is found by its phone number too, and linked by the link that is mailed to its own address, in the same browser', async () => {
    const { fields, id } = await registered(shop);
    const sub = somebody({ email: 'nyadresse@example.no', phone_number: `47${fields.phone}` });
    const visitor = await shop.visitor();
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/logg-inn?vipps=finnes']);
    expect(await mailsTo(shop, 'nyadresse@example.no')).toEqual([]);
    const token = await linkToken(shop, fields.email, 'identity-link');
    const byLink = { type: 'token', registration_token: token };
    expect((await visitor.send('POST', `${api}/login/token`, byLink)).status).toBe(200);
    expect(await identities(visitor)).toHaveLength(1);
    const again = await shop.visitor();
    await withVipps(again, sub);
    expect(await whoIs(again)).toBe(id);
  });

  test('the mailed link opened in another browser logs in there and links nothing', async () => {
    const { fields } = await registered(shop);
    const sub = somebody({ email: fields.email });
    await withVipps(await shop.visitor(), sub);
    const other = await shop.visitor();
    const token = await linkToken(shop, fields.email, 'identity-link');
    const byLink = { type: 'token', registration_token: token };
    expect((await other.send('POST', `${api}/login/token`, byLink)).status).toBe(200);
    expect(await identities(other)).toEqual([]);
    expect(where(await withVipps(await shop.visitor(), sub))).toEqual([303, '/logg-inn?vipps=finnes']);
  });

  test('somebody else who logs in in the same browser is not linked to it', async () => {
    const { fields } = await registered(shop);
    const sub = somebody({ email: fields.email });
    const visitor = await shop.visitor();
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/logg-inn?vipps=finnes']);
    expect((await tryLogin(visitor, kari.email)).status).toBe(200);
    expect(await identities(visitor)).toEqual([]);
    expect(where(await withVipps(await shop.visitor(), sub))).toEqual([303, '/logg-inn?vipps=finnes']);
  });

  test('an address that Vipps has not verified says nothing about anybody', async () => {
    const sub = somebody({ email: kari.email, email_verified: false });
    const before = (await mailsTo(shop, kari.email)).length;
    const visitor = await shop.visitor();
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/registrer?vipps=ny']);
    expect((await visitor.get(`${api}/pending-identity`)).body.email).toBe('');
    expect(await mailsTo(shop, kari.email)).toHaveLength(before);
  });
});

describe('linking and unlinking', () => {
  test('who is logged in links it; unlinked, it opens nothing any more', async () => {
    const { visitor, sub } = await linkedCustomer();
    expect(await identities(visitor)).toHaveLength(1);
    // Pressed again it is as it was.
    expect(where(await withVipps(visitor, sub))).toEqual([303, '/min-side/innlogginger?vipps=koblet']);
    expect((await visitor.send('DELETE', `${api}/current/identities/vipps`)).status).toBe(204);
    expect((await visitor.send('DELETE', `${api}/current/identities/vipps`)).status).toBe(404);
    expect((await visitor.send('DELETE', `${api}/current/identities/google`)).status).toBe(404);
    const again = await shop.visitor();
    expect(where(await withVipps(again, sub))).toEqual([303, '/registrer?vipps=ny']);
    expect(await whoIs(again)).toBe(null);
  });

  test('the same person at two accounts: the second is told so, and nothing changes', async () => {
    const first = await linkedCustomer();
    const second = await registered(shop);
    expect(where(await withVipps(second.visitor, first.sub))).toEqual([
      303,
      '/min-side/innlogginger?vipps=annen-konto',
    ]);
    expect(await identities(second.visitor)).toEqual([]);
    const again = await shop.visitor();
    await withVipps(again, first.sub);
    expect(await whoIs(again)).toBe(first.id);
  });

  test('two people at one account: the second is told so', async () => {
    const { visitor, id } = await linkedCustomer();
    const other = somebody();
    expect(where(await withVipps(visitor, other))).toEqual([303, '/min-side/innlogginger?vipps=annen-vipps']);
    expect(await whoIs(visitor)).toBe(id);
  });

  test('R30 it is in the export, and goes with the account', async () => {
    const { visitor, fields, id, sub } = await linkedCustomer();
    const held = (await visitor.get(`${api}/current/export`)).body;
    expect(JSON.stringify(held)).toContain(sub);
    expect((await visitor.send('DELETE', `${api}/${id}`, { password: fields.password })).status).toBe(204);
    expect(where(await withVipps(await shop.visitor(), sub))).toEqual([303, '/registrer?vipps=ny']);
  });
});

describe('what does not fit', () => {
  const invalid = [303, '/logg-inn?vipps=ugyldig'];
  const back = '/logg-inn/vipps/retur';

  test('nothing was begun here, or the cookie is forged', async () => {
    const visitor = await shop.visitor();
    for (const query of ['', '?code=x&state=y', '?error=access_denied']) {
      expect(where(await visitor.get(back + query))).toEqual(invalid);
    }
    for (const forged of ['x', 'a'.repeat(400), '%00', `"${'b'.repeat(100)}"`]) {
      const answer = await fetch(`${shop.url}${back}?code=x&state=y`, {
        redirect: 'manual',
        headers: { cookie: `vipps_login=${forged}` },
      });
      expect([answer.status, answer.headers.get('location')]).toEqual(invalid);
    }
  });

  test('state missing, forged or from another browser', async () => {
    const { sub } = await linkedCustomer();
    for (const change of [
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('state', 'x'.repeat(43)),
      (query: URLSearchParams) => query.append('state', 'again'),
      (query: URLSearchParams) => query.delete('code'),
      (query: URLSearchParams) => query.set('code', 'x'.repeat(43)),
    ]) {
      const visitor = await shop.visitor();
      const { searchParams } = await begin(visitor, sub);
      change(searchParams);
      expect([String(searchParams), ...where(await visitor.get(`${back}?${searchParams}`))]).toEqual([
        String(searchParams),
        ...invalid,
      ]);
      expect(await whoIs(visitor)).toBe(null);
    }
    const [mine, other] = [await shop.visitor(), await shop.visitor()];
    await begin(mine, null);
    const { search } = await begin(other, sub);
    expect(where(await mine.get(back + search))).toEqual(invalid);
    expect(await whoIs(mine)).toBe(null);
  });

  test('a code that was used, with the cookie it belongs to', async () => {
    const { sub } = await linkedCustomer();
    const visitor = await shop.visitor();
    const { search } = await begin(visitor, sub);
    const cookie = visitor.cookie();
    expect(where(await visitor.get(back + search))).toEqual([303, '/min-side']);
    expect(where(await visitor.get(back + search))).toEqual(invalid);
    const replayed = await fetch(shop.url + back + search, { redirect: 'manual', headers: { cookie } });
    expect([replayed.status, replayed.headers.get('location')]).toEqual(invalid);
  });

  test('the person says no', async () => {
    expect(where(await withVipps(await shop.visitor(), null))).toEqual([303, '/logg-inn?vipps=avbrutt']);
  });

  test('Vipps is down, before and after', async () => {
    const { sub } = await linkedCustomer();
    const visitor = await shop.visitor();
    const { search } = await begin(visitor, sub);
    vipps.become('down');
    expect(where(await visitor.get(back + search))).toEqual([303, '/logg-inn?vipps=nede']);
    const fresh = await startTestShop({
      VIPPS_LOGIN_URL: vipps.url,
      VIPPS_LOGIN_CLIENT_ID: loginKeys.clientId,
      VIPPS_LOGIN_CLIENT_SECRET: loginKeys.clientSecret,
    });
    try {
      expect(where(await (await fresh.visitor()).get('/logg-inn/vipps'))).toEqual([303, '/logg-inn?vipps=nede']);
      expect((await fresh.get('/api/v1/settings')).body.login_methods).toEqual(['vipps']);
    } finally {
      await fresh.stop();
    }
  });

  test('without keys there is no such login', async () => {
    const bare = await startTestShop();
    try {
      expect((await bare.get('/api/v1/settings')).body).not.toHaveProperty('login_methods');
      expect((await bare.get('/logg-inn/vipps')).status).toBe(404);
      expect((await bare.get(back)).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});
