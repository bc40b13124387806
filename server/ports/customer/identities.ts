/** Who holds the proof of who somebody is. */
export type IdentityProviderName = 'vipps';

/** A person as the provider knows them. `sub` alone names them; the rest only fills in forms. */
export interface ProvenIdentity {
  readonly provider: IdentityProviderName;
  readonly sub: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In lower case; empty where the provider has not verified it. */
  readonly email: string;
  /** Eight digits; empty where it is no Norwegian mobile number. */
  readonly phone: string;
}

export interface LinkedIdentity {
  readonly provider: IdentityProviderName;
  readonly linkedAt: Date;
}

export type LinkOutcome = 'linked' | 'at-other-account' | 'account-has-other';

export interface Identities {
  /** The customer it is linked to; that it was used is noted. */
  customerOf(identity: Pick<ProvenIdentity, 'provider' | 'sub'>): Promise<number | null>;
  /** Linked to the same account before is linked. */
  link(identity: Pick<ProvenIdentity, 'provider' | 'sub'>, customerId: number): Promise<LinkOutcome>;
  /** False when there was none. */
  unlink(customerId: number, provider: IdentityProviderName): Promise<boolean>;
  of(customerId: number): Promise<readonly LinkedIdentity[]>;
  /** Waits in a visitor's session for a login or a registration. */
  storePending(sessionId: string, identity: ProvenIdentity, until: Date): Promise<void>;
  pending(sessionId: string, now: Date): Promise<ProvenIdentity | null>;
  /** As `pending`, and it waits no longer. */
  takePending(sessionId: string, now: Date): Promise<ProvenIdentity | null>;
}
