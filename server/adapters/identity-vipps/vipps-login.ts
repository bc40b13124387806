import type { Configuration } from 'openid-client';
import type { IdentityProvider, LoginFailure, LoginSecrets } from '#server/ports/customer/identity-provider.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { vippsPerson } from './vipps-person.ts';

export interface VippsLoginSettings {
  /** The issuer: everything else is read from its description. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Registered at Vipps, letter by letter. */
  readonly redirectUrl: () => string;
}

/** Loaded when somebody first logs in by Vipps: not every shop has it. */
const library = () => import('openid-client');

const scope = 'openid name email phoneNumber';
const timeoutSeconds = 6;
/** The provider's description and keys are read again after this. */
const describedFor = 3_600_000;

/** Vipps Login (OpenID Connect). The library checks signature, issuer, audience, times, state, nonce and PKCE. */
export function vippsLogin(settings: VippsLoginSettings, now: () => number): IdentityProvider {
  let described: { readonly at: number; readonly configuration: Promise<Configuration> } | null = null;
  const configuration = () => {
    if (described === null || now() - described.at > describedFor) {
      const asked = { at: now(), configuration: describe(settings) };
      described = asked;
      asked.configuration.catch(() => {
        if (described === asked) described = null;
      });
    }
    return described.configuration;
  };

  const begin = async () => {
    const lib = await library();
    const secrets = { state: lib.randomState(), nonce: lib.randomNonce(), verifier: lib.randomPKCECodeVerifier() };
    const url = lib.buildAuthorizationUrl(await configuration(), {
      redirect_uri: settings.redirectUrl(),
      scope,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await lib.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return done({ url: url.href, secrets });
  };

  const finish = async (query: URLSearchParams, { state, nonce, verifier }: LoginSecrets) => {
    const lib = await library();
    const config = await configuration();
    const url = new URL(settings.redirectUrl());
    url.search = query.toString();
    const tokens = await lib.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const sub = tokens.claims()?.sub ?? '';
    const person = vippsPerson(sub, await lib.fetchUserInfo(config, tokens.access_token, sub));
    return person === null ? refused('invalid' as const) : done(person);
  };

  return { begin: () => caught(begin), finish: (...asked) => caught(() => finish(...asked)) };
}

async function describe({ url, clientId, clientSecret }: VippsLoginSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, discovery } = await library();
  const issuer = new URL(url);
  // Plain http is for a provider on one's own machine.
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), { execute, timeout: timeoutSeconds });
}

async function caught<T>(work: () => Promise<Result<T, LoginFailure>>): Promise<Result<T, LoginFailure>> {
  try {
    return await work();
  } catch (error) {
    return refused(failureOf(error, await library()));
  }
}

/** A failure that may be an outage counts as one: a lost connection must not be taken for a forged answer. */
function failureOf(
  error: unknown,
  { AuthorizationResponseError, ResponseBodyError }: Awaited<ReturnType<typeof library>>,
): LoginFailure {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'invalid';
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'invalid' : 'unavailable';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && invalidCodes.has(code) ? 'invalid' : 'unavailable';
}

/** Of the library's own errors those that mean: this answer is not to what was asked. */
const invalidCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);
