import { useSyncExternalStore } from 'react';
import { reloadPage } from '../location.ts';

/** The service worker's name for what it keeps of a shopper (service-worker/own-answers.ts). */
const ownCache = 'hent-own-1';

/** The next one at this machine may be another. */
export function clearOfflineCopies(): void {
  if ('caches' in window) void caches.delete(ownCache).catch(() => {});
}

/** A network that comes and goes is none; and a page that is being left may be told of one, too. */
const steadyMs = 500;

/** A page that was opened without a network is a copy: it is asked for anew as soon as there is one. */
export function reloadWhenOnline(reload: () => void = reloadPage): void {
  if (navigator.onLine) return;
  window.addEventListener('online', () => setTimeout(() => navigator.onLine && reload(), steadyMs));
}

/** True on the server, and until the browser says otherwise. */
export function useOnline(): boolean {
  return useSyncExternalStore(
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
