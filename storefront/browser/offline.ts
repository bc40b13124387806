import { useSyncExternalStore } from 'react';
import { reloadPage } from './location.ts';

/** The service worker's name for what it keeps of a shopper (service-worker/own-answers.ts). */
const ownCache = 'hent-own-1';

/** Lets the service worker in, where the server offers one. What fails here (a private window, a full disk) costs nothing else. */
export async function keepForOffline(): Promise<void> {
  const offered = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  const { serviceWorker } = navigator;
  if (offered === null || serviceWorker === undefined) return;
  const known = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!known) tellWhatWasSeen();
  });
  await serviceWorker.register(offered.content, { updateViaCache: 'none' }).catch(() => {});
}

/** What this page had loaded before anybody could keep it. */
function tellWhatWasSeen(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [...new Set(loaded)].filter((url) => url.startsWith(location.origin));
  navigator.serviceWorker.controller?.postMessage({ from: location.pathname, urls });
}

/** The next one at this machine may be another. */
export function forgetOfflineCopies(): void {
  if ('caches' in window) void caches.delete(ownCache).catch(() => {});
}

/** A page that was opened without a network is a copy: it is asked for anew as soon as there is one. */
export function reloadWhenBack(reload: () => void = reloadPage): void {
  if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
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
