/**
 * Calls back when another tab has changed one of the keys in local storage, or has cleared it all (UI-50 to UI-54). Events
 * come one key at a time, so the listener reads everything it needs anew (DEC-83) and must not write back (TRAP-43).
 */
export function watchOtherTabs(keys: readonly string[], onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea !== null && event.storageArea !== window.localStorage) return;
    if (event.key === null || keys.includes(event.key)) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
