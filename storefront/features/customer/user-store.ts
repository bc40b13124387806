import type { ShopApi } from '#contract/shop-api.ts';
import { mustReload, noUser, type UserState, userStateOf, writeUser } from '#domain/customer/user-state.ts';
import { store } from '#storefront/data/store.ts';
import { reloadPage } from '#ui/browser/location.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';

const key = 'user';

/** Nobody on the server and until the first answer is there (TRAP-41). */
export const user = store<UserState>(noUser);

/**
 * Sets and stores who is logged in. It is written only when it has changed, or two tabs would make each other reload
 * for ever (TRAP-44).
 */
export function setUser(state: UserState): void {
  user.set(state);
  const text = writeUser(state);
  if (localJson.readText(key) !== text) localJson.writeText(key, text);
}

/**
 * Who is logged in, asked once per page load (NAV-21, DEC-120). A failure is silent and means nobody (NAV-22, ERR-34), but it
 * is not told to the other tabs: one that is offline must not make them reload.
 */
export async function loadUser(api: Pick<ShopApi, 'currentCustomer'>): Promise<void> {
  const reply = await api.currentCustomer({});
  if (reply.ok) setUser(userStateOf(reply.data));
  else user.set(noUser);
}

/** Reloads when another tab has logged in or out, and only then (UI-50, UI-51). */
export function followStoredUser(reload: () => void = reloadPage): () => void {
  return watchOtherTabs([key], () => {
    if (mustReload(user.get(), localJson.readText(key))) reload();
  });
}
