import { atom } from 'nanostores';
import { shopNow } from './clock.ts';

/** How news comes: pushed by the shop, asked for every ten seconds, or not at all since a time. */
export type Line =
  | { readonly kind: 'live' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'offline' /** The time of the newest data. */; readonly since: number };

export const line = atom<Line>({ kind: 'live' });

let lastHeard = shopNow();

/** An answer came: the data is of now. */
export function heard(): void {
  lastHeard = shopNow();
  if (line.get().kind === 'offline') line.set({ kind: 'asking' });
}

export function lineDropped(): void {
  if (line.get().kind !== 'offline') line.set({ kind: 'offline', since: lastHeard });
}

export function isOnline(): boolean {
  return line.get().kind !== 'offline';
}
