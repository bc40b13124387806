import type { Configuration } from 'openid-client';
import type { Oidc, OidcPerson } from '#server/ports/desk/oidc.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** Loaded when somebody first uses it: most desks have no provider. */
const library = () => import('openid-client');

/** How long ago somebody may have been asked, when they are to be asked anew; the trip back takes its time. */
const freshSeconds = 60;

export function openidConnect({ issuer, clientId, clientSecret, name }: OidcSettings): Oidc {
  let known: Promise<Configuration> | null = null;
  // A provider that does not answer now may answer the next time.
  const configuration = () => {
    known ??= discover().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  const discover = async () => {
    const { allowInsecureRequests, discovery } = await library();
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(issuer);
    const options = isLocal ? { execute: [allowInsecureRequests] } : {};
    return discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  };
  return {
    name,
    begin: async (redirectUri, fresh) => {
      const lib = await library();
      const checks = { state: lib.randomState(), nonce: lib.randomNonce(), verifier: lib.randomPKCECodeVerifier() };
      const url = lib.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await lib.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: '0' }),
      });
      return { url: url.href, checks };
    },
    finish: async (url, { state, nonce, verifier }, fresh) => {
      const lib = await library();
      try {
        const tokens = await lib.authorizationCodeGrant(await configuration(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(fresh && { maxAge: freshSeconds }),
        });
        return personOf(tokens.claims() ?? {});
      } catch {
        return null;
      }
    },
  };
}

function personOf({ email, email_verified: verified, amr }: Readonly<Record<string, unknown>>): OidcPerson | null {
  if (typeof email !== 'string' || verified === false) return null;
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  return { email, hasMfa: methods.includes('mfa') || methods.length > 1 };
}
