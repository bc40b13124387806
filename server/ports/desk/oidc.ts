/** What has to be remembered between leaving for the provider and coming back. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the provider has signed in. */
export interface OidcPerson {
  readonly email: string;
  /** More than one factor was asked for. */
  readonly hasMfa: boolean;
}

/** The chain's own identity provider (OpenID Connect, code with PKCE). */
export interface Oidc {
  /** On the button: 'Entra ID'. */
  readonly name: string;
  /** `fresh`: whoever is signed in there already is asked again. */
  begin(redirectUri: string, fresh: boolean): Promise<{ readonly url: string; readonly checks: OidcChecks }>;
  /** `url`: the address the browser came back to. Null: not what was asked for, or nobody. */
  finish(url: URL, checks: OidcChecks, fresh: boolean): Promise<OidcPerson | null>;
}
