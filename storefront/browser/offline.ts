import { useSyncExternalStore } from 'react';
import { reloadPage } from './location.ts';

/** The service worker's name for what it keeps of a shopper (service-worker/own-answers.ts). */
const ownCache = 'hent-own-1';

/** Lets the service worker in, where the server offers one. What fails here (a private window, a full disk) costs nothing else. */
export async function keepForOffline(): Promise<void> {
  const offered = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  const { serviceWorker } = navigator;
  if (offered === null || serviceWorker === undefined) return;
  await serviceWorker.register(offered.content, { updateViaCache: 'none' }).catch(() => {});
}

/** What this page asked for before a service worker took it over, the worker could not keep: it is told. */
export function tellWhatWasSeen(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller !== null) return;
  serviceWorker.addEventListener('controllerchange', () => tellFrom(performance.now()), { once: true });
}

/** What is still under way is told when it has come. */
function tellFrom(taken: number): void {
  const observer = new PerformanceObserver((list) => {
    const before = list
      .getEntries()
      .filter(({ name, startTime }) => startTime < taken && name.startsWith(location.origin));
    const urls = [...new Set(before.map(({ name }) => name))];
    if (urls.length > 0) navigator.serviceWorker.controller?.postMessage({ from: location.pathname, urls });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The next one at this machine may be another. */
export function forgetOfflineCopies(): void {
  if ('caches' in window) void caches.delete(ownCache).catch(() => {});
}

/** A network that comes and goes is none; and a page that is being left may be told of one, too. */
const steadyMs = 500;

/** A page that was opened without a network is a copy: it is asked for anew as soon as there is one. */
export function reloadWhenBack(reload: () => void = reloadPage): void {
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
