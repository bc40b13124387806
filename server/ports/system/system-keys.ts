import type { SystemScope } from '#domain/system/scopes.ts';

/** A key of another system, as its holder is known by; the secret is nowhere but with them. */
export interface SystemKey {
  readonly id: string;
  /** Two keys of one system are the same to the shop, so that one can follow the other. */
  readonly system: string;
  readonly scopes: readonly SystemScope[];
  /** Null: all shops. */
  readonly shops: readonly number[] | null;
  /** 'address/bits' from which it may be used; null: anywhere. */
  readonly networks: readonly string[] | null;
  readonly perMinute: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

/** Who calls, as far as the key tells. */
export type KeyVerdict =
  | { readonly ok: true; readonly key: SystemKey }
  /** Not a key of ours: `id` is null; else one that is over, or not from there. */
  | { readonly ok: false; readonly id: string | null; readonly reason: 'unknown' | 'revoked' | 'expired' | 'network' };

export interface SystemKeys {
  /** Makes a key and gives it, as its holder is to send it: it cannot be read again. */
  make(
    key: Omit<SystemKey, 'id' | 'revokedAt' | 'lastUsedAt'>,
  ): Promise<{ readonly id: string; readonly token: string }>;
  /** Whose key this is, asked from an address. */
  judge(token: string, address: string): Promise<KeyVerdict>;
  all(): Promise<readonly SystemKey[]>;
  find(id: string): Promise<SystemKey | null>;
  /** The given shops that do not exist. */
  unknownShops(shops: readonly number[]): Promise<readonly number[]>;
  /** Whether it is an 'address/bits'. */
  isNetwork(text: string): Promise<boolean>;
  /** Sets the time at which the key expires, unless it does so earlier. */
  endBy(id: string, at: number): Promise<void>;
  /** False when there is no such key in use. */
  revoke(id: string): Promise<boolean>;
  /** A known key that was refused: whoever looks after the shop wants to know. */
  auditRefusal(id: string, reason: string, address: string): Promise<void>;
}
