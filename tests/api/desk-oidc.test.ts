import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStaff } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Who is at the provider's screen, and how they were asked. */
let atProvider = { email: '', amr: ['pwd'] };
let provider: Server;
let shop: TestShop;

beforeAll(async () => {
  provider = createServer();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  shop = await startTestShop({
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT_ID: 'kontor',
    DESK_OIDC_CLIENT_SECRET: 'hemmelig-hos-dem',
  });
  serveProvider(issuer, `${shop.url}/kontor/api/oidc/back`);
}, 60_000);
afterAll(async () => {
  await shop.stop();
  provider.closeAllConnections();
  provider.close();
});

/** A real provider whose screens press themselves. */
function serveProvider(issuer: string, redirectUri: string): void {
  const oidc = new Provider(issuer, {
    clients: [{ client_id: 'kontor', client_secret: 'hemmelig-hos-dem', redirect_uris: [redirectUri] }],
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true }),
    }),
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['for the test'] },
  });
  const answer = oidc.callback();
  provider.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, session } = await oidc.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const login = { accountId: atProvider.email, amr: atProvider.amr };
      return oidc.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    }
    const grant = new oidc.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id });
    grant.addOIDCScope('openid email');
    const result = { consent: { grantId: await grant.save() } };
    return oidc.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  });
}

/** A browser that goes wherever it is led, with the cookies of each host. */
async function signInThere(change: (address: string) => string = (address) => address) {
  const jars = new Map<string, Map<string, string>>();
  let address = `${shop.url}/kontor/api/oidc/start`;
  for (let step = 0; step < 15; step += 1) {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    address = change(new URL(next, address).href);
    if (address.startsWith(`${shop.url}/kontor`) && !address.includes('/api/')) {
      const session = jars.get(shop.url)?.get('kontor');
      return { address: address.slice(shop.url.length), session };
    }
  }
  throw new Error('It never came back');
}

async function somebody(role: 'service' | 'administrator'): Promise<string> {
  const id = await newStaff(shop.database, role);
  const [row] = await shop.database.query<{ email: string }>(
    'SELECT email FROM staff_members WHERE staff_member_id = $1',
    [id],
  );
  return row?.email ?? '';
}

test('whoever the provider knows and we have given a role is in', async () => {
  atProvider = { email: (await somebody('service')).toUpperCase(), amr: ['pwd'] };
  const { address, session } = await signInThere();
  expect(address).toBe('/kontor');
  const answer = await fetch(`${shop.url}/kontor/api/session`, { headers: { cookie: `kontor=${session}` } });
  expect(await answer.json()).toMatchObject({ oidc: 'Entra ID', person: { role: 'service' } });
});

test('somebody unknown is refused, and an administrator without a second factor', async () => {
  atProvider = { email: 'ukjent@kjeden.example', amr: ['pwd', 'mfa'] };
  expect(await signInThere()).toEqual({ address: '/kontor?feil=1', session: undefined });
  const email = await somebody('administrator');
  atProvider = { email, amr: ['pwd'] };
  expect((await signInThere()).session).toBeUndefined();
  atProvider = { email, amr: ['pwd', 'mfa'] };
  expect((await signInThere()).session).toMatch(/^[\w-]{43}$/);
});

test('an answer that was not asked for is refused', async () => {
  atProvider = { email: await somebody('service'), amr: ['pwd'] };
  const forged = (address: string) => address.replace(/([?&]state=)[^&]+/, '$1another');
  const meddle = (address: string) => (address.includes('/oidc/back') ? forged(address) : address);
  expect(await signInThere(meddle)).toEqual({ address: '/kontor?feil=1', session: undefined });
  const alone = await fetch(`${shop.url}/kontor/api/oidc/back?code=x&state=y`, { redirect: 'manual' });
  expect(alone.headers.get('location')).toBe('/kontor?feil=1');
});
