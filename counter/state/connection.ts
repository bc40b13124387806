import { atom } from 'nanostores';
import { shopNow } from './clock.ts';

/** How news comes: pushed by the shop, asked for every ten seconds, or not at all since a time. */
export type Connection =
  | { readonly kind: 'live' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'offline' /** The time of the newest data. */; readonly since: number };

export const connection = atom<Connection>({ kind: 'live' });

let lastHeard = shopNow();

/** An answer came: the data is of now. */
export function heard(): void {
  lastHeard = shopNow();
  if (connection.get().kind === 'offline') connection.set({ kind: 'asking' });
}

export function connectionLost(): void {
  if (connection.get().kind !== 'offline') connection.set({ kind: 'offline', since: lastHeard });
}

export function isOnline(): boolean {
  return connection.get().kind !== 'offline';
}
