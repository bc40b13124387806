import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, customer, kari, linkToken, mailsTo, newcomer, noLimits, ola, registered, tryLogin } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

const register = async (body: unknown) => (await shop.visitor()).send('POST', `${api}/register`, body);

describe('registering', () => {
  test('API-56 DEC-110 W14 201 with the customer, logged in, verification mail in the outbox', async () => {
    const visitor = await shop.visitor();
    const before = visitor.token;
    const fields = newcomer();
    const answer = await visitor.send('POST', `${api}/register`, fields);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      first_name: 'Nora',
      email: fields.email,
      phone: fields.phone,
      terms_conditions: 1,
      newsletter: 0,
      marketing: 0,
      club: 0,
      email_verified: false,
      permissions: ['account.update', 'review.create'],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|hash/);
    expect(visitor.token).not.toBe(before);
    expect((await visitor.get(`${api}/current`)).body.id).toBe(answer.body.id);
    expect((await mailsTo(shop, fields.email)).map(({ kind }) => kind)).toEqual(['verification']);
    expect((await tryLogin(await shop.visitor(), fields.phone, fields.password)).status).toBe(200);
  });

  test('ENT-59 ENT-61 DEC-110 everything optional is stored, and each yes in the history of consents', async () => {
    const { visitor, id } = await registered(shop, {
      birth_date: '1990-05-17',
      gender_id: 2,
      address: ' Storgata 12 ',
      postal_code: '0155',
      city: 'OSLO',
      club: 1,
      newsletter: true,
      cookie_ga: 1,
      preferences: { channels: { email: 1, sms: 0 } },
    });
    expect((await visitor.get(`${api}/current`)).body).toMatchObject({
      birth_date: '1990-05-17',
      gender_id: 2,
      address: 'Storgata 12',
      postal_code: '0155',
      city: 'OSLO',
      club: 1,
      newsletter: 1,
      cookie_ga: 1,
      marketing: 0,
      preferences: { channels: { email: 1, sms: 0 } },
    });
    const consents = await shop.database.query<{ consent: string; granted: boolean }>(
      'SELECT consent, granted FROM consents WHERE customer_id = $1 ORDER BY consent',
      [id],
    );
    expect(consents).toEqual(
      ['channel_email', 'club', 'cookie_ga', 'newsletter', 'terms_conditions'].map((consent) => ({
        consent,
        granted: true,
      })),
    );
  });

  test.each([
    ['phone', { phone: kari.phone }],
    ['phone with prefix', { phone: `+47 ${kari.phone}` }],
    ['e-mail', { email: ola.email }],
    ['e-mail in capitals', { email: 'KARI@EXAMPLE.NO' }],
  ])('W14 ERR-06 ERR-13 a taken %s is 423', async (_, taken) => {
    const answer = await register({ ...newcomer(), ...taken });
    expect([answer.status, answer.body]).toEqual([
      423,
      {
        message: 'Hei - vi ser at det allerede finnes en konto med samme email/telefonummer - har du glemt passordet?',
      },
    ]);
  });

  test('ERR-13 two at the same moment with one phone number: one 201, one 423', async () => {
    const one = newcomer();
    const two = { ...newcomer(), phone: one.phone };
    const statuses = await Promise.all([register(one), register(two)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 423]);
  });

  test.each([
    ['first_name', { first_name: ' ' }, 'Fornavn må ha en verdi'],
    ['last_name', { last_name: undefined }, 'Etternavn må ha en verdi'],
    ['email', { email: 'kari' }, 'Ugyldig e-postadresse'],
    ['phone', { phone: '21234567' }, 'Ugyldig telefonnummer'],
    ['password', { password: 'kort', password_confirmation: 'kort' }, 'Passordet må ha minst åtte tegn'],
    ['password_confirmation', { password_confirmation: 'noe annet' }, 'Passordene er ikke like'],
    ['terms_conditions', { terms_conditions: 0 }, 'Du må godta vilkårene'],
    ['terms_conditions', { terms_conditions: undefined }, 'Du må godta vilkårene'],
    ['postal_code', { postal_code: '155' }, 'Ugyldig postnummer'],
    ['birth_date', { birth_date: '2090-01-01' }, 'Skriv datoen som dag, måned og år'],
    ['birth_date', { birth_date: '1990-02-30' }, 'Skriv datoen som dag, måned og år'],
    ['gender_id', { gender_id: 99 }, 'Ugyldig data'],
  ])('DEC-110 TRAP-26 a wrong %s is 422 beside its field: %j', async (field, wrong, text) => {
    const answer = await register({ ...newcomer(), ...wrong });
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
  });

  test.each([
    { first_name: 7 },
    { email: ['a'] },
    { preferences: 'x' },
    { first_name: 'a\0b' },
    { password: 'x'.repeat(2000) },
    { phone: { $gt: '' } },
  ])('R23 nonsense is 422, not a fault: %j', async (wrong) => {
    expect((await register({ ...newcomer(), ...wrong })).status).toBe(422);
  });

  test('ERR-01 while somebody is logged in it is 401 and no account is made', async () => {
    const visitor = await customer(shop);
    const fields = newcomer();
    const answer = await visitor.send('POST', `${api}/register`, fields);
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Du er allerede logget inn - logg ut for å logge inn med en ny bruker',
    ]);
    expect((await tryLogin(await shop.visitor(), fields.email, fields.password)).status).toBe(422);
  });

  test('R30 ROLE-02 DEC-118 permissions, email_verified, id and the like are nobody’s to set', async () => {
    const { visitor, id } = await registered(shop, {
      id: 1,
      auth_id: 'x',
      permissions: ['admin'],
      email_verified: true,
      email_verified_at: '2020-01-01',
      cookie_default: 0,
      token: 'x',
      customer_id: 1,
    });
    expect(id).toBeGreaterThan(2);
    expect((await visitor.get(`${api}/current`)).body).toMatchObject({
      permissions: ['account.update', 'review.create'],
      email_verified: false,
      cookie_default: 1,
    });
  });

  test('the password is stored as argon2id (m=19456, t=2, p=1) alone', async () => {
    const { id } = await registered(shop);
    const [row] = await shop.database.query<{ row: string; hash: string }>(
      'SELECT c::text AS row, password_hash AS hash FROM customers c WHERE customer_id = $1',
      [id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.row).not.toContain('Hemmelig123');
  });

  test('DEC-109 ERR-07 the eleventh registration in 15 minutes is 429', async () => {
    const strict = await startTestShop({ ...noLimits, REGISTER_LIMIT: '2' });
    try {
      const again = async () =>
        (await strict.visitor()).send('POST', `${api}/register`, { ...newcomer(), email: kari.email });
      expect((await again()).status).toBe(423);
      expect((await again()).status).toBe(423);
      const refused = await again();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });
});

