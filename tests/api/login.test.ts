import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api, customer, kari, linkToken, ola, password, registered, tryLogin } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ TRUST_PROXY: '1' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.execute('TRUNCATE rate_limits'));

const wrong = 'Feil brukernavn/passord - har du glemt passordet ditt?';
const throttled =
  'Du har brukt opp antall innloggingsforsøk - for å beskytte kontoen din tillater vi ikke flere forsøk på en stund. Vennligst kom tilbake senere og prøv igjen.';

describe('logging in', () => {
  test('API-54 API-68 ENT-58..62 DEC-106 by e-mail: 200 with the customer, without credentials or tokens', async () => {
    const visitor = await shop.visitor();
    const answer = await tryLogin(visitor, 'kari@example.no');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: 1,
      first_name: 'Kari',
      last_name: 'Nordmann',
      email: 'kari@example.no',
      phone: '41234567',
      birth_date: null,
      gender_id: null,
      address: null,
      postal_code: null,
      city: null,
      terms_conditions: 1,
      club: 0,
      cookie_default: 1,
      permissions: ['account.update', 'review.create'],
      email_verified: true,
    });
    expect(answer.body.auth_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/password|token|hash|argon/i);
    expect((await visitor.get(`${api}/current`)).body.id).toBe(1);
  });

  test.each(['41234567', '+47 41234567', '004741234567', ' KARI@Example.NO '])(
    'DEC-106 by phone number or however it is written: %s',
    async (name) => {
      expect((await tryLogin(await shop.visitor(), name)).body.id).toBe(1);
    },
  );

  test('API-55 ERR-10 ERR-03 TRAP-25 DEC-107 type password is the same; an unknown type is 404', async () => {
    const visitor = await shop.visitor();
    const body = { email: kari.email, password };
    expect((await visitor.send('POST', `${api}/login/passport`, body)).status).toBe(404);
    expect((await visitor.send('POST', `${api}/login/password`, body)).status).toBe(200);
  });

  test('API-61 ROLE-05 nobody logged in: 204 with an empty body', async () => {
    const answer = await (await shop.visitor()).get(`${api}/current`);
    expect([answer.status, answer.body]).toEqual([204, '']);
  });

  test('ERR-05 ERR-12 a wrong password and an unknown user give the same answer', async () => {
    const visitor = await shop.visitor();
    const answers = [
      await tryLogin(visitor, kari.email, 'feil'),
      await tryLogin(visitor, 'ukjent@example.no'),
      await tryLogin(visitor, '49999999'),
      await tryLogin(visitor, ola.email, 'feil'),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([422, { message: wrong }]);
    const headers = answers.map(({ headers }) => [...headers.keys()].sort().join());
    expect(new Set(headers).size).toBe(1);
  });

  test.each([
    {},
    { email: kari.email },
    { password },
    { email: '', password: '' },
    { email: kari.email, password: '' },
  ])('DEC-108 missing credentials are 422: %j', async (body) => {
    const answer = await (await shop.visitor()).send('POST', `${api}/login`, body);
    expect([answer.status, answer.body.message]).toEqual([422, wrong]);
  });

  test('ERR-01 ERR-09 ROLE-12 TRAP-24 while somebody is logged in it is 401, for the same customer too', async () => {
    const visitor = await customer(shop);
    for (const name of [kari.email, ola.email, 'ukjent@example.no']) {
      const answer = await tryLogin(visitor, name);
      expect([answer.status, answer.body.message]).toEqual([
        401,
        'Du er allerede logget inn - logg ut for å logge inn med en ny bruker',
      ]);
    }
    expect((await visitor.get(`${api}/current`)).body.id).toBe(1);
  });

  test('ERR-02 USER-05 after that 401 a logout answers 204, and the next login goes through', async () => {
    const visitor = await customer(shop);
    expect((await tryLogin(visitor, ola.email)).status).toBe(401);
    expect((await visitor.send('POST', `${api}/logout`, {})).status).toBe(204);
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await tryLogin(visitor, ola.email)).body.id).toBe(ola.id);
  });

  test('ERR-08 what fails in the shop itself is 500, tells nothing, and logs nobody in', async () => {
    const visitor = await shop.visitor();
    await shop.database.execute('ALTER TABLE sessions RENAME TO sessions_away');
    try {
      const answer = await tryLogin(visitor, kari.email);
      expect([answer.status, answer.body]).toEqual([500, { message: 'Server error.' }]);
    } finally {
      await shop.database.execute('ALTER TABLE sessions_away RENAME TO sessions');
    }
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await tryLogin(visitor, kari.email)).status).toBe(200);
  });

  test('ERR-04 ERR-11 DEC-108 a wrong token is 419, also where it would be 401', async () => {
    const body = { email: kari.email, password };
    for (const visitor of [await shop.visitor(), await customer(shop)]) {
      for (const token of ['', 'x', 'a'.repeat(43)]) {
        const answer = await visitor.send('POST', `${api}/login`, body, { 'x-csrf-token': token });
        expect([answer.status, answer.body]).toEqual([419, { message: 'CSRF token mismatch.' }]);
      }
    }
  });
});

