import { reloadPage } from '../location.ts';
import { useHydratedStore } from '../startup/use-hydrated-store.ts';

/** The service worker's cache of the shopper's own data (service-worker/own-cache.ts). */
const ownCache = 'hent-own-1';

/** Called on logout: the next person at this device may be another. */
export function clearOfflineCopies(): void {
  if ('caches' in window) void caches.delete(ownCache).catch(() => {});
}

/** Waits a moment, since a network may come and go, and a page that is being left may get the event too. */
const steadyMs = 500;

/** A page that was opened without a network is a cached copy: it reloads as soon as there is a network. */
export function reloadWhenOnline(reload: () => void = reloadPage): void {
  if (navigator.onLine) return;
  window.addEventListener('online', () => setTimeout(() => navigator.onLine && reload(), steadyMs));
}

/** True on the server, and until the browser says otherwise. */
export function useOnline(): boolean {
  return useHydratedStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