describe('verifying the e-mail address', () => {
  test('W14 USER-16 ROLE-03 the link of the mail verifies, once; then the welcome mail comes', async () => {
    const { visitor, fields } = await registered(shop);
    const token = await linkToken(shop, fields.email, 'verification');
    const someone = await shop.visitor();
    const answer = await someone.send('POST', `${api}/email/verify`, { token });
    expect([answer.status, answer.body]).toEqual([200, { email: fields.email }]);
    expect((await someone.get(`${api}/current`)).status).toBe(204);
    expect((await visitor.get(`${api}/current`)).body.email_verified).toBe(true);
    expect((await mailsTo(shop, fields.email)).map(({ kind }) => kind)).toEqual(['verification', 'welcome']);
    const again = await someone.send('POST', `${api}/email/verify`, { token });
    expect([again.status, again.body.message]).toEqual([422, 'Lenken er ugyldig eller utløpt']);
  });

  test.each(['', 'ukjent', 'a'.repeat(43)])('TXT-90 the link %j is none: 422', async (token) => {
    expect((await (await shop.visitor()).send('POST', `${api}/email/verify`, { token })).status).toBe(422);
  });

  test('a link to an address that was changed meanwhile verifies nothing', async () => {
    const { visitor, fields, id } = await registered(shop);
    const token = await linkToken(shop, fields.email, 'verification');
    const { email } = newcomer();
    await visitor.send('PUT', `${api}/${id}`, { email, current_password: fields.password });
    await visitor.send('POST', `${api}/email/verify`, { token: await linkToken(shop, email, 'verification') });
    expect((await visitor.send('POST', `${api}/email/verify`, { token })).status).toBe(422);
    expect((await visitor.get(`${api}/current`)).body).toMatchObject({ email, email_verified: true });
  });

  test('API-57 ROLE-04 DEC-116 ERR-24 sent again: 200 with the address', async () => {
    const visitor = await customer(shop, ola);
    const answer = await visitor.get(`${api}/email/resend`);
    expect([answer.status, answer.body]).toEqual([200, { email: ola.email }]);
    expect((await mailsTo(shop, ola.email)).at(-1)?.kind).toBe('verification');
  });

  test('ERR-23 DEC-116 verified already: 422; not logged in: 401', async () => {
    expect((await (await customer(shop)).get(`${api}/email/resend`)).status).toBe(422);
    expect((await (await shop.visitor()).get(`${api}/email/resend`)).status).toBe(401);
    expect(await mailsTo(shop, kari.email)).toEqual([]);
  });

  test('TRAP-31 R27 DEC-105 the GET that sends a mail needs the page’s token', async () => {
    const visitor = await customer(shop, ola);
    const before = (await mailsTo(shop, ola.email)).length;
    const answer = await fetch(`${shop.url}${api}/email/resend`, { headers: { cookie: visitor.cookie() } });
    expect(answer.status).toBe(419);
    expect(await mailsTo(shop, ola.email)).toHaveLength(before);
  });

  test('DEC-109 the fourth in 15 minutes is 429', async () => {
    const strict = await startTestShop({ ...noLimits, RESEND_LIMIT: '3' });
    try {
      const visitor = await customer(strict, ola);
      for (let i = 0; i < 3; i++) expect((await visitor.get(`${api}/email/resend`)).status).toBe(200);
      const refused = await visitor.get(`${api}/email/resend`);
      expect([refused.status, refused.body.message]).toEqual([429, 'For mange forsøk. Prøv igjen senere.']);
      expect(await mailsTo(strict, ola.email)).toHaveLength(3);
    } finally {
      await strict.stop();
    }
  });
});

describe('reading the outbox', () => {
  test('DEC-104 /dev/post lists the mails with their links, as text', async () => {
    const { fields } = await registered(shop, { first_name: '<img src=x onerror=alert(1)>' });
    const page = await shop.get('/dev/post');
    expect(page.status).toBe(200);
    expect(page.body).toContain(fields.email);
    expect(page.body).toContain(`href="${shop.url}/bekreft-epost/`);
    expect(page.body).not.toContain('<img');
    expect(page.body).toContain('<html lang="nb">');
    expect(page.body).toMatch(/Til \S+, \d+\. \w+ \d{4} kl\. \d{2}:\d{2}/);
    const icon = await shop.get('/favicon.ico');
    expect(icon.status).toBe(302);
    expect((await shop.get(icon.headers.get('location') ?? '')).status).toBe(200);
  });

  test('with a mail server there is no such page', async () => {
    const closed = await startTestShop({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      expect((await closed.get('/dev/post')).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});
