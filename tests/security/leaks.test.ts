import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { generalErrors } from '#content/nb/errors.ts';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { eans, reservationOf, reserve } from '../api/paying-shop.ts';
import { openPage } from '../api/test-shop.ts';

const script = path.resolve(import.meta.dirname, '../serve-test-shop.ts');

/** A shop in a process of its own, with everything it says written down. */
async function loudShop() {
  const env = { ...process.env, TEST_POSTGRES_URL: inject('postgresUrl'), LOG_LEVEL: 'debug', TRUST_PROXY: '1' };
  const child = spawn(process.execPath, [script], { env });
  let said = '';
  const { url, databaseUrl } = await new Promise<{ url: string; databaseUrl: string }>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const line = said.split('\n').find((text) => text.startsWith('{"url"') && text.endsWith('}'));
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
  });
  const database = openDatabase({ url: databaseUrl });
  return {
    url,
    database,
    said: () => said,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
      await database.close();
    },
  };
}

test('R37 passwords, tokens, names and addresses are in no log, at its loudest', async () => {
  const shop = await loudShop();
  try {
    const page = await fetch(shop.url);
    let token = /XSRF-TOKEN=([^;]+)/.exec(page.headers.getSetCookie().join(' '))?.[1] ?? '';
    let cookie = page.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const send = async (method: string, target: string, body: unknown) => {
      const answer = await fetch(`${shop.url}/api/v1/customers${target}`, {
        method,
        headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      token = answer.headers.get('x-csrf-token') ?? token;
      const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
      if (cookies.length > 0) cookie = cookies.join('; ');
      return answer.status;
    };
    const fields = {
      first_name: 'Logglaus',
      last_name: 'Stille',
      email: 'logglaus@example.no',
      phone: '47654321',
      address: 'Tausvegen 9',
      password: 'Tyst-passord-1',
      password_confirmation: 'Tyst-passord-1',
      terms_conditions: 1,
    };
    expect(await send('POST', '/login', { email: fields.email, password: 'Tyst-feil-2' })).toBe(422);
    expect(await send('POST', '/login', `{"email":"${fields.email}","password":"Tyst-passord-1"`)).toBe(400);
    // PostgreSQL tells the whole row when it refuses one; the shop may say that it failed, and no more.
    await shop.database.execute(`ALTER TABLE customers ADD CONSTRAINT refused CHECK (city <> 'FEIL')`);
    expect(await send('POST', '/register', { ...fields, city: 'FEIL' })).toBe(500);
    await expect.poll(() => shop.said()).toContain('request failed'); // a pipe may be late
    expect(await send('POST', '/register', fields)).toBe(201);
    const [id] = [(await (await fetch(`${shop.url}/api/v1/customers/current`, { headers: { cookie } })).json()).id];
    expect(await send('PUT', `/${id}`, { email: 'ny-logglaus@example.no', current_password: fields.password })).toBe(
      200,
    );
    expect(await send('GET', '/email/resend', null)).toBe(200);
    expect(await send('POST', '/password/email', { email: 'ny-logglaus@example.no' })).toBe(200);
    expect(await send('POST', '/password/reset', { ...fields, token: 'x' })).toBe(422);
    expect(await send('DELETE', `/${id}`, { password: fields.password })).toBe(204);
    const secrets = [
      cookie,
      token,
      'Tyst-',
      'logglaus',
      'Logglaus',
      'Stille',
      '47654321',
      'Tausvegen',
      '192.0.2.77',
      'argon2',
    ];
    expect(secrets.filter((secret) => shop.said().includes(secret))).toEqual([]);
  } finally {
    await shop.stop();
  }
});

/** Numbers that card companies give out for trying. */
const cardNumbers = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  'Amex 3782 822463 10005 utløper snart',
];
const stored = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, { method, ownToken }]) => method !== 'GET' && ownToken !== true && !name.startsWith('searchArticle'),
);

test('R38 a card number is refused wherever something can be written, and stands in no row and no log', {
  timeout: 60_000,
}, async () => {
  const shop = await loudShop();
  try {
    const visitor = await openPage(shop.url);
    const login = { email: 'kari@example.no', password: 'Passord123!' };
    expect((await visitor.send('POST', '/api/v1/customers/login', login)).status).toBe(200);
    const refused = { message: generalErrors.cardNumber };
    for (const [name, { method, path: pattern }] of stored) {
      const target = `/api/v1${pattern.replace(/:[a-z_]+/gi, '1')}`;
      for (const number of cardNumbers) {
        const bodies = [{ field: number }, { field: [{ deep: number }] }, { field: { [number]: 1 } }];
        for (const body of bodies) {
          const answer = await visitor.send(method as 'POST', target, body);
          expect([name, answer.status, answer.body]).toMatchObject([name, 422, refused]);
          expect(answer.body.errors).toEqual({ field: [generalErrors.cardNumber] });
        }
      }
      const asNumber = await visitor.send(method as 'POST', target, { Phone: 4_111_111_111_111_111 });
      expect([name, asNumber.status, asNumber.body]).toMatchObject([name, 422, refused]);
    }
    // In good forms: each would be stored, were it not for the one field.
    const order = reservationOf(1, { ean: eans.drink });
    for (const field of ['CustomerName', 'Address', 'City'])
      expect((await reserve(visitor, { ...order, [field]: `Kari ${cardNumbers[1]}` })).status).toBe(422);
    expect((await reserve(visitor, order)).status).toBe(201);
    // What is asked for is answered; it is stored nowhere.
    expect((await visitor.send('POST', '/api/v1/articles/search', { query: cardNumbers[0] })).status).toBe(200);
    expect((await visitor.get(`/search/${cardNumbers[0]}`)).status).toBe(200);

    const tables = await shop.database.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const [row] = await shop.database.query<{ n: number }>(
        `SELECT count(*) AS n FROM ${name} t WHERE t::text ~ '4111 ?1111|5555-5555|822463'`,
      );
      expect([name, row?.n]).toEqual([name, 0]);
    }
    expect(shop.said()).not.toMatch(/4111 ?1111|5555-5555|822463/);
  } finally {
    await shop.stop();
  }
});

test('R38 nothing in the API has a place for a card: no number, code or expiry', () => {
  const fields = (Object.keys(schemas) as EndpointName[]).flatMap((name) =>
    fieldsOf(z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' })),
  );
  expect(fields).toContain('payment_method');
  expect(fields.filter((field) => /card_?n(o|um)|^pan$|cvc|cvv|expir|security_?code/i.test(field))).toEqual([]);
});

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}
