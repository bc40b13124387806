import { atom } from 'nanostores';
import type { SessionAnswer } from '#contract/desk/sign-in/schemas.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { type About, may } from '#domain/staff/may.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { callSignIn } from '../data/call.ts';

export type Phase = 'starting' | 'unreachable' | 'signed-out' | 'open';
export type Person = NonNullable<SessionAnswer['person']>;

export const phase = atom<Phase>('starting');
export const person = atom<Person | null>(null);
export const isDemo = atom(false);
/** What the chain's identity provider is called; null: there is none. */
export const oidcName = atom<string | null>(null);

export function settle({ person: who, demo, oidc }: SessionAnswer): void {
  oidcName.set(oidc);
  isDemo.set(demo);
  person.set(who);
  phase.set(who === null ? 'signed-out' : 'open');
}

export async function askSession(): Promise<void> {
  const answer = await callSignIn('session', {});
  if (answer.kind === 'done') settle(answer.value);
  else phase.set('unreachable');
}

export async function signOut(): Promise<void> {
  await callSignIn('signOut', {});
  location.assign('/kontor');
}

/** Whether the person signed in may; the server asks the same table. */
export function iMay(permission: Permission, about?: About): boolean {
  const who = person.get();
  return who !== null && may({ role: who.role, shops: who.shops.map(({ id }) => shopId(id)) }, permission, about);
}
