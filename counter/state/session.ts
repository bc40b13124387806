import { atom, computed } from 'nanostores';
import type { CounterShop, Device } from '#contract/counter/records.ts';

/**
 * Where the device stands: not asked yet, not paired, locked (no clerk), open, or without a connection before the first answer.
 * `device` holds no customer's data, so it stays while the screen is locked.
 */
export type Phase = 'starting' | 'unreachable' | 'unpaired' | 'locked' | 'open';

export const phase = atom<Phase>('starting');
export const device = atom<Device | null>(null);

const key = 'disken-shop';

/** The shop that is shown; a manager's device may have several. */
const chosenShop = atom<number | null>(readChosen());

export const shop = computed([device, chosenShop], (current, chosen): CounterShop | null => {
  const shops = current?.shops ?? [];
  return shops.find(({ id }) => id === chosen) ?? shops[0] ?? null;
});

export const clerk = computed(device, (current) => current?.session?.clerk ?? null);

export function chooseShop(id: number): void {
  chosenShop.set(id);
  try {
    sessionStorage.setItem(key, String(id));
  } catch {
    // forbidden: it holds as long as the page
  }
}

/** The shop that is shown stays so, over a reload too, whatever the list begins with the next time. */
export function settleShop(): void {
  const current = shop.get();
  if (current !== null) chooseShop(current.id);
}

function readChosen(): number | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** The shop's number for the calls; only asked for while one is shown. */
export function shopId(): number {
  return shop.get()?.id ?? 0;
}

/** Called when personal data has to leave the device's memory: at the lock, and when it is unpaired. */
const wipes: (() => void)[] = [];

export function onWipe(wipe: () => void): void {
  wipes.push(wipe);
}

export function wipePersonalData(): void {
  for (const wipe of wipes) wipe();
}
