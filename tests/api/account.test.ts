import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { api, customer, kari, linkToken, mailsTo, noLimits, ola, password, registered, tryLogin } from './customers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
});
afterAll(() => shop.stop());

describe('changing the account', () => {
  test('API-58 DEC-112 a partial update; what is left out stays; the bare customer back', async () => {
    const { visitor, fields, id } = await registered(shop, { city: 'OSLO', newsletter: 1 });
    const answer = await visitor.send('PUT', `${api}/${id}`, { first_name: ' Nina ', newsletter: 0, club: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      first_name: 'Nina',
      last_name: fields.last_name,
      city: 'OSLO',
      newsletter: 0,
      club: 1,
    });
    expect((await visitor.get(`${api}/current`)).body).toEqual(answer.body);
  });

  test.each([
    ['ERR-18', 'first_name', 'The first name field must have a value.'],
    ['ERR-19', 'last_name', 'The last name field must have a value.'],
    ['ERR-20', 'phone', 'The phone field must have a value.'],
    ['ERR-21', 'email', 'The email field must have a value.'],
  ])('%s TRAP-28 DEC-112 a blank %s is 422: %s', async (_, field, text) => {
    const visitor = await customer(shop);
    for (const blank of ['', '   ']) {
      const answer = await visitor.send('PUT', `${api}/1`, { [field]: blank });
      expect([answer.status, answer.body]).toEqual([422, { message: text, errors: { [field]: [text] } }]);
    }
  });

  test('ERR-22 DEC-112 the phone of another account: has already been taken', async () => {
    const { visitor, id } = await registered(shop);
    const answer = await visitor.send('PUT', `${api}/${id}`, { phone: kari.phone, city: 'BERGEN' });
    expect([answer.status, answer.body.message]).toEqual([422, 'The phone has already been taken.']);
    expect((await visitor.get(`${api}/current`)).body.city).toBeNull();
  });

  test('ERR-22 what is no phone number, e-mail, postcode or date is 422', async () => {
    const visitor = await customer(shop);
    for (const wrong of [
      { phone: '123' },
      { email: 'x' },
      { postal_code: '12345' },
      { birth_date: 'i går' },
      { gender_id: 99 },
    ]) {
      expect((await visitor.send('PUT', `${api}/1`, wrong)).status).toBe(422);
    }
  });

  test('ERR-16 after an update’s 401 the page that is loaded again finds nobody, or whoever is logged in now', async () => {
    const { visitor, fields, id } = await registered(shop);
    const elsewhere = await shop.visitor();
    await tryLogin(elsewhere, fields.email, fields.password);
    await elsewhere.send('DELETE', `${api}/current/sessions`, {});
    const refused = await visitor.send('PUT', `${api}/${id}`, { city: 'MOSS' });
    expect([refused.status, refused.body]).toEqual([401, { message: 'Unauthenticated.' }]);
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await elsewhere.get(`${api}/current`)).body).toMatchObject({ id, city: null });
  });

  test('ERR-15 ROLE-10 DEC-112 without a session and with another’s id: 401, nothing changed', async () => {
    expect((await (await shop.visitor()).send('PUT', `${api}/1`, { city: 'X' })).status).toBe(401);
    const other = await (await customer(shop, ola)).send('PUT', `${api}/1`, { city: 'X' });
    expect([other.status, other.body]).toEqual([401, { message: 'En annen bruker er logget inn' }]);
    expect((await (await customer(shop)).get(`${api}/current`)).body.city).not.toBe('X');
  });

  test('ROLE-02 DEC-118 without the permission account.update it is 403', async () => {
    const { visitor, id } = await registered(shop);
    await shop.database.execute(`UPDATE customers SET permissions = '{review.create}' WHERE customer_id = $1`, [id]);
    expect((await visitor.send('PUT', `${api}/${id}`, { city: 'OSLO' })).status).toBe(403);
  });

  test('R30 DEC-112 permissions, email_verified, auth_id, id are ignored', async () => {
    const { visitor, id } = await registered(shop);
    const before = (await visitor.get(`${api}/current`)).body;
    const answer = await visitor.send('PUT', `${api}/${id}`, {
      permissions: ['admin'],
      email_verified: true,
      emailVerifiedAt: '2020-01-01',
      auth_id: 'x',
      id: 1,
      customer_id: 1,
      terms_conditions: 0,
      cookie_default: 0,
      password_hash: 'x',
      passwordHash: 'x',
      created_at: '2000-01-01',
    });
    expect([answer.status, answer.body]).toEqual([200, before]);
  });

  test('consents are stored with their history, by channel too', async () => {
    const { visitor, id } = await registered(shop, { newsletter: 1, preferences: { channels: { email: 1 } } });
    await visitor.send('PUT', `${api}/${id}`, { newsletter: 0, preferences: { channels: { sms: 1 } } });
    await visitor.send('PUT', `${api}/${id}`, { newsletter: true, preferences: { channels: { email: 0 } } });
    const history = await shop.database.query<{ consent: string; granted: boolean }>(
      `SELECT consent, granted FROM consents WHERE customer_id = $1 AND consent <> 'terms_conditions' ORDER BY consent, consent_id`,
      [id],
    );
    expect(history.map(({ consent, granted }) => `${consent} ${granted}`)).toEqual([
      'channel_email true',
      'channel_email false',
      'channel_sms true',
      'newsletter true',
      'newsletter false',
      'newsletter true',
    ]);
    expect((await visitor.get(`${api}/current`)).body.preferences).toEqual({ channels: { email: 0, sms: 1 } });
  });
});