describe('logging in by link', () => {
  test('ENT-63 DEC-107 the welcome mail’s link logs in once', async () => {
    const { visitor, fields } = await registered(shop);
    await visitor.send('POST', `${api}/email/verify`, { token: await linkToken(shop, fields.email, 'verification') });
    const registration_token = await linkToken(shop, fields.email, 'welcome');
    const another = await shop.visitor();
    const answer = await another.send('POST', `${api}/login/token`, { registration_token });
    expect([answer.status, answer.body.email]).toEqual([200, fields.email]);
    expect((await another.get(`${api}/current`)).body.email).toBe(fields.email);
    const again = await (await shop.visitor()).send('POST', `${api}/login/token`, { registration_token });
    expect([again.status, again.body.message]).toEqual([404, 'Ingen bruker logget inn - vennligst logg inn']);
  });

  test.each([{}, { registration_token: 'ukjent' }, { registration_token: 'a'.repeat(43) }])(
    'W16 ERR-03 an unknown token is 404: %j',
    async (body) => {
      const answer = await (await shop.visitor()).send('POST', `${api}/login/token`, body);
      expect([answer.status, answer.body.message]).toEqual([404, 'Ingen bruker logget inn - vennligst logg inn']);
    },
  );

  test('DEC-107 after 24 hours the link is dead, and a link of another kind is none', async () => {
    const { visitor, fields } = await registered(shop);
    const verify = await linkToken(shop, fields.email, 'verification');
    expect(
      (await (await shop.visitor()).send('POST', `${api}/login/token`, { registration_token: verify })).status,
    ).toBe(404);
    await visitor.send('POST', `${api}/email/verify`, { token: verify });
    const registration_token = await linkToken(shop, fields.email, 'welcome');
    await shop.database.execute(`UPDATE customer_tokens SET expires_at = now() WHERE kind = 'login'`);
    expect((await (await shop.visitor()).send('POST', `${api}/login/token`, { registration_token })).status).toBe(404);
  });
});

