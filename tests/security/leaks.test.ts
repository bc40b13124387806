import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/client.ts';

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
    let token = /csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
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
    expect(shop.said()).toContain('request failed');
    expect(await send('POST', '/register', fields)).toBe(201);
    const [id] = [(await (await fetch(`${shop.url}/api/v1/customers/current`, { headers: { cookie } })).json()).id];
    expect(await send('PUT', `/${id}`, { email: 'ny-logglaus@example.no' })).toBe(200);
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
