import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly phone_number?: string;
}

export const loginKeys = { clientId: 'hent', clientSecret: randomBytes(24).toString('hex') };

export interface IdentityServer {
  readonly url: string;
  /** Who picks up the phone, by their id there; null: somebody who says no. */
  answeredBy(sub: string | null): void;
  readonly people: Map<string, Person>;
  /** 'down' answers nothing any more. */
  become(what: 'well' | 'down'): void;
  /** From then on it knows the shop, by the address it leads back to. */
  open(redirectUrl: string): void;
  stop(): Promise<void>;
}

/** A real OpenID provider on a port of this machine; whoever is asked answers at once. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const state: {
    provider: Provider | null;
    handle: ReturnType<Provider['callback']> | null;
    sub: string | null;
    isDown: boolean;
  } = { provider: null, handle: null, sub: null, isDown: false };
  const people = new Map<string, Person>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { provider, sub } = state;
    if (provider === null) throw new Error('not open');
    if (sub === null) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const grant = new provider.Grant({ accountId: sub, clientId: loginKeys.clientId });
    grant.addOIDCScope('openid name email phoneNumber');
    const result = { login: { accountId: sub }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  };
  const server = createServer((request, response) => {
    if (state.isDown) request.socket.destroy();
    else if (request.url?.startsWith('/interaction/')) answer(request, response).catch(() => response.destroy());
    else state.handle?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    people,
    answeredBy: (sub) => {
      state.sub = sub;
    },
    become: (what) => {
      state.isDown = what === 'down';
    },
    open: (redirectUrl) => {
      state.provider = new Provider(url, configuration(redirectUrl, people));
      state.handle = state.provider.callback();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

function configuration(redirectUrl: string, people: ReadonlyMap<string, Person>) {
  return {
    clients: [
      {
        client_id: loginKeys.clientId,
        client_secret: loginKeys.clientSecret,
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    scopes: ['openid', 'name', 'email', 'phoneNumber'],
    claims: {
      openid: ['sub'],
      name: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
      phoneNumber: ['phone_number'],
    },
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' }] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
  };
}

/** A browser at the provider: from the address the shop leads to, to the one that leads back. */
export async function throughProvider(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    await response.arrayBuffer();
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`the provider answered ${response.status} at ${at.pathname}`);
    const { origin } = new URL(address);
    at = new URL(next, at);
    if (at.origin !== origin) return at;
  }
  throw new Error('the provider leads around in a circle');
}
