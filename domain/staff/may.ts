import type { Oere } from '../money/money.ts';
import type { ShopId } from '../shop/shop-id.ts';
import { type DeskRole, deskRoles } from './desk-role.ts';
import { type Grant, type Permission, permissions, rowOf } from './permissions.ts';

/** Whoever acts: the part of them that says what they may. */
export interface Holder {
  readonly role: DeskRole;
  readonly shops: readonly ShopId[];
}

export interface About {
  /** The shop the thing belongs to; left out where it belongs to none or to several. */
  readonly shopId?: ShopId;
  readonly amount?: Oere;
}

export function grantOf(role: DeskRole, permission: Permission): Grant | null {
  return rowOf(permission).grants[role] ?? null;
}

/** Whether the role is given it at all and, where a shop or an amount is named, for that one. */
export function may({ role, shops }: Holder, permission: Permission, { shopId, amount }: About = {}): boolean {
  const grant = grantOf(role, permission);
  if (grant === null) return false;
  if (shopId !== undefined && grant.scope === 'own-shops' && !shops.includes(shopId)) return false;
  return amount === undefined || grant.most === undefined || amount <= grant.most;
}

/** Which shops a list may show; null: all of them. */
export function shopsSeen(holder: Holder, permission: Permission): readonly ShopId[] | null {
  return grantOf(holder.role, permission)?.scope === 'own-shops' ? holder.shops : null;
}

export type Denial = { readonly code: 'unknown' } | { readonly code: 'role'; readonly roles: readonly DeskRole[] };

/** Why not: an area that is not theirs to see does not exist for them; in one that is, they are told who may. Null: they may. */
export function denial(holder: Holder, permission: Permission, about: About = {}): Denial | null {
  if (may(holder, permission, about)) return null;
  const seeing = seeingOf(permission);
  if (!may(holder, seeing, about.shopId === undefined ? {} : { shopId: about.shopId })) return { code: 'unknown' };
  return { code: 'role', roles: deskRoles.filter((role) => may({ ...holder, role }, permission, about)) };
}

/** The permission that shows the area a permission belongs to. */
export function seeingOf(permission: Permission): Permission {
  const seeing = `${permission.split('.')[0]}.see`;
  return seeing in permissions ? (seeing as Permission) : permission;
}

export function needsStepUp(permission: Permission): boolean {
  return rowOf(permission).stepUp === true;
}

/** How long a step-up is good for. */
export const stepUpMs = 5 * 60_000;