describe('throttling', () => {
  test('W16 ERR-07 ERR-14 DEC-109 five wrong passwords, then 429 with the right one too; another customer still gets in', async () => {
    const visitor = await shop.visitor();
    for (let i = 0; i < 5; i++) expect((await tryLogin(visitor, kari.email, 'feil')).status).toBe(422);
    const sixth = await tryLogin(visitor, kari.email);
    expect([sixth.status, sixth.body.message]).toEqual([429, throttled]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await tryLogin(visitor, ola.email)).status).toBe(200);
  });

  test('DEC-109 a success resets the counter', async () => {
    for (let round = 0; round < 3; round++) {
      const visitor = await shop.visitor();
      for (let i = 0; i < 4; i++) expect((await tryLogin(visitor, kari.email, 'feil')).status).toBe(422);
      expect((await tryLogin(visitor, kari.email)).status).toBe(200);
    }
  });

  test('R31 the same name written in another way is the same name', async () => {
    const visitor = await shop.visitor();
    for (const name of [kari.email, 'KARI@example.no', ' kari@example.no', 'Kari@Example.no', 'kari@EXAMPLE.no ']) {
      await tryLogin(visitor, name, 'feil');
    }
    expect((await tryLogin(visitor, kari.email)).status).toBe(429);
  });

  test('R31 many attempts at once are no way around the limit', async () => {
    const visitor = await shop.visitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(visitor, kari.email, 'feil')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('R31 when the time is over it opens by itself: nobody is locked out for ever', async () => {
    const visitor = await shop.visitor();
    for (let i = 0; i < 6; i++) await tryLogin(visitor, kari.email, 'feil');
    expect((await tryLogin(visitor, kari.email)).status).toBe(429);
    await shop.database.execute('UPDATE rate_limits SET expires_at = now()');
    expect((await tryLogin(visitor, kari.email)).status).toBe(200);
  });

  test('R31 another address is not stopped by what one has tried', async () => {
    const from = (address: string, given: string) => async () => {
      const visitor = await shop.visitor();
      const headers = { 'x-forwarded-for': address };
      return (await visitor.send('POST', `${api}/login`, { email: kari.email, password: given }, headers)).status;
    };
    for (let i = 0; i < 6; i++) await from('192.0.2.1', 'feil')();
    expect(await from('192.0.2.1', password)()).toBe(429);
    expect(await from('192.0.2.2', password)()).toBe(200);
  });
});

describe('logging out', () => {
  test('API-60 USER-05 204, and nobody is logged in', async () => {
    const visitor = await customer(shop);
    const answer = await visitor.send('POST', `${api}/logout`, {});
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
  });

  test('ERR-10 ERR-03 TRAP-25 without anybody logged in it is 404', async () => {
    const answer = await (await shop.visitor()).send('POST', `${api}/logout`, {});
    expect([answer.status, answer.body.message]).toEqual([404, 'Ingen bruker logget inn - vennligst logg inn']);
  });

  test('ERR-30 with a wrong token it is 419 and the customer stays logged in', async () => {
    const visitor = await customer(shop);
    expect((await visitor.send('POST', `${api}/logout`, {}, { 'x-csrf-token': 'x' })).status).toBe(419);
    expect((await visitor.get(`${api}/current`)).status).toBe(200);
  });
});

describe('a change of session', () => {
  test('TRAP-30 DEC-105 login and logout answer with a new token and new cookies; the next call goes through', async () => {
    const visitor = await shop.visitor();
    const tokens = [visitor.token];
    const cookies = [visitor.cookie()];
    expect((await tryLogin(visitor, kari.email)).headers.getSetCookie()).toHaveLength(2);
    tokens.push(visitor.token);
    cookies.push(visitor.cookie());
    expect((await visitor.send('PUT', `${api}/1`, { city: 'OSLO' })).status).toBe(200);
    await visitor.send('POST', `${api}/logout`, {});
    tokens.push(visitor.token);
    cookies.push(visitor.cookie());
    expect((await tryLogin(visitor, kari.email)).status).toBe(200);
    tokens.push(visitor.token);
    cookies.push(visitor.cookie());
    expect(new Set(tokens).size).toBe(4);
    expect(new Set(cookies).size).toBe(4);
  });

  test('a failed login changes nothing of the session', async () => {
    const visitor = await shop.visitor();
    const before = [visitor.token, visitor.cookie()];
    expect((await tryLogin(visitor, kari.email, 'feil')).headers.getSetCookie()).toEqual([]);
    expect([visitor.token, visitor.cookie()]).toEqual(before);
  });
});
