import { done, type Result, refused } from '#server/ports/result.ts';
import type { SystemKey, SystemKeys } from '#server/ports/system/system-keys.ts';

export type KeyWish = Pick<SystemKey, 'system' | 'scopes' | 'shops' | 'networks' | 'perMinute' | 'expiresAt'>;

/** `value` is what was written. */
export interface KeyRefusal {
  readonly reason: 'bad-system' | 'no-scope' | 'unknown-shop' | 'bad-network';
  readonly value: string;
}

export interface MadeKey {
  readonly id: string;
  readonly token: string;
}

/** How long the old key goes on after a new one was made from it. */
export const rotationMs = 24 * 3_600_000;

/** Makes a key and gives it, once; for the command and the desk alike. */
export async function makeKey(keys: SystemKeys, wish: KeyWish): Promise<Result<MadeKey, KeyRefusal>> {
  if (!/^[a-z0-9-]{2,40}$/.test(wish.system)) return refused({ reason: 'bad-system', value: wish.system });
  if (wish.scopes.length === 0) return refused({ reason: 'no-scope', value: '' });
  const [missing] = await keys.unknownShops(wish.shops ?? []);
  if (missing !== undefined) return refused({ reason: 'unknown-shop', value: String(missing) });
  for (const network of wish.networks ?? [])
    if (!(await keys.isNetwork(network))) return refused({ reason: 'bad-network', value: network });
  return done(await keys.make(wish));
}

/** A new key with the same leave, for as long again; the old one goes on for a day. Null: there is none in use. */
export async function rotateKey(
  keys: SystemKeys,
  id: string,
  now: number,
): Promise<(MadeKey & { old: SystemKey }) | null> {
  const old = await keys.find(id);
  if (old === null || old.revokedAt !== null || old.expiresAt <= now) return null;
  const made = await keys.make({ ...old, expiresAt: now + keyYearMs });
  await keys.endBy(id, now + rotationMs);
  return { ...made, old };
}

const keyYearMs = 365 * 86_400_000;