describe('changing the password', () => {
  test('DEC-112 needs the present one, and ends the other sessions', async () => {
    const { visitor, fields, id } = await registered(shop);
    const elsewhere = await shop.visitor();
    await tryLogin(elsewhere, fields.email, fields.password);
    const change = { password: 'Nytt-passord-9', password_confirmation: 'Nytt-passord-9' };
    for (const current_password of [undefined, '', 'feil']) {
      const refused = await visitor.send('PUT', `${api}/${id}`, { ...change, current_password });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['current_password']]);
    }
    expect((await elsewhere.get(`${api}/current`)).status).toBe(200);
    const changed = await visitor.send('PUT', `${api}/${id}`, { ...change, current_password: fields.password });
    expect(changed.status).toBe(200);
    expect((await visitor.get(`${api}/current`)).status).toBe(200);
    expect((await elsewhere.get(`${api}/current`)).status).toBe(204);
    expect((await mailsTo(shop, fields.email)).at(-1)?.subject).toContain('Passordet ditt hos Nordvarde er endret');
    expect((await tryLogin(await shop.visitor(), fields.email, fields.password)).status).toBe(422);
    expect((await tryLogin(await shop.visitor(), fields.email, change.password)).status).toBe(200);
  });

  test('too short, or not the same twice: 422', async () => {
    const visitor = await customer(shop);
    const both = async (body: object) =>
      (await visitor.send('PUT', `${api}/1`, { current_password: password, ...body })).body.errors;
    expect(await both({ password: 'kort', password_confirmation: 'kort' })).toEqual({
      password: ['The password must be at least 8 characters.'],
    });
    expect(await both({ password: 'langt nok', password_confirmation: 'noe annet' })).toEqual({
      password_confirmation: ['The password confirmation does not match.'],
    });
  });

  test('R31 a session left open is no place to guess the password', async () => {
    const strict = await startTestShop({ ...noLimits, LOGIN_LIMIT: '5' });
    try {
      const visitor = await customer(strict);
      for (let i = 0; i < 5; i++) {
        expect((await visitor.send('DELETE', `${api}/1`, { password: 'feil' })).status).toBe(422);
      }
      expect((await visitor.send('DELETE', `${api}/1`, { password })).status).toBe(429);
      expect((await visitor.get(`${api}/current`)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe('forgotten password', () => {
  const ask = async (email: unknown) => (await shop.visitor()).send('POST', `${api}/password/email`, { email });
  const fresh = { password: 'Glemt-igjen-1', password_confirmation: 'Glemt-igjen-1' };

  test('API-66 DEC-117 TXT-89 the answer is the same for a known and an unknown address; the known one gets a mail', async () => {
    const [known, unknown] = [await ask(kari.email), await ask('ukjent@example.no')];
    expect(known.status).toBe(200);
    expect(known.body.message).toBe(
      'Hvis e-postadressen finnes hos oss, har vi sendt en lenke for å lage nytt passord.',
    );
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await mailsTo(shop, kari.email)).at(-1)?.text).toContain(`/nullstill-passord/`);
    expect(await mailsTo(shop, 'ukjent@example.no')).toEqual([]);
    expect((await ask('')).status).toBe(200);
  });

  test('API-67 DEC-117 TXT-91 the link sets a new password, once, and logs out everywhere', async () => {
    const { visitor, fields } = await registered(shop);
    await ask(fields.email);
    const token = await linkToken(shop, fields.email, 'password-reset');
    const someone = await shop.visitor();
    const answer = await someone.send('POST', `${api}/password/reset`, { token, email: fields.email, ...fresh });
    expect([answer.status, answer.body.message]).toEqual([200, 'Passordet er endret']);
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await tryLogin(someone, fields.email, fields.password)).status).toBe(422);
    expect((await tryLogin(someone, fields.email, fresh.password)).status).toBe(200);
    const again = await someone.send('POST', `${api}/password/reset`, { token, email: fields.email, ...fresh });
    expect([again.status, again.body.message]).toEqual([422, 'Lenken er ugyldig eller utløpt']);
  });

  test('TXT-90 DEC-117 a bad, old or replaced token, or another’s e-mail: 422', async () => {
    const { fields } = await registered(shop);
    const visitor = await shop.visitor();
    const reset = (token: string, email = fields.email) =>
      visitor.send('POST', `${api}/password/reset`, { token, email, ...fresh });
    expect((await reset('ukjent')).body.message).toBe('Lenken er ugyldig eller utløpt');
    await ask(fields.email);
    const first = await linkToken(shop, fields.email, 'password-reset');
    await ask(fields.email);
    const second = await linkToken(shop, fields.email, 'password-reset');
    expect((await reset(first)).status).toBe(422);
    expect((await reset(second, kari.email)).status).toBe(422);
    await shop.database.execute(
      `UPDATE customer_tokens SET expires_at = expires_at - interval '60 minutes' WHERE kind = 'reset'`,
    );
    expect((await reset(second)).status).toBe(422);
    expect((await tryLogin(visitor, fields.email, fields.password)).status).toBe(200);
  });

  test('a password that is too short does not use the link up', async () => {
    const { fields } = await registered(shop);
    await ask(fields.email);
    const token = await linkToken(shop, fields.email, 'password-reset');
    const visitor = await shop.visitor();
    const short = { token, email: fields.email, password: 'kort', password_confirmation: 'kort' };
    const refused = await visitor.send('POST', `${api}/password/reset`, short);
    expect([refused.status, refused.body.errors]).toEqual([422, { password: ['Passordet må ha minst åtte tegn'] }]);
    expect((await visitor.send('POST', `${api}/password/reset`, { ...short, ...fresh })).status).toBe(200);
  });

  test('R31 DEC-117 the way back is open while logins are locked, and opens them', async () => {
    const strict = await startTestShop();
    try {
      const visitor = await strict.visitor();
      for (let i = 0; i < 6; i++) await tryLogin(visitor, kari.email, 'feil');
      expect((await tryLogin(visitor, kari.email)).status).toBe(429);
      await visitor.send('POST', `${api}/password/email`, { email: kari.email });
      const token = await linkToken(strict, kari.email, 'password-reset');
      await visitor.send('POST', `${api}/password/reset`, { token, email: kari.email, ...fresh });
      expect((await tryLogin(visitor, kari.email, fresh.password)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  test('DEC-109 five from one address, then 429; nobody’s mailbox is filled', async () => {
    const strict = await startTestShop({ TRUST_PROXY: '1' });
    try {
      const visitor = await strict.visitor();
      const from = (address: string) =>
        visitor.send('POST', `${api}/password/email`, { email: kari.email }, { 'x-forwarded-for': address });
      for (let i = 0; i < 5; i++) expect((await from('192.0.2.1')).status).toBe(200);
      const refused = await from('192.0.2.1');
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await from('192.0.2.2')).status).toBe(200);
      expect(await mailsTo(strict, kari.email)).toHaveLength(5);
    } finally {
      await strict.stop();
    }
  });
});

describe('deleting the account', () => {
  test('API-59 DEC-115 204, session ended, and the account is gone', async () => {
    const { visitor, fields, id } = await registered(shop);
    const before = visitor.token;
    const answer = await visitor.send('DELETE', `${api}/${id}`, { password: fields.password });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(visitor.token).not.toBe(before);
    expect((await visitor.get(`${api}/current`)).status).toBe(204);
    expect((await tryLogin(visitor, fields.email, fields.password)).status).toBe(422);
    expect((await visitor.send('POST', `${api}/register`, fields)).status).toBe(201);
  });

  test.each([{}, { password: '' }, { password: 'feil' }])(
    'ERR-17 DEC-115 password missing or wrong is 422: %j',
    async (body) => {
      const visitor = await customer(shop);
      expect((await visitor.send('DELETE', `${api}/1`, body)).status).toBe(422);
      expect((await visitor.get(`${api}/current`)).status).toBe(200);
    },
  );

  test('ERR-15 ROLE-11 DEC-115 without a session and with another’s id: 401, nobody deleted', async () => {
    expect((await (await shop.visitor()).send('DELETE', `${api}/1`, { password })).status).toBe(401);
    const other = await (await customer(shop, ola)).send('DELETE', `${api}/1`, { password });
    expect([other.status, other.body]).toEqual([401, { message: 'En annen bruker er logget inn' }]);
    expect((await tryLogin(await shop.visitor(), kari.email)).status).toBe(200);
  });
});

describe('consents over time', () => {
  test('ENT-61 each yes and no by subject and channel with its time, newest first, a page at a time, one’s own', async () => {
    const { visitor, id } = await registered(shop, { newsletter: 1 });
    const put = (body: object) => visitor.send('PUT', `${api}/${id}`, body);
    await put({ preferences: { channels: { email: 1, sms: 0, post: 0 } } });
    await put({ newsletter: 0, preferences: { channels: { email: 0 } } });
    await put({ city: 'OSLO' });
    const { status, body } = await visitor.get(`${api}/current/consents`);
    expect(status).toBe(200);
    expect(schemas.ownConsents.answer.safeParse(body).error?.issues ?? []).toEqual([]);
    const changes = body.data.map((change: { consent: string; granted: boolean }) => [change.consent, change.granted]);
    expect(new Set(changes.slice(0, 2).map(String))).toEqual(new Set(['newsletter,false', 'channel_email,false']));
    expect(changes[2]).toEqual(['channel_email', true]);
    expect(body.meta.total).toBe(5);
    const second = (await visitor.get(`${api}/current/consents?per_page=2&page=2`)).body;
    expect([second.data.length, second.meta.last_page]).toEqual([2, 3]);
    expect((await (await shop.visitor()).get(`${api}/current/consents`)).status).toBe(401);
    expect((await visitor.get(`${api}/current/consents?per_page=101`)).status).toBe(422);
  });
});

describe('sessions', () => {
  test('R28 are listed with the browser, this one first, and can be ended', async () => {
    const { visitor, fields } = await registered(shop);
    const phone = await shop.visitor();
    await phone.send(
      'POST',
      `${api}/login`,
      { email: fields.email, password: fields.password, remember: 1 },
      {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      },
    );
    const { body: sessions } = await visitor.get(`${api}/current/sessions`);
    expect(sessions).toMatchObject([
      { current: true, remember: 0 },
      { current: false, remember: 1, device: 'Safari, iPhone' },
    ]);
    expect((await visitor.send('DELETE', `${api}/current/sessions/${sessions[1].id}`, {})).status).toBe(204);
    expect((await phone.get(`${api}/current`)).status).toBe(204);
    expect((await visitor.get(`${api}/current/sessions`)).body).toHaveLength(1);
    expect((await visitor.send('DELETE', `${api}/current/sessions/${sessions[1].id}`, {})).status).toBe(404);
  });

  test('R28 all others are ended at once; this one, and those of other customers, stay', async () => {
    const { visitor, fields } = await registered(shop);
    const others = [await shop.visitor(), await shop.visitor()];
    for (const other of others) await tryLogin(other, fields.email, fields.password);
    const stranger = await customer(shop);
    expect((await visitor.send('DELETE', `${api}/current/sessions`, {})).status).toBe(204);
    const statuses = [visitor, ...others, stranger].map(async (who) => (await who.get(`${api}/current`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 204, 204, 200]);
    expect((await visitor.send('DELETE', `${api}/current/sessions`, {})).status).toBe(204);
  });

  test('R29 another customer’s session cannot be ended', async () => {
    const victim = await customer(shop);
    const [{ id }] = (await victim.get(`${api}/current/sessions`)).body;
    expect((await (await customer(shop, ola)).send('DELETE', `${api}/current/sessions/${id}`, {})).status).toBe(404);
    expect((await victim.get(`${api}/current`)).status).toBe(200);
  });
});

describe('the club card', () => {
  test('API-62 ENT-63 ROLE-09 DEC-119 code and drawing for the customer, 401 for others', async () => {
    const { body } = await (await customer(shop)).get(`${api}/current/code`);
    expect(body.code).toMatch(/^K1\.[\w-]{10}$/);
    expect(body.svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    const other = await (await customer(shop, ola)).get(`${api}/current/code`);
    expect(other.body.code.slice(-10)).not.toBe(body.code.slice(-10));
    expect((await (await shop.visitor()).get(`${api}/current/code`)).status).toBe(401);
  });
});

test('DEC-123 a poll is answered once by a customer, in whichever browser', async () => {
  const { visitor, fields } = await registered(shop);
  const [poll] = (await visitor.get('/api/v1/polls/active')).body;
  const answers = poll.questions.map(({ id, options }: { id: number; options: { id: number }[] }) => ({
    question_id: id,
    option_id: options[0]?.id,
  }));
  expect((await visitor.send('POST', `/api/v1/polls/${poll.id}/answers`, { answers })).status).toBe(201);
  const elsewhere = await shop.visitor();
  await tryLogin(elsewhere, fields.email, fields.password);
  expect((await elsewhere.send('POST', `/api/v1/polls/${poll.id}/answers`, { answers })).status).toBe(422);
  expect((await elsewhere.get(`/api/v1/polls/${poll.id}/answers`)).body).toHaveLength(answers.length);
});
