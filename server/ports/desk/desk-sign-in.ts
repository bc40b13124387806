import type { ShopId } from '#domain/shop/shop-id.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { StoredPasskey } from './passkeys.ts';

export interface NewInvitation {
  readonly token: string;
  readonly email: string;
  readonly role: DeskRole;
  readonly shops: readonly ShopId[];
  /** Somebody who works here already and needs a new way in; null: they are new. */
  readonly member: number | null;
  readonly expiresAt: number;
}

export interface Invitation extends Omit<NewInvitation, 'token'> {
  readonly id: number;
  readonly name: string | null;
}

/** Somebody who may sign in, and with what. */
export interface SignInMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: DeskRole;
  /** Null: they have none. */
  readonly password: { readonly hash: string; readonly totpSecret: string } | null;
}

export type ChallengePurpose = 'invitation' | 'sign-in' | 'step-up' | 'totp';

/** Ways into the desk. Everything that is good once is used up by the statement that looks it up. */
export interface DeskSignIn {
  /** Earlier ones to the same address are good no longer. */
  makeInvitation(invitation: NewInvitation, now: number): Promise<number>;
  /** Null: unknown, used, taken back or too old. Locked until the transaction ends. */
  invitation(token: string, now: number): Promise<Invitation | null>;
  spendInvitation(id: number, now: number): Promise<void>;
  revokeInvitation(id: number, now: number): Promise<string | null>;
  /** Null: somebody has the address already. */
  addMember(member: { name: string; email: string; role: DeskRole; shops: readonly ShopId[] }): Promise<number | null>;
  /** Of those who may sign in. */
  memberByEmail(email: string): Promise<SignInMember | null>;
  member(id: number): Promise<SignInMember | null>;
  /** All passkeys, password, codes and sessions. */
  clearWays(member: number, now: number): Promise<void>;
  addPasskey(member: number, passkey: StoredPasskey, device: string, now: number): Promise<void>;
  passkey(id: string): Promise<(StoredPasskey & { readonly member: number }) | null>;
  passkeysOf(member: number): Promise<readonly string[]>;
  notePasskeyUse(id: string, signCount: number, now: number): Promise<void>;
  setPassword(
    member: number,
    way: { hash: string; totpSecret: string; recoveryCodes: readonly string[] },
  ): Promise<void>;
  /** False: a code of this time step or a later one was used. */
  takeTotpStep(member: number, step: number): Promise<boolean>;
  takeRecoveryCode(member: number, code: string, now: number): Promise<boolean>;
  storeChallenge(challenge: string, purpose: ChallengePurpose, subject: string, expiresAt: number): Promise<void>;
  /** Uses it up; false: there was none for this. */
  takeChallenge(challenge: string, purpose: ChallengePurpose, subject: string, now: number): Promise<boolean>;
  /** Notes a browser; 'first' is the first one a person has. */
  seeBrowser(member: number, token: string, now: number): Promise<'known' | 'first' | 'new'>;
}
