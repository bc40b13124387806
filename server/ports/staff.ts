import type { ShopId } from '#domain/shop/shop-id.ts';

export type StaffRole = 'clerk' | 'manager';

export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly shops: readonly ShopId[];
  /** No PIN is taken before; null: it is. */
  readonly lockedUntil: number | null;
}

export interface StaffDevice {
  readonly id: number;
  readonly name: string;
  readonly shops: readonly ShopId[];
}

export interface StaffSession {
  readonly id: number;
  readonly member: StaffMember;
  readonly lastTouch: number;
}

/** A device that is paired, and who is signed in at it. */
export interface AtDevice {
  readonly device: StaffDevice;
  readonly session: StaffSession | null;
}

/** Who did something, for the audit log. */
export interface StaffActor {
  readonly member: number | null;
  readonly device: number | null;
  readonly shop: ShopId | null;
}

export interface NewPairingCode {
  readonly code: string;
  readonly deviceName: string;
  readonly shops: readonly ShopId[];
  readonly expiresAt: number;
}

export interface NewMember {
  readonly name: string;
  readonly role: StaffRole;
  readonly pinHash: string;
  readonly shops: readonly ShopId[];
}

/** One of the few PINs that may be tried before a clerk is locked. */
export type PinAttempt =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'locked'; readonly until: number }
  /** Counted as wrong until it turns out to be right. */
  | { readonly kind: 'counted'; readonly wrong: number; readonly pinHash: string };

/**
 * People of the chain, their devices and sessions. Rows are read with every request, so that what is ended here is ended
 * everywhere at once. What changes something writes the audit log in the same transaction.
 */
export interface StaffStore {
  /** Null: no such device, or one that was unpaired. A session that has run out, or of somebody who left, is none. */
  atDevice(token: string, now: number): Promise<AtDevice | null>;
  /** Somebody has touched the screen. */
  touch(sessionId: number, at: number): Promise<void>;

  /** Without an actor it is the command's. */
  writePairingCode(code: NewPairingCode, actor?: StaffActor): Promise<void>;
  /** Uses a code up; null for a wrong, old or used one, the same for all. A wrong one counts against the code it begins like. */
  redeemPairingCode(code: string, token: string, now: number): Promise<StaffDevice | null>;
  pairDevice(device: { readonly name: string; readonly shops: readonly ShopId[] }, token: string): Promise<StaffDevice>;
  /** Its sessions end with it. False: there is none. */
  unpairDevice(deviceId: number, actor: StaffActor): Promise<boolean>;
  devices(): Promise<readonly (StaffDevice & { readonly lastSeenAt: number; readonly revokedAt: number | null })[]>;

  /** Those who work in any of the shops, by name. */
  members(shops: readonly ShopId[]): Promise<readonly StaffMember[]>;
  allMembers(): Promise<readonly StaffMember[]>;
  addMember(member: NewMember, actor?: StaffActor): Promise<number>;
  /** Ends the sessions; false: there is no such clerk at work. */
  letGo(memberId: number, actor?: StaffActor): Promise<boolean>;
  /** Sessions end, and what locked the old one is forgotten; false: there is no such clerk. */
  setPin(memberId: number, pinHash: string, actor: StaffActor): Promise<boolean>;

  takePinAttempt(memberId: number, now: number): Promise<PinAttempt>;
  /** Takes no PIN until then; who is signed in stays so, or anybody could sign a clerk out by guessing. */
  lockMember(memberId: number, until: number, actor: StaffActor): Promise<void>;
  endSessionsOf(memberId: number): Promise<void>;
  /** Forgets the wrong PINs; false: there is no such clerk. */
  openMember(memberId: number, actor: StaffActor): Promise<boolean>;
  /** In place of whoever was signed in at the device. */
  startSession(deviceId: number, memberId: number, now: number): Promise<void>;
  endSession(deviceId: number, now: number): Promise<void>;
}
