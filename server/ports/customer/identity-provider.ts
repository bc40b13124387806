import type { Result } from '../result.ts';
import type { ProvenIdentity } from './identities.ts';

/** What the browser keeps, sealed, while the person is away at the provider. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** `denied`: the person said no. `invalid`: what came back does not belong to what was begun here. */
export type LoginFailure = 'denied' | 'invalid' | 'unavailable';

/** Login at somebody else by OpenID Connect: authorization code with state, nonce and PKCE. None of the calls throws. */
export interface IdentityProvider {
  begin(): Promise<Result<{ readonly url: string; readonly secrets: LoginSecrets }, LoginFailure>>;
  /** `query` is what the browser came back with. */
  finish(query: URLSearchParams, secrets: LoginSecrets): Promise<Result<ProvenIdentity, LoginFailure>>;
}
